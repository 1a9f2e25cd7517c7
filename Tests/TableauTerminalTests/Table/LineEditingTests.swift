import Foundation
import Tableau
import TableauTerminal
import TestEnvironment
import Testing

/// The cursor of a line of text: moved by keys and clicks, in fields, notes and the filter.
@MainActor @Suite struct LineEditingTests {
    private func rehearse(_ form: FormTable) async -> TerminalTestHarness {
        let screen = TerminalScreen(form.table, title: "Event")
        let app = TerminalApplication(root: screen, options: .testing)
        return await TerminalTestHarness(app, size: TerminalSize(columns: 40, rows: 14))
    }

    @Test func aClickPlacesTheCursor() async throws {
        // The mouse places the cursor. A click places the cursor, over wide characters too; a drag
        // changes nothing.
        do {
            let form = FormTable()
            form.title = "旅行 two"
            let harness = await rehearse(form)
            try await harness.play("enter")
            let line = harness.screenText[1]
            let field = try #require(line.range(of: "旅行"))
            let start = line.distance(from: line.startIndex, to: field.lowerBound)
            // Each of the two characters has two columns.
            try await harness.play("click:\(start + 2):1,x")
            expect(form.title, "旅x行 two")
            try await harness.play("drag:\(start + 8):1:\(start):1,y")
            expect(form.title, "旅x行 twyo")
        }
        // A click places the cursor in notes.
        do {
            let form = FormTable()
            form.notes = "first line\nsecond\nthird"
            let harness = await rehearse(form)
            try await harness.play("end,enter")
            let row = try #require(harness.screenText.firstIndex { $0.contains("first line") })
            let line = harness.screenText[row]
            let start = line.distance(
                from: line.startIndex, to: try #require(line.range(of: "first")).lowerBound)
            try await harness.play("click:\(start + 2):\(row + 2),!")
            expect(form.notes, "first line\nsecond\nth!ird")
        }
    }

    /// The text of a filter is edited in the same way, and its cursor is seen.
    @Test func theCursorOfAFilterIsSeen() async throws {
        let form = FormTable()
        let harness = await rehearse(form)
        try await harness.play("/,type:plate,left,left")
        expect(harness.screenText[13].hasPrefix(" /plate"))
        expect(harness.cursor, .init(column: 5, row: 13))
        try await harness.play("backspace,c")
        expect(harness.screenText[13].hasPrefix(" /plcte"), "\(harness.screenText[13])")
    }

    /// Random keys, against a line of text as a string with a place.
    @Test(arguments: 0..<Effort.count(2, full: 20)) func randomKeys(seed: Int) async throws {
        var random = SeededRandom(seed: UInt64(seed) + 11)
        let form = FormTable()
        let harness = await rehearse(form)
        var oracle = PlainLine()
        try await harness.play("enter")
        for _ in 0..<120 {
            let key = PlainLine.keys.randomElement(using: &random)!
            oracle.handle(key)
            try await harness.press(key)
            expect(form.title, oracle.text, "after \(key)")
            if form.title != oracle.text { return }
        }
    }
}

/// A line of letters and spaces with a cursor, as a person would describe it.
private struct PlainLine {
    static let keys = [
        "a", "b", "space", "c", "left", "right", "home", "end", "ctrl-left", "ctrl-right",
        "shift-left", "shift-home", "ctrl-shift-right", "backspace", "delete", "ctrl-w", "ctrl-x",
        "paste:de f",
    ]

    private(set) var text = ""
    private var cursor = 0

    mutating func handle(_ key: String) {
        switch key {
        case "ctrl-x": break
        case "backspace": delete(to: target("left"))
        case "delete": delete(to: target("right"))
        case "ctrl-w": delete(to: target("ctrl-left"))
        case "space": insert(" ")
        case _ where key.hasPrefix("paste:"): insert(String(key.dropFirst(6)))
        case _ where key.count == 1: insert(key)
        // Shift changes nothing.
        default: cursor = target(key.replacingOccurrences(of: "shift-", with: ""))
        }
    }

    private mutating func insert(_ new: String) {
        text = String(text.prefix(cursor)) + new + String(text.dropFirst(cursor))
        cursor += new.count
    }

    private mutating func delete(to other: Int) {
        let (low, high) = (min(cursor, other), max(cursor, other))
        text = String(text.prefix(low)) + String(text.dropFirst(high))
        cursor = low
    }

    private func target(_ key: String) -> Int {
        let letters = Array(text)
        var place = cursor
        switch key {
        case "left": place -= 1
        case "right": place += 1
        case "home": place = 0
        case "end": place = letters.count
        case "ctrl-left":
            while place > 0, letters[place - 1] == " " { place -= 1 }
            while place > 0, letters[place - 1] != " " { place -= 1 }
        default:
            while place < letters.count, letters[place] == " " { place += 1 }
            while place < letters.count, letters[place] != " " { place += 1 }
        }
        return max(0, min(place, letters.count))
    }
}
