import Foundation
import Tableau
import TableauTerminal
import TestEnvironment
import Testing

/// Focus and edits belong to a row: new data moves them with the row, or ends them.
@MainActor @Suite struct RowIdentityTests {
    @Test(arguments: [true, false])
    func theFocusFollowsARowIntoAnInsertedSection(animates: Bool) async throws {
        let list = NotesTable(["today": ["Bread", "Milk"]])
        list.binder.animateChanges = animates
        let (screen, harness) = await present(list)
        try await harness.play("down")
        list.show(["later": ["Tea", "Milk"], "today": ["Bread"]])
        try await harness.play("wait:0.4")
        expect(list.text(screen.focusedRow), "Milk")
        list.show(["today": ["Milk", "Bread"]])
        try await harness.play("wait:0.4")
        expect(list.text(screen.focusedRow), "Milk")
        list.show(["today": ["Bread"]])
        try await harness.play("wait:0.4")
        expect(list.text(screen.focusedRow), "Bread", "the row that has its index, or the last")
    }

    @Test(arguments: [true, false])
    func anEditMovesWithItsRow(animates: Bool) async throws {
        let list = NotesTable(["today": ["Bread", "Milk"]])
        list.binder.animateChanges = animates
        let (_, harness) = await present(list)
        try await harness.play("enter,end,type:!")
        expect(list.typed, ["Bread": "Bread!"])
        list.show(["later": ["Bread"], "today": ["Milk", "Tea"]])
        try await harness.play("wait:0.4,type:?")
        expect(list.typed, ["Bread": "Bread!?"])
        list.show(["today": ["Tea", "Milk", "Bread"]])
        try await harness.play("wait:0.4,type:.")
        expect(list.typed, ["Bread": "Bread!?."])
    }

    @Test(arguments: [true, false])
    func anEditEndsWithItsRow(animates: Bool) async throws {
        let list = NotesTable(["today": ["Bread", "Milk"]])
        list.binder.animateChanges = animates
        let (screen, harness) = await present(list)
        var quits = 0
        screen.addAction(key: "x", title: "Delete") { quits += 1 }
        try await harness.play("enter,end,type:!")
        list.show(["today": ["Milk"]])
        try await harness.play("wait:0.4")
        expect(harness.screenText.last?.contains("The row being edited is gone"), true)
        expect(list.editing, 0)
        try await harness.play("x,backspace,x,enter")
        expect(list.typed, ["Bread": "Bread!"], "nothing is typed into the next row")
        expect(quits, 0, "keys typed for the field are not commands")
        try await harness.play("x")
        expect(quits, 1, "Enter ended the typing")
        try await harness.play("enter,end,type:?")
        expect(list.typed["Milk"], "Milk?")
    }

    /// Keys that would have edited the text neither leave the screen nor end this.
    @Test(arguments: [
        "left", "ctrl-left", "home", "ctrl-w", "ctrl-d", "shift-left", "ctrl-shift-right",
        "ctrl-_",
    ])
    func whatWouldHaveEditedARowThatIsGoneDoesNothing(key: String) async throws {
        let list = NotesTable(["today": ["Bread", "Milk"]])
        let below = TerminalScreen(TableView(style: .plain), title: "Below")
        let app = TerminalApplication(root: below, options: .testing)
        let harness = await TerminalTestHarness(app, size: TerminalSize(columns: 40, rows: 14))
        let screen = TerminalScreen(list.table, title: "Notes")
        below.push(screen)
        var performed = 0
        screen.addAction(key: "x", title: "Delete") { performed += 1 }
        try await harness.play("wait:1,enter,end,type:!")
        list.show(["today": ["Milk"]])
        try await harness.play("wait:0.4,\(key),x")
        expect(harness.screenText[0].contains("Notes"))
        expect(performed, 0)
        try await harness.play("enter,x")
        expect(performed, 1)
    }

    /// What a program makes of typed text is still the row; a key that changes none is no reason to
    /// take another row for it.
    @Test(arguments: ["left", "ctrl-_", "wait:0"])
    func anEditWithoutIdentityEndsWhenAnotherRowIsInItsPlace(key: String) async throws {
        let form = FormTable()
        let screen = TerminalScreen(form.table, title: "Event")
        let app = TerminalApplication(root: screen, options: .testing)
        let harness = await TerminalTestHarness(app, size: TerminalSize(columns: 40, rows: 14))
        try await harness.play("enter,\(key)")
        form.rows.removeFirst()
        form.table.reloadData()
        try await harness.play("x")
        expect(form.place, "")
    }

    /// Where the program only keeps what is typed, data that come later are no answer to it.
    @Test func anEditWithoutIdentityEndsWhenAnotherRowComesLater() async throws {
        let form = FormTable()
        let screen = TerminalScreen(form.table, title: "Event")
        let app = TerminalApplication(root: screen, options: .testing)
        let harness = await TerminalTestHarness(app, size: TerminalSize(columns: 40, rows: 14))
        let control = try #require(form.table.cellForRow(at: [0, 0])?.control)
        control.onChange = { _ in }
        try await harness.play("enter,a,wait:2")
        form.rows.removeFirst()
        form.table.reloadData()
        try await harness.play("x")
        expect(form.place, "")
    }

    /// Its cell is told that the editing has ended, not that of the row which is shown instead.
    @Test(arguments: [true, false])
    func anEditOutOfSightEndsInItsOwnRow(keepsControls: Bool) async throws {
        let table = TableView(style: .plain)
        let binder = TableViewBinder(tableView: table)
        var ended: [String] = []
        binder.onTable()
            .bind(cellType: TableViewCell.self, models: { (0..<40).map { "Row \($0)" } })
            .onDequeue { _, cell, name in
                let control = keepsControls ? cell.control : nil
                cell.control = control ?? .textField(text: "")
                cell.control?.value = .text(name)
                cell.control?.onEndEditing = { ended.append("\(name) \($0)") }
            }
        binder.finish()
        let harness = await TerminalTestHarness(
            TerminalApplication(root: TerminalScreen(table), options: .testing),
            size: TerminalSize(columns: 40, rows: 8))
        try await harness.play("enter,type:!,wheel:9,click:3:4")
        expect(ended, ["Row 0 text(\"Row 0!\")"])
    }

    /// Also through a reload, and a batch that deletes the row and inserts it elsewhere.
    @Test(arguments: [true, false], [true, false])
    func anEditOutOfSightMovesWithItsRow(animates: Bool, keepsControls: Bool) async throws {
        let names = (0..<40).map { "Row \($0)" }
        let list = NotesTable(["today": names])
        list.binder.animateChanges = animates
        list.keepsControls = keepsControls
        let (_, harness) = await present(list)
        try await harness.play("enter,type:!,wheel:20")
        list.show(["later": ["Row 0"], "today": Array(names.dropFirst())])
        // A larger screen needs more cells.
        try await harness.play("wait:0.4,resize:40x30,wheel:3,wheel:-3,click:3:6")
        expect(list.ended, ["Row 0"])
        expect(list.typed, ["Row 0": "Row 0!"])
    }

    @Test func aRowThatIsScrolledAwayKeepsItsEdit() async throws {
        let list = NotesTable(["today": (0..<40).map { "Row \($0)" }])
        let (_, harness) = await present(list)
        try await harness.play("enter,end,type:!")
        list.table.contentOffset.y = 20
        try await harness.play("wait:0.05,type:?")
        expect(list.typed, ["Row 0": "Row 0!?"])
        expect(list.table.contentOffset.y < 2)
    }

    /// `tapRow` in code and Enter by the user do the same.
    @Test(arguments: [true, false])
    func aTapOnARowWithAControl(isPerson: Bool) async throws {
        let form = FormTable()
        let screen = TerminalScreen(form.table, title: "Event")
        let app = TerminalApplication(root: screen, options: .testing)
        let harness = await TerminalTestHarness(app, size: TerminalSize(columns: 40, rows: 14))
        if isPerson {
            try await harness.play("down,down,space,up,up,enter")
        } else {
            expect(form.table.tapRow(at: [0, 2]))
            expect(form.table.tapRow(at: [0, 0]))
        }
        expect(form.isAllDay)
        expect(form.table.indexPathForSelectedRow == nil)
        try await harness.play("type:Lunch")
        expect(form.title, "Lunch")
    }

    @Test func aTapBeginsToEditWithoutASurface() {
        let form = FormTable()
        expect(form.table.tapRow(at: [0, 0]))
        expect(form.table.cellForRow(at: [0, 0])?.control?.isEditing, true)
    }

    /// A reload has no batch to follow, but leaves the focus where a batch would.
    @Test(arguments: [true, false]) func aFocusInSightStaysInSight(animates: Bool) async throws {
        let names = (0..<40).map { "Row \($0)" }
        let list = NotesTable(["today": names])
        list.binder.animateChanges = animates
        let (screen, harness) = await present(list)
        try await harness.play("down")
        let moved = names[2...] + names[..<2]
        list.show(["today": Array(moved)])
        try await harness.play("wait:0.4")
        expect(list.text(screen.focusedRow), "Row 1")
        expect(harness.screenText.contains { $0.contains("▌ Row 1") })
        try await harness.play("wheel:-9")
        list.show(["today": moved + ["New"]])
        try await harness.play("wait:0.4")
        expect(!harness.screenText.contains { $0.contains("▌") }, "it was out of sight")
    }

    @Test func anEditEndsWithTheFocusAndTheStatusLineSaysWhatCounts() async throws {
        // The status line says which keys count after an edit is lost.
        do {
            let list = NotesTable(["today": ["Bread", "Milk"]])
            let (screen, harness) = await present(list)
            screen.addAction(key: "x", title: "Delete") {}
            try await harness.play("enter")
            list.show(["today": ["Milk"]])
            try await harness.play("wait:5")
            expect(harness.screenText.last?.contains("x Delete"), false)
            expect(harness.screenText.last?.contains("Esc done"), true)
            try await harness.play("escape")
            expect(harness.screenText.last?.contains("x Delete"), true)
        }
        // An edit ends when the program moves the focus.
        do {
            let list = NotesTable(["today": ["Bread", "Milk"]])
            let (screen, harness) = await present(list)
            var performed = 0
            screen.addAction(key: "x", title: "Delete") { performed += 1 }
            try await harness.play("enter,end,type:!")
            list.binder.focus(.row("Milk"), in: .init(name: "today"))
            try await harness.play("wait:0.1,x")
            expect(list.typed, ["Bread": "Bread!"])
            expect(list.ended, ["Bread"])
            expect(list.editing, 0)
            expect(performed, 0, "it was typed for the field")
            try await harness.play("escape,x")
            expect(performed, 1)
        }
    }

    /// What the program asks to be edited is seen, and typed into: above it is no filter, no menu.
    @Test(arguments: ["/", "/,type:r,enter", "."]) func theProgramEditsARow(keys: String)
        async throws
    {
        let list = NotesTable(["today": ["Bread", "Rum", "Rye"]])
        list.actions = ["Hide"]
        let (_, harness) = await present(list)
        try await harness.play(keys)
        list.binder.focus(.row("Bread"), in: .init(name: "today"), field: .first)
        try await harness.play("wait:0.1,end,type:!")
        expect(list.typed, ["Bread": "Bread!"])
        let cursor = try #require(harness.cursor)
        expect(harness.screenText[cursor.row].contains("Bread!"))
        expect(!harness.screenText.joined().contains("1 Hide"))
        try await harness.play("escape")
        expect(!harness.screenText.joined().contains("match"))
    }

    /// Random updates while a row has the focus and is edited, compared by the row's identity.
    @Test(arguments: 0..<UInt64(Effort.count(1, full: 6)))
    func randomUpdates(seed: UInt64) async throws {
        var random = SeededRandom(seed: seed)
        let names = (0..<12).map { "Row \($0)" }
        let list = NotesTable(["a": names])
        let (screen, harness) = await present(list)
        for turn in 0..<40 {
            let before = try #require(list.text(screen.focusedRow))
            let edits = Bool.random(using: &random)
            if edits { try await harness.play("enter,end") }
            var sections: [String: [String]] = [:]
            for name in names.shuffled(using: &random)
            where name == names[turn % 12] || Int.random(in: 0..<5, using: &random) > 0 {
                sections[["a", "b", "c"].randomElement(using: &random)!, default: []].append(name)
            }
            list.binder.animateChanges = Bool.random(using: &random)
            let typed = list.typed
            list.show(sections)
            try await harness.play("wait:0.4,type:x,escape")
            let isThere = sections.values.joined().contains(before)
            if isThere { expect(list.text(screen.focusedRow), before, "turn \(turn)") }
            var wanted = typed
            if edits, isThere { wanted[before] = (typed[before] ?? before) + "x" }
            expect(list.typed, wanted, "turn \(turn)")
            guard list.typed == wanted else { return }
            try await harness.play(Bool.random(using: &random) ? "down,down" : "up")
        }
    }

    private func present(_ list: NotesTable) async -> (TerminalScreen, TerminalTestHarness) {
        let screen = TerminalScreen(list.table, title: "Notes")
        let app = TerminalApplication(root: screen, options: .testing)
        return (screen, await TerminalTestHarness(app, size: TerminalSize(columns: 40, rows: 14)))
    }
}
