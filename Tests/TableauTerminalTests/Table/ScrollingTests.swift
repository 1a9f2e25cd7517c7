import Foundation
import Tableau
import TableauTerminal
import TestEnvironment
import Testing

/// Keys act on the visible rows, and can reach all content.
@MainActor @Suite struct ScrollingTests {
    private func present(
        _ table: TableView, _ size: TerminalSize = TerminalSize(columns: 32, rows: 8)
    ) async -> (TerminalScreen, TerminalTestHarness) {
        let screen = TerminalScreen(table, title: "List")
        let app = TerminalApplication(root: screen, options: .testing)
        return (screen, await TerminalTestHarness(app, size: size))
    }

    // MARK: Rows taller than the screen

    /// A word that takes a line.
    private static func word(_ number: Int) -> String { "Line\(number + 100)" + "xxxxxxxxxxxx" }

    /// Short rows above and below one of 20 lines.
    private func tallTable(style: TableView.Style = .grouped) -> TableView {
        let cells = CellsTable { row, cell in
            cell.textLabel?.text =
                row == 1 ? (0..<20).map(Self.word).joined(separator: " ") : ["Top", "", "End"][row]
            cell.textLabel?.numberOfLines = row == 1 ? 0 : 1
        }
        keep.append(cells)
        return cells.table
    }

    private final class Keep { var all: [AnyObject] = [] }
    private let keeper = Keep()
    private var keep: [AnyObject] {
        get { keeper.all }
        nonmutating set { keeper.all = newValue }
    }

    @Test(arguments: [
        ("down", "end"), ("j", "G"), ("pagedown", "end"), ("ctrl-d", "end"), ("up", "home"),
        ("pageup", "home"), ("ctrl-u", "home"),
    ])
    func aTallRowCanBeReadByKeyboard(key: String, last: String) async throws {
        for rows in [4, 5, 8, 13] {
            let (screen, harness) = await present(
                tallTable(), TerminalSize(columns: 32, rows: rows))
            let isDown = last != "home"
            try await harness.play(isDown ? "home" : "end")
            var seen: [String] = []
            for _ in 0..<60 {
                let words = harness.screenText.compactMap { line in
                    line.range(of: "Line").map { String(line[$0.lowerBound...].prefix(7)) }
                }
                for word in isDown ? words : words.reversed() where !seen.contains(word) {
                    seen.append(word)
                }
                if screen.focusedRow?.row == (isDown ? 2 : 0) { break }
                try await harness.play(key)
            }
            let all = (0..<20).map { "Line\($0 + 100)" }
            expect(seen, (isDown ? all : all.reversed()), "with \(rows) lines")
            expect(screen.focusedRow?.row, (isDown ? 2 : 0), "and the focus moves on")
        }
    }

    @Test func theFocusStaysOnATallRowUntilItsEnd() async throws {
        let (screen, harness) = await present(tallTable())
        try await harness.play("down,down,down")
        expect(screen.focusedRow?.row, 1)
        expect(harness.screenText[1].contains("Line101"), "\(harness.screenText)")
        try await harness.play("up")
        expect(harness.screenText[1].contains("Line100"))
        try await harness.play("up,up")
        expect(screen.focusedRow?.row, 0)
        expect(harness.screenText[1].contains("Top"))
        try await harness.play("end")
        expect(harness.screenText[6].contains("End"))
        try await harness.play("up")
        expect(screen.focusedRow?.row, 1)
        expect(harness.screenText[5].contains("Line119"), "from below, its end is shown first")
    }

    @Test func theCursorIsVisibleInNotesTallerThanTheScreen() async throws {
        let form = FormTable()
        form.rows = [.title, .notes]
        form.isAllDay = true
        let (_, harness) = await present(form.table)
        try await harness.play("end,enter")
        for number in 0..<12 {
            try await harness.play("type:n\(number),enter")
            let cursor = try #require(harness.cursor, "after \(number)")
            expect((1...6).contains(cursor.row))
            expect(harness.screenText[cursor.row - 1].contains("n\(number)"))
        }
        for _ in 0..<12 { try await harness.play("up") }
        let cursor = try #require(harness.cursor)
        expect(harness.screenText[cursor.row].contains("n0"))
        try await harness.play("wheel:20")
        expect(harness.cursor == nil, "\(harness.screenText)")
    }

    // MARK: Moving from the visible rows

    @Test(arguments: ["enter", "space", "right"])
    func aKeyAfterTheWheelFirstShowsTheFocus(key: String) async throws {
        let endless = ListTable([(nil, (0..<100).map { "Row \($0)" })])
        let (screen, harness) = await present(endless.table)
        try await harness.play("wheel:10," + key)
        expect(endless.taps, [], "a row that was not visible is not opened")
        expect(screen.focusedRow?.row, 30)
        expect(harness.screenText[1], " ▌ Row 30")
        try await harness.play(key)
        expect(endless.taps, ["Row 30"])
    }

    @Test(arguments: [
        ("down", 30, 30), ("up", 35, 30), ("pagedown", 35, 35), ("pageup", 25, 25),
        ("ctrl-d", 32, 32), ("ctrl-u", 28, 28),
    ])
    func movingAfterTheWheelStartsFromVisibleRows(key: String, focus: Int, top: Int) async throws {
        let list = ListTable([(nil, (0..<100).map { "Row \($0)" })])
        let (screen, harness) = await present(list.table)
        try await harness.play("wheel:10," + key)
        expect(screen.focusedRow?.row, focus)
        expect(harness.screenText[1].hasSuffix("Row \(top)"), "\(harness.screenText)")
    }

    @Test func keysAfterScrollingStartFromTheVisibleRows() async throws {
        // A page after scrolling in code starts from the visible rows.
        do {
            let endless = EndlessTable(count: 1000)
            let (screen, harness) = await present(endless.table)
            endless.table.scrollToRow(
                at: IndexPath(row: 500, section: 0), at: .top, animated: false)
            await harness.pass(0.1)
            try await harness.play("pageup")
            expect(screen.focusedRow?.row, 495)
            expect(harness.screenText[1].contains("Row 495"))
            endless.table.scrollToRow(
                at: IndexPath(row: 800, section: 0), at: .top, animated: false)
            await harness.pass(0.1)
            try await harness.play("pagedown")
            expect(harness.screenText[1].contains("Row 805"), "\(harness.screenText)")
        }
        // A section key after the wheel starts from the visible rows.
        do {
            let list = ListTable(
                (0..<9).map { section in
                    ("S\(section)", (0..<10).map { "Row \(section).\($0)" })
                })
            let (screen, harness) = await present(list.table)
            // Each section takes 11 lines, with one line between sections.
            try await harness.play("wheel:13,]")
            expect(screen.focusedRow?.section, 4, "\(harness.screenText)")
            try await harness.play("wheel:-7,[")
            expect(screen.focusedRow?.section, 2)
        }
        // Tab after the wheel edits the first visible field.
        do {
            let form = FormTable()
            form.rows = Array(repeating: .place, count: 30)
            let (screen, harness) = await present(form.table)
            try await harness.play("wheel:3,tab")
            expect(screen.focusedRow?.row, 9)
            expect(harness.cursor?.row, 1)
        }
    }

    @Test func rowsUnderAFloatingHeaderAreNotVisible() async throws {
        let list = ListTable([("HEAD", (0..<50).map { "Row \($0)" })], style: .plain)
        let (screen, harness) = await present(list.table)
        try await harness.play("wheel:4,enter")
        expect(list.taps, [])
        let focused = try #require(screen.focusedRow?.row)
        expect(harness.screenText[2].contains("▌ Row \(focused)"), "\(harness.screenText)")
    }

    @Test(arguments: [("pagedown", "home", "end"), ("pageup", "end", "home")])
    func pagesPassSectionsWithoutRows(key: String, first: String, last: String) async throws {
        let list = ListTable(
            [("First", (0..<9).map { "A\($0)" })] + (0..<20).map { ("Empty \($0).", []) }
                + [("Last", (0..<9).map { "B\($0)" })])
        let (screen, harness) = await present(list.table)
        try await harness.play(last)
        let end = try #require(screen.focusedRow)
        try await harness.play(first)
        var seen: Set<String> = []
        var pages = 0
        while let row = screen.focusedRow, row != end, pages < 30 {
            seen.formUnion(
                harness.screenText[1...6].map { String($0.drop { !$0.isLetter }.prefix(9)) })
            try await harness.play(key)
            pages += 1
        }
        expect(pages > 8 && pages < 16, "neither stuck nor skipping pages: \(pages)")
        for number in 0..<20 {
            expect(seen.contains { $0.hasPrefix("Empty \(number).") }, "\(number) of \(seen)")
        }
    }

    // MARK: The initial focus

    /// Rows of which those from `active` on can be selected.
    private func readOnlyTable(active: Int) -> CellsTable {
        let cells = CellsTable { row, cell in
            cell.textLabel?.text = "Row \(row)"
            cell.selectionStyle = row >= active ? .default : .none
        }
        keep.append(cells)
        return cells
    }

    @Test func theFirstSelectableRowHasTheFocusOnceThereIsOne() async throws {
        // The first selectable row has the focus.
        do {
            let (screen, harness) = await present(readOnlyTable(active: 1).table)
            expect(screen.focusedRow?.row, 1)
            expect(harness.screenText[7].contains("⏎ open"))
            try await harness.play("up")
            expect(screen.focusedRow?.row, 0)
            expect(!harness.screenText[7].contains("open"), "the row can't be opened")
        }
        // A read only table begins at its first row.
        do {
            let (screen, harness) = await present(readOnlyTable(active: 9).table)
            expect(screen.focusedRow?.row, 0)
            expect(!harness.screenText[7].contains("open"))
        }
        // The focus moves to the first selectable row that is inserted.
        do {
            let list = ListTable([(nil, ["Message"]), (nil, [])])
            list.value = { $0 == "Message" ? "-" : nil }
            list.isInert = { $0 == "Message" }
            let (screen, harness) = await present(list.table)
            expect(screen.focusedRow?.row, 0)
            list.insert("New", at: 1)
            await harness.pass(1)
            expect(screen.focusedRow?.row, 1)
            try await harness.play("up")
            list.insert("Newer", at: 1)
            await harness.pass(1)
            expect(screen.focusedRow?.row, 0, "a focus set by the user stays")
        }
    }

    /// Headers are guessed to be as high as the first one, which is missing here.
    @Test(arguments: [true, false])
    func headersFoundWhileScrollingUpLeaveNoEmptyLine(keepsRows: Bool) async throws {
        let days = (1...30).map { day in
            (title: "Day \(day)", rows: (1...7).map { "\(day).\($0)" })
        }
        let list = ListTable([(nil, ["Loading"])] + days, style: .plain)
        list.table.place.rule = keepsRows ? .rows(alsoAtTop: true) : .none
        let app = TerminalApplication(
            root: TerminalScreen(list.table, title: "List"), options: .testing)
        let size = TerminalSize(columns: 32, rows: 16)
        let harness = await TerminalTestHarness(app, size: size)
        try await harness.play("end")
        for _ in 0..<20 {
            try await harness.play("wheel:-3")
            expect(harness.screenText[1].contains("Day"))
        }
    }

    /// The keys moved it there without scrolling.
    @Test func aFocusThatCameIntoSightStaysInSightWhenTheScreenShrinks() async throws {
        let list = ListTable([(nil, (0..<40).map { "row \($0)" })])
        let app = TerminalApplication(root: TerminalScreen(list.table), options: .testing)
        let harness = await TerminalTestHarness(app, size: TerminalSize(columns: 40, rows: 14))
        try await harness.play("wheel:2,down,down,down,down,down,down,down,down")
        let focused = try #require(harness.screenText.first { $0.contains("▌") })
        try await harness.play("resize:40x8")
        expect(harness.screenText.contains { $0.hasPrefix(focused.prefix(9)) })
    }
}
