import Foundation
import Tableau
import TableauTerminal
import TestEnvironment
import Testing

/// What is typed can be undone and redone.
@MainActor @Suite struct UndoTests {
    private func rehearse(_ form: FormTable) async -> TerminalTestHarness {
        let screen = TerminalScreen(form.table, title: "Event")
        let app = TerminalApplication(root: screen, options: .testing)
        return await TerminalTestHarness(app, size: TerminalSize(columns: 40, rows: 14))
    }

    @Test(arguments: [false, true])
    func wordsAreUndoneAndRedone(rebinds: Bool) async throws {
        let form = FormTable()
        form.rebinds = rebinds
        let harness = await rehearse(form)
        try await harness.play("enter,type:Tea with Ada,ctrl-_")
        expect(form.title, "Tea with ", "a word at a time")
        try await harness.play("alt-z,ctrl-y")
        expect(form.title, "Tea with ")
        try await harness.play("ctrl-w,ctrl-w")
        expect(form.title, "")
        try await harness.play("ctrl-_")
        expect(form.title, "Tea ")
        try await harness.play("ctrl-_,alt-Z,!")
        expect(form.title, "Tea !")
        try await harness.play("ctrl-y,ctrl-y")
        expect(form.title, "Tea !", "what was undone before is gone")
        try await harness.play("ctrl-a,ctrl-k,ctrl-_,?")
        expect(form.title, "?Tea !", "the cursor is where it was")
        for _ in 0..<20 { try await harness.play("ctrl-_") }
        expect(form.title, "")
    }

    @Test func deletionsAreUndoneTogetherUnlessTheCursorMoves() async throws {
        // Deletions in both directions are undone together.
        do {
            let form = FormTable()
            let harness = await rehearse(form)
            try await harness.play(
                "enter,type:abcdef,left,left,left,backspace,delete,delete,backspace")
            expect(form.title, "af")
            try await harness.play("ctrl-_")
            expect(form.title, "abcdef")
            try await harness.play("!")
            expect(form.title, "abc!def")
        }
        // Deletions with a move between are undone one by one. A deletion beside the last one,
        // after the cursor has moved, is another step.
        do {
            let form = FormTable()
            let harness = await rehearse(form)
            try await harness.play("enter,type:abcdef,left,left,left,backspace,left,delete")
            expect(form.title, "adef")
            try await harness.play("ctrl-_")
            expect(form.title, "abdef")
            try await harness.play("ctrl-_")
            expect(form.title, "abcdef")
        }
    }

    /// Where equal characters stand together, redoing still leads to the one that was typed.
    @Test(arguments: [
        ("type:bok,left,left,o", "bo!ok"), ("type:oook,ctrl-a,delete", "!ook"),
    ])
    func redoingMovesTheCursorAsTypingDid(keys: String, text: String) async throws {
        let form = FormTable()
        let harness = await rehearse(form)
        try await harness.play("enter,\(keys),ctrl-_,end,ctrl-y,!")
        expect(form.title, text)
    }

    /// A program that changes what was typed starts anew: nothing is put where it does not fit.
    @Test func aTextOfTheProgramIsNotUndone() async throws {
        let form = FormTable()
        let harness = await rehearse(form)
        try await harness.play("enter,type:abc")
        form.title = "The program's"
        form.table.reconfigure(row: 0)
        try await harness.play("ctrl-_,!,ctrl-_,ctrl-_")
        expect(form.title, "The program's")
    }

    /// What a deletion brings together is one character, for the cursor too.
    @Test(arguments: ["\u{1F1E9}x\u{1F1EA}", "👩\u{200D}x👩", "\u{1100}x\u{1161}"])
    func deletingJoinsCharacters(text: String) async throws {
        let form = FormTable()
        form.title = text
        let harness = await rehearse(form)
        try await harness.play("enter,left,backspace")
        expect(form.title, text.replacingOccurrences(of: "x", with: ""))
        expect(form.title.count, 1)
        try await harness.play("backspace")
        expect(form.title, "")
        try await harness.play("ctrl-_,ctrl-_")
        expect(form.title, text)
    }

    /// Undoing goes back to the beginning through texts that were there, and redoing forth again.
    @Test(arguments: 0..<Effort.count(3, full: 30)) func randomEdits(seed: Int) async throws {
        var random = SeededRandom(seed: UInt64(seed) + 5)
        let form = FormTable()
        form.title = ["", "one two", "旅行 👍🏽 e\u{301}"][seed % 3]
        let first = form.title
        let harness = await rehearse(form)
        let keys = [
            "a", "a", "b", "space", "space", "left", "left", "right", "home", "end", "backspace",
            "backspace", "delete", "ctrl-w", "alt-d", "ctrl-k", "ctrl-u", "paste:two words",
            "mark", "shift-left", "ctrl-shift-left", "alt-a", "ctrl-x", "ctrl-_", "ctrl-y",
        ]
        try await harness.play("enter")
        var known: Set<String> = [first]
        for _ in 0..<40 {
            let key = keys.randomElement(using: &random) ?? "a"
            if key == "mark" {
                await harness.send(.paste("\u{301}"))
            } else {
                try await harness.press(key)
            }
            known.insert(form.title)
        }
        var back = [form.title]
        try await harness.press("ctrl-_")
        while form.title != back.last || back.count < 45 {
            if form.title == back.last, back.count > 1 { break }
            expect(known.contains(form.title), "\(form.title)")
            back.append(form.title)
            try await harness.press("ctrl-_")
        }
        expect(form.title, first)
        for text in back.reversed().dropFirst() {
            try await harness.press("ctrl-y")
            expect(form.title, text)
        }
    }
}
