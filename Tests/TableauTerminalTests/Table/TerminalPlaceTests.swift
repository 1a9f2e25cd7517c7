import Foundation
import Tableau
import TableauPictures
import TableauTerminal
import TestEnvironment
import Testing

/// Following the end on a terminal, and the content of an empty table.
@MainActor @Suite struct TerminalPlaceTests {
    private func present(_ table: TableView) async -> (TerminalScreen, TerminalTestHarness) {
        let screen = TerminalScreen(table, title: "List")
        let app = TerminalApplication(root: screen, options: .testing)
        let size = TerminalSize(columns: 32, rows: 12)
        return (screen, await TerminalTestHarness(app, size: size))
    }

    private func numbers(_ range: Range<Int>) -> [String] { range.map { "row \($0)" } }

    @Test func theEndIsFollowedUntilTheReaderScrollsUp() async throws {
        let list = ListTable([(nil, numbers(0..<40))], style: .plain)
        list.table.place.rule = .end(followsWithin: 2)
        let (screen, harness) = await present(list.table)
        expect(harness.screenText.contains { $0.contains("row 39") })
        expect(screen.focusedRow?.row, 39)
        list.insert("row 40", at: 40)
        await harness.pass(1)
        expect(harness.screenText.contains { $0.contains("row 40") })
        expect(screen.focusedRow?.row, 40, "a focus at the end follows it")

        try await harness.play("up,up")
        for index in 41..<60 { list.insert("row \(index)", at: index) }
        await harness.pass(1)
        expect(!harness.screenText.contains { $0.contains("row 59") })
        expect(harness.screenText.contains { $0.contains("row 38") })
        expect(screen.focusedRow?.row, 38, "the reader's focus stays, and stays in view")
        expect(list.table.place.unseen, 60 - 48)

        try await harness.play("pageup,pageup")
        let before = harness.screenText
        list.insert("row 60", at: 60)
        await harness.pass(1)
        expect(list.table.place.unseen, 60 - 48 + 1)
        expect(harness.screenText[1...9], before[1...9])
        try await harness.play("G")
        expect(list.table.place.unseen, 0)
        try await harness.play("resize:32x8")
        expect(harness.screenText.contains { $0.contains("row 60") })
    }

    @Test func theEndIsShownWhenTheAnchorIsSet() async {
        let table = TableView(style: .plain)
        let binder = TableViewBinder(tableView: table)
        binder.onTable().bind(cellType: TableViewCell.self, models: numbers(0..<40))
            .onDequeue { _, cell, text in cell.textLabel?.text = text }
        binder.finish()
        let (_, harness) = await present(table)
        expect(harness.screenText.contains { $0.contains("row 0") })
        binder.anchor = .end(followsWithin: 2)
        await harness.pass(1)
        expect(harness.screenText.contains { $0.contains("row 39") })
    }

    /// The height of a new row is an estimate until it is on the screen.
    @Test func aTallNewRowDoesNotPushTheFocusOut() async throws {
        let list = ListTable([(nil, numbers(0..<40))], style: .plain)
        list.wraps = { $0.count > 32 }
        list.table.place.rule = .end(followsWithin: 2)
        let (screen, harness) = await present(list.table)
        try await harness.play("up,up,up,up,up,up,up,up")
        expect(screen.focusedRow?.row, 31)
        list.insert(String(repeating: "long ", count: 16), at: 40)
        await harness.pass(1)
        expect(screen.focusedRow?.row, 31)
        expect(harness.screenText.contains { $0.contains("row 31") })
        expect(harness.screenText[10].contains("long"), "what fits of it")
    }

    /// A reader leaves the end with one key, however fast rows are appended.
    @Test(arguments: [1, 15]) func theUpKeyLeavesAFastEnd(batch: Int) async throws {
        let list = ListTable([(nil, numbers(0..<40))], style: .plain)
        list.table.place.rule = .end(followsWithin: 1)
        let (screen, harness) = await present(list.table)
        var count = 40
        func append() async {
            for _ in 0..<6 {
                let rows = count..<count + batch
                list.table.performBatchUpdates {
                    list.sections[0].rows += numbers(rows)
                    list.table.insertRows(
                        at: rows.map { IndexPath(row: $0, section: 0) }, with: .automatic)
                }
                count += batch
            }
            await harness.pass(0.1)
        }
        await append()
        expect(screen.focusedRow?.row, count - 1)
        try await harness.press("up")
        let focus = try #require(screen.focusedRow?.row)
        for _ in 0..<4 { await append() }
        expect(screen.focusedRow?.row, focus)
        expect(harness.screenText.contains { $0.contains("row \(focus)") })
        expect(list.table.place.unseen > 0)
        try await harness.press("up")
        expect(screen.focusedRow?.row, focus - 1)
        try await harness.play("G")
        await append()
        expect(screen.focusedRow?.row, count - 1, "the end is followed again")
        expect(harness.screenText.contains { $0.contains("row \(count - 1)") })
    }

    /// A program restores its position before it shows the table on a terminal, whose rows are
    /// lines and whose size is another.
    @Test(arguments: [3, 90, 112, 118], ["32x7", "100x40"])
    func aPositionIsRestoredForTheSizeOfTheTerminal(row: Int, size: String) async throws {
        func table() -> TaskTable {
            TaskTable([
                .today: (0..<60).map { "task \($0)." }, .later: (60..<120).map { "task \($0)." },
            ])
        }
        let old = table()
        old.table.frame = .init(x: 0, y: 0, width: 320, height: 88)
        old.table.contentOffset.y = old.table.rectForRow(at: [row / 60, row % 60]).minY
        old.table.layoutIfNeeded()
        let tasks = table()
        tasks.binder.position = old.binder.position
        let app = TerminalApplication(
            root: TerminalScreen(tasks.table, title: "List"), options: .testing)
        let size = try #require(TerminalSize(size))
        let harness = await TerminalTestHarness(app, size: size)
        await harness.pass(1)
        let end = tasks.table.contentSize.height - tasks.table.frame.height
        let wanted = tasks.table.rectForRow(at: [row / 60, row % 60]).minY
        if wanted < end { expect(tasks.table.contentOffset.y, wanted) }
        expect(harness.screenText.contains { $0.contains("task \(row).") })
    }

    @Test func anEmptyTableShowsTextAndAnAction() async throws {
        let list = TaskTable([:])
        list.binder.displayedSections = [.today]
        list.clock.advance()
        var added = 0
        list.binder.emptyContent("No tasks", action: "Add one") { added += 1 }
        let (_, harness) = await present(list.table)
        let text = harness.screenText.joined(separator: "\n")
        expect(text.contains("No tasks") && text.contains("Enter: Add one"))
        expect(text.contains("TODAY"))
        try await harness.play("enter")
        expect(added, 1)
        try await harness.play("resize:10x3,enter,resize:60x16")
        expect(added, 1, "it could not be seen")
        expect(PlainText.render(list.table), "TODAY\n\nNo tasks\n[Add one]\n")
        expect(SVGPicture.render(list.table).contains("No tasks"))
        list.tasks[.today] = ["Tea"]
        list.binder.refresh()
        list.clock.advance()
        await harness.pass(1)
        expect(!harness.screenText.joined().contains("No tasks"))
        expect(PlainText.render(list.table), "TODAY\n  Tea\n")
    }

    @Test func aFocusBelowAFloatingHeaderIsNoReasonToScroll() async throws {
        let list = ListTable([("HEADER", numbers(0..<40))], style: .plain)
        list.table.place.rule = .rows(alsoAtTop: true)
        let (screen, harness) = await present(list.table)
        try await harness.play("down,down,wheel:1")
        expect(screen.focusedRow?.row, 2)
        let before = harness.screenText[1...10]
        expect(before.dropFirst().first?.contains("row 3"), true)
        list.insert("row 40", at: 40)
        await harness.pass(1)
        expect(harness.screenText[1...10], before)
        list.delete(at: 0)
        await harness.pass(1)
        expect(harness.screenText[2].contains("row 3"))
    }
}
