import MiniRx
import TableauRx
import TestEnvironment
import Testing

/// The history of a relay's value.
struct UndoModelTests {
    let relay = BehaviorRelay<[String]>(value: ["tea"])
    let undo: UndoModel<[String]>

    struct Refused: Error {}

    init() { undo = UndoModel(relay) }

    @Test func undoesAndRedoes() {
        undo.edit("Add") { $0.append("bread") }
        undo.edit { $0 = [] }
        expect(undo.status, UndoStatus(canUndo: true))
        expect(undo.undo())
        expect(relay.value, ["tea", "bread"])
        expect(undo.status, UndoStatus(canUndo: true, canRedo: true, undoTitle: "Add"))
        expect(undo.undo())
        expect(relay.value, ["tea"])
        expect(!undo.undo())
        expect(undo.status, UndoStatus(canRedo: true, redoTitle: "Add"))
        expect(undo.redo() && undo.redo() && !undo.redo())
        expect(relay.value, [])
    }

    @Test func eachChangeOfTheStatusIsEmittedOnce() {
        var statuses: [UndoStatus] = []
        let subscription = undo.statusChanges.subscribe(onNext: { statuses.append($0) })
        undo.edit("Add") { $0.append("bread") }
        undo.edit("Add") { $0.append("milk") }
        undo.undo()
        subscription.dispose()
        undo.undo()
        expect(
            statuses,
            [
                UndoStatus(), UndoStatus(canUndo: true, undoTitle: "Add"),
                UndoStatus(canUndo: true, canRedo: true, undoTitle: "Add", redoTitle: "Add"),
            ])
    }

    /// Observers of the value, and those of the status, never see one without the other.
    @Test func theStatusBelongsToTheValue() {
        var seen: [String] = []
        func note() {
            let (back, forth) = (undo.status.undoTitle ?? "-", undo.status.redoTitle ?? "-")
            seen.append("\(relay.value.count) \(back) \(forth)")
        }
        let subscription = Disposables.create(
            relay.skip(1).subscribe(onNext: { _ in note() }),
            undo.statusChanges.skip(1).subscribe(onNext: { _ in note() }))
        defer { subscription.dispose() }
        undo.edit("Add") { $0.append("bread") }
        undo.group("Clear") { undo.edit { $0 = [] } }
        undo.undo()
        undo.redo()
        relay.accept(["server"])
        let expected = [
            "2 Add -", "2 Add -", "0 Add -", "0 Clear -", "2 Add Clear", "2 Add Clear", "0 Clear -",
            "0 Clear -", "1 - -", "1 - -",
        ]
        expect(seen, expected)
    }

    @Test func editsDiscardWhatCannotBeRedoneOrKept() {
        // An edit discards redoable steps.
        do {
            undo.edit { $0 = ["a"] }
            undo.undo()
            undo.edit { $0 = ["tea"] }
            expect(undo.status.canRedo, "nothing has changed")
            undo.edit { $0 = ["b"] }
            expect(!undo.status.canRedo)
        }
        // Keeps no more than its limit.
        do {
            let relay = BehaviorRelay(value: ["tea"])
            let undo = UndoModel(relay, limit: 2)
            for text in ["a", "b", "c"] { undo.edit { $0 = [text] } }
            while undo.undo() {}
            expect(relay.value, ["a"])
        }
    }

    @Test func typingIsOneStepUntilItEndsAndNoneIfItRestoresTheValue() {
        // Typing in one field is one step.
        do {
            for text in ["t", "to", "ton"] {
                undo.edit("Typing", coalescing: 1) { $0[0] = text }
            }
            undo.edit("Typing", coalescing: 2) { $0.append("x") }
            undo.undo()
            expect(relay.value, ["ton"])
            undo.edit(coalescing: 1) { $0[0] = "tons" }
            undo.undo()
            expect(relay.value, ["ton"], "an undo ends the typing")
            undo.undo()
            expect(relay.value, ["tea"])
        }
        // endCoalescing ends a step.
        do {
            let relay = BehaviorRelay(value: ["tea"])
            let undo = UndoModel(relay)
            undo.edit(coalescing: 1) { $0[0] = "t" }
            undo.endCoalescing()
            undo.edit(coalescing: 1) { $0[0] = "to" }
            undo.undo()
            expect(relay.value, ["t"])
        }
        // Typing that restores the value is no step.
        do {
            let relay = BehaviorRelay(value: ["tea"])
            let undo = UndoModel(relay)
            undo.edit(coalescing: 1) { $0[0] = "teas" }
            undo.edit(coalescing: 1) { $0[0] = "tea" }
            expect(!undo.status.canUndo)
        }
    }

    @Test func aGroupIsOneStep() {
        undo.group("Both") {
            undo.edit { $0.append("a") }
            undo.group("Inner") { undo.edit { $0.append("b") } }
            expect(!undo.undo(), "not in the middle of a group")
        }
        expect(relay.value, ["tea", "a", "b"])
        expect(undo.status.undoTitle, "Both")
        undo.undo()
        expect(relay.value, ["tea"])
        expect(!undo.status.canUndo)
    }

    @Test func anEditThatThrowsChangesNothing() {
        #expect(throws: Refused.self) {
            try undo.edit { state throws(Refused) in
                state = []
                throw Refused()
            }
        }
        expect(relay.value, ["tea"])
        #expect(throws: Refused.self) {
            try undo.group { () throws(Refused) in
                undo.edit { $0.append("a") }
                throw Refused()
            }
        }
        expect(relay.value, ["tea"])
        expect(undo.status, UndoStatus())
    }

    @Test func aValueAcceptedByTheRelayIsAStep() {
        undo.edit("Add") { $0.append("a") }
        relay.accept(["server"])
        expect(undo.status, UndoStatus(canUndo: true))
        undo.undo()
        expect(relay.value, ["tea", "a"])
        relay.accept(["server"])
        undo.forget()
        expect(undo.status, UndoStatus())
        expect(relay.value, ["server"])
    }

    @Test func anObserverMayEdit() {
        let normalizing = relay.subscribe(onNext: { [undo] value in
            if value.count > 2 { undo.edit("Trim") { $0.removeLast() } }
        })
        defer { normalizing.dispose() }
        undo.edit("Add") { $0 += ["a", "b"] }
        expect(relay.value, ["tea", "a"])
        undo.undo()
        expect(relay.value, ["tea", "a"], "the observer trims the undone value at once")
        expect(undo.status.canUndo)
    }

    @Test func canUndoIsObserved() {
        var states: [Bool] = []
        let subscription = undo.canUndo.subscribe(onNext: { states.append($0) })
        defer { subscription.dispose() }
        undo.edit { $0 = ["a"] }
        undo.edit { $0 = ["b"] }
        undo.undo()
        undo.undo()
        expect(states, [false, true, false])
    }

    // MARK: Corrected values

    /// Replaces bread with toast, as an app that corrects what it is given.
    private func correct() -> any Disposable {
        relay.subscribe(onNext: { [relay] value in
            if value.contains("bread") { relay.accept(value.map { $0 == "bread" ? "toast" : $0 }) }
        })
    }

    @Test func aCorrectedStepIsUndonePast() {
        undo.edit("Add") { $0.append("bread") }
        undo.edit("Clear") { $0 = [] }
        let correction = correct()
        defer { correction.dispose() }
        expect(undo.undo())
        expect(relay.value, ["tea", "toast"])
        expect(
            undo.status,
            UndoStatus(canUndo: true, canRedo: true, undoTitle: "Add", redoTitle: "Clear"))
        expect(undo.undo())
        expect(relay.value, ["tea"])
        expect(!undo.undo())
        expect(undo.redo())
        expect(relay.value, ["tea", "toast"])
        expect(undo.redo() && !undo.redo())
        expect(relay.value, [])
    }

    @Test func aCorrectedEditIsOneStepOrNone() {
        // An edit that is corrected to what was there is no step. Undo would do nothing.
        do {
            let relay = BehaviorRelay(value: ["tea"])
            let undo = UndoModel(relay)
            let refusal = relay.subscribe(onNext: { [relay] value in
                if value.count > 2 { relay.accept(Array(value.prefix(2))) }
            })
            defer { refusal.dispose() }
            undo.edit("Add") { $0.append("milk") }
            undo.edit("Add more") { $0.append("bread") }
            undo.edit(coalescing: "typing") { $0.append("rye") }
            undo.group("Two") { undo.edit { $0.append("rye") } }
            expect(relay.value, ["tea", "milk"])
            expect(undo.status, UndoStatus(canUndo: true, undoTitle: "Add"))
            expect(undo.undo() && !undo.undo())
            expect(relay.value, ["tea"])
        }
        // It displaces no other: neither the oldest, nor what is typed, nor what can be redone.
        do {
            let relay = BehaviorRelay(value: 1)
            let undo = UndoModel(relay, limit: 1)
            undo.edit("Typing", coalescing: "number") { $0 = 2 }
            let refusal = relay.subscribe(onNext: { [relay] in if $0 > 2 { relay.accept(2) } })
            undo.edit("More") { $0 = 3 }
            expect(undo.status.undoTitle, "Typing")
            refusal.dispose()
            let correction = relay.subscribe(onNext: { [relay] in if $0 == 1 { relay.accept(2) } })
            undo.edit("Typing", coalescing: "number") { $0 = 1 }
            expect(undo.status.undoTitle, "Typing")
            correction.dispose()
            expect(undo.undo() && relay.value == 1)
            let least = relay.subscribe(onNext: { [relay] in if $0 < 1 { relay.accept(1) } })
            defer { least.dispose() }
            undo.edit("Less") { $0 = 0 }
            expect(undo.redo() && relay.value == 2)
        }
        // A corrected edit is one step.
        do {
            let correction = correct()
            undo.edit("Add") { $0.append("bread") }
            expect(relay.value, ["tea", "toast"])
            undo.group("Two") {
                undo.edit { $0.append("bread") }
                undo.edit { $0.append("milk") }
            }
            expect(relay.value, ["tea", "toast", "toast", "milk"])
            expect(undo.undo() && relay.value == ["tea", "toast"])
            expect(undo.undo() && relay.value == ["tea"])
            expect(!undo.undo())
            correction.dispose()
            // What comes from elsewhere is a step of its own.
            relay.accept(["milk"])
            expect(undo.undo() && relay.value == ["tea"])
        }
    }
}
