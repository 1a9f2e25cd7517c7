import Foundation
import Tableau
import TableauTerminal
import TestEnvironment
import Testing

/// Text is selected with Shift and with the mouse; what is typed takes its place.
@MainActor @Suite struct TextSelectionTests {
    private func rehearse(_ form: FormTable) async -> TerminalTestHarness {
        let screen = TerminalScreen(form.table, title: "Event")
        let app = TerminalApplication(root: screen, options: .testing)
        return await TerminalTestHarness(app, size: TerminalSize(columns: 40, rows: 14))
    }

    /// The columns of a line in reverse, with their text.
    private func selected(_ harness: TerminalTestHarness, row: Int) -> String {
        let line = Array(harness.screenText[row].padding(toLength: 40, withPad: " ", startingAt: 0))
        return String(
            (0..<40).filter {
                harness.style(column: $0, row: row)?.attributes.contains(.reverse) == true
            }.map { line[$0] })
    }

    @Test(arguments: [
        ("shift-left,shift-left", "ee", "one two thr!"), ("shift-home", "one two three", "!"),
        ("home,shift-end", "one two three", "!"), ("alt-a", "one two three", "!"),
        ("home,ctrl-right,ctrl-shift-right", " two", "one! three"),
        ("ctrl-left,ctrl-shift-left", "two ", "one !three"),
        ("alt-left,alt-shift-left", "two ", "one !three"),
        ("shift-left,shift-left,left", "", "one two thr!ee"),
        ("shift-left,shift-left,right", "", "one two three!"),
        ("shift-left,shift-left,shift-right", "e", "one two thre!"),
        ("shift-left,shift-right", "", "one two three!"),
        ("shift-home,home", "", "!one two three"),
    ])
    func shiftSelects(keys: String, selection: String, text: String) async throws {
        let form = FormTable()
        let harness = await rehearse(form)
        try await harness.play("enter,type:one two three," + keys)
        expect(selected(harness, row: 1), selection)
        try await harness.play("!")
        expect(form.title, text)
        expect(selected(harness, row: 1), "", "typing ends the selection")
    }

    @Test(arguments: [
        ("backspace", "one two "), ("delete", "one two "), ("ctrl-w", "one two "),
        ("ctrl-d", "one two "), ("ctrl-u", "one two "), ("ctrl-k", "one two "),
        ("paste:four", "one two four"), ("ctrl-x", "one two "), ("alt-c", "one two three"),
    ])
    func aSelectionIsDeletedOrReplaced(key: String, text: String) async throws {
        let form = FormTable()
        let harness = await rehearse(form)
        try await harness.play("enter,type:one two three,ctrl-shift-left," + key)
        expect(form.title, text)
        expect(harness.clipboard, (["ctrl-x", "alt-c"].contains(key) ? "three" : nil))
        try await harness.play("ctrl-_")
        if key != "alt-c" { expect(form.title, "one two three", "it can be undone") }
    }

    @Test func withoutASelectionNothingIsCopied() async throws {
        let form = FormTable()
        let harness = await rehearse(form)
        try await harness.play("enter,type:one,alt-c,ctrl-x")
        expect(harness.clipboard == nil && form.title == "one")
        let long = String(repeating: "lorem", count: 20_000)
        try await harness.play("alt-a,paste:\(long),alt-a,ctrl-x")
        expect(form.title.count, 100_000, "what cannot be copied is not cut")
        expect(harness.clipboard == nil)
        expect(harness.screenText[12].contains("The selection is too long"))
    }

    @Test func notesAreSelectedAcrossLines() async throws {
        let form = FormTable()
        form.notes = "first line\nsecond\nthird"
        let harness = await rehearse(form)
        try await harness.play("end,enter,up,shift-up")
        let row = try #require(harness.screenText.firstIndex { $0.contains("first line") })
        expect(selected(harness, row: row), " line")
        expect(selected(harness, row: row + 1), "secon", "\(harness.screenText)")
        try await harness.play("shift-down,shift-down,alt-c")
        expect(harness.clipboard, "d\nthird")
    }

    /// A click places the cursor, and dragging selects, over wide characters too.
    @Test func theMouseSelects() async throws {
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
        try await harness.play("drag:\(start + 5):1:\(start + 8):1")
        try await harness.play("alt-c")
        expect(harness.clipboard, " tw")
        try await harness.play("drag:\(start + 8):1:\(start):1,alt-c")
        expect(harness.clipboard, "旅x行 tw", "\(harness.screenText)")
        try await harness.play("end,y")
        expect(form.title, "旅x行 twoy")
    }

    @Test func dragsSelectInNotes() async throws {
        let form = FormTable()
        form.notes = "first line\nsecond\nthird"
        let harness = await rehearse(form)
        try await harness.play("end,enter")
        let row = try #require(harness.screenText.firstIndex { $0.contains("first line") })
        let line = harness.screenText[row]
        let start = line.distance(
            from: line.startIndex, to: try #require(line.range(of: "first")).lowerBound)
        try await harness.play("drag:\(start + 6):\(row):\(start + 2):\(row + 2),ctrl-x")
        expect(harness.clipboard, "line\nsecond\nth")
        expect(form.notes, "first ird")
    }

    /// The text of a filter is edited in the same way, and its cursor is seen.
    @Test func aFilterIsSelected() async throws {
        let form = FormTable()
        let harness = await rehearse(form)
        try await harness.play("/,type:plate,left,left")
        expect(harness.screenText[13].hasPrefix(" /plate"))
        expect(harness.cursor, .init(column: 5, row: 13))
        try await harness.play("backspace,c,right,shift-right")
        expect(selected(harness, row: 13), "e", "\(harness.screenText[13])")
        try await harness.play("alt-a,type:date")
        expect(harness.screenText[13].hasPrefix(" /date"))
        try await harness.play("shift-left,shift-left,alt-c")
        expect(harness.clipboard, "te")
        try await harness.play("alt-a,ctrl-x")
        expect(harness.clipboard, "date")
        expect(harness.screenText[13].hasPrefix(" /  "))
    }

    /// Random keys, against a line of text as a string with two places.
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
            let selected = selected(harness, row: 1)
            expect(selected == oracle.selectedText || oracle.text.count > 20, "after \(key)")
            if form.title != oracle.text { return }
        }
    }
}

/// A line of letters and spaces with a cursor and a selection, as a person would describe it.
private struct PlainLine {
    static let keys = [
        "a", "b", "space", "c", "left", "right", "home", "end", "ctrl-left", "ctrl-right",
        "shift-left", "shift-right", "shift-home", "shift-end", "ctrl-shift-left",
        "ctrl-shift-right", "alt-a", "backspace", "delete", "ctrl-w", "ctrl-x", "paste:de f",
    ]

    private(set) var text = ""
    private var cursor = 0
    private var anchor = 0

    private var low: Int { min(cursor, anchor) }
    private var high: Int { max(cursor, anchor) }
    var selectedText: String { String(text.dropFirst(low).prefix(high - low)) }

    mutating func handle(_ key: String) {
        switch key {
        case "alt-a": (anchor, cursor) = (0, text.count)
        case "left" where low != high: place(low)
        case "right" where low != high: place(high)
        case "backspace", "delete", "ctrl-w", "ctrl-x":
            if low == high, key != "ctrl-x" {
                let move = ["backspace": "left", "delete": "right", "ctrl-w": "ctrl-left"][key]
                cursor = target(move ?? "")
            }
            replace("")
        case "space": replace(" ")
        case _ where key.hasPrefix("paste:"): replace(String(key.dropFirst(6)))
        case _ where key.contains("shift-"):
            cursor = target(key.replacingOccurrences(of: "shift-", with: ""))
        case _ where key.count == 1: replace(key)
        default: place(target(key))
        }
    }

    private mutating func place(_ place: Int) { (anchor, cursor) = (place, place) }

    private mutating func replace(_ new: String) {
        let end = low + new.count
        text = String(text.prefix(low)) + new + String(text.dropFirst(high))
        place(end)
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
