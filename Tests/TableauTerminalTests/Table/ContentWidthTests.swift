import Tableau
import TableauTerminal
import TestEnvironment
import Testing

/// The width of rows on a wide screen.
@MainActor @Suite struct ContentWidthTests {
    @Test func rowsAreNoWiderThanIsReadable() async throws {
        let list = ListTable([("HEADER", (0..<30).map { "Row \($0)" })], style: .plain)
        let screen = TerminalScreen(list.table, title: "List")
        let app = TerminalApplication(root: screen, options: .testing)
        let harness = await TerminalTestHarness(app, size: TerminalSize(columns: 140, rows: 8))
        func start(_ text: String) throws -> Int {
            let line = try #require(harness.screenText.first { $0.contains(text) })
            return line.prefix { $0 == " " }.count
        }
        // 100 of 139 columns; the scroll bar stays at the edge.
        try expect(start("HEADER"), 19 + 2)
        expect(harness.style(column: 18, row: 3)?.background, TerminalTheme.dark.page)
        expect(harness.style(column: 19, row: 3)?.background, TerminalTheme.dark.card)
        expect(harness.style(column: 119, row: 3)?.background, TerminalTheme.dark.page)
        expect(harness.style(column: 139, row: 1) != nil)
        screen.contentWidth = .leading(60)
        await harness.pass(0.1)
        try expect(start("HEADER"), 2)
        expect(harness.style(column: 60, row: 3)?.background, TerminalTheme.dark.page)
        screen.contentWidth = .full
        await harness.pass(0.1)
        expect(harness.style(column: 138, row: 3)?.background, TerminalTheme.dark.card)
        screen.contentWidth = .centered(0)
        try await harness.play("down,up,?,escape,/,r,escape,resize:100x8,resize:20x5")
        expect(harness.screenText.count, 5)
    }
}
