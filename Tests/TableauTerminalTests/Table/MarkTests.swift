import Foundation
import Tableau
import TableauTerminal
import TestEnvironment
import Testing

/// Which rows can be marked, and what keys say about it.
@MainActor @Suite struct MarkTests {
    private func present(
        _ table: TableView, columns: Int = 60
    ) async -> TerminalTestHarness {
        table.allowsMultipleSelection = true
        let screen = TerminalScreen(table, title: "Marks")
        let app = TerminalApplication(root: screen, options: .testing)
        return await TerminalTestHarness(app, size: TerminalSize(columns: columns, rows: 14))
    }

    @Test func spaceMarksOrUsesAControl() async throws {
        // Space is hinted where it marks.
        do {
            let list = ListTable("Bread", "Rum")
            let hints = try #require(await present(list.table, columns: 120).screenText.last)
            expect(hints.contains("Space mark"), "\(hints)")
            let form = FormTable()
            let harness = await present(form.table, columns: 120)
            expect(harness.screenText.last?.contains("edit"), true)
            expect(harness.screenText.last?.contains("Space mark"), false)
        }
        // Space uses the control of a row.
        do {
            let form = FormTable()
            let harness = await present(form.table)
            try await harness.play("*")
            expect(!harness.screenText.joined().contains("marked"))
            try await harness.play("down,down,space")
            expect(form.isAllDay)
        }
    }

    private func marked(_ harness: TerminalTestHarness) -> [String] {
        harness.screenText.filter { $0.contains("✓") }
    }

    @Test(arguments: ["", "/,r,enter,"]) func rowsThatCannotBeSelectedAreNotMarked(filter: String)
        async throws
    {
        let list = ListTable("Search", "Bread", "Rum", "Butter")
        list.isInert = { $0 == "Search" }
        let harness = await present(list.table)
        try await harness.play(filter + "*")
        expect(marked(harness).count, 3)
        expect(harness.screenText.last?.contains("3 marked"), true)
        try await harness.play("*")
        expect(marked(harness).isEmpty, "all that can be marked were marked")
        try await harness.play("g,up,up,up,space")
        expect(marked(harness).isEmpty)
        expect(harness.screenText.last?.contains("can\u{2019}t be marked"), true)
    }

    @Test func onlyRowsThatMayBeMarkedCount() async throws {
        // Rows that the program refuses are not marked. A delegate refuses as it does for a tap.
        let list = ListTable("Bread", "Rum", "Butter")
        let choosy = Choosy()
        list.table.delegate = choosy
        let harness = await present(list.table)
        try await harness.play("*")
        expect(marked(harness).count, 2)
        expect(list.table.markedRows, [.init(section: 0, row: 0), .init(section: 0, row: 1)])

        // A key of marked rows counts on one of them.
        let stage = try await RowActionTests.Stage(["A", "B", "None"], .multiple, size: "60x12")
        stage.tasks.hasActions = { $0 != "None" }
        try await stage.play("space,down,space,down,e")
        expect(stage.tasks.done.isEmpty)
        try await stage.play("up,e")
        expect(stage.tasks.done, ["rename A", "rename B"])
    }

    /// A row beyond the checked ones is marked; making a cell for each of a million takes too long.
    @Test func aLongTableIsMarkedSoon() async throws {
        let endless = EndlessTable(count: 100_000)
        let harness = await present(endless.table)
        let asked = endless.asked
        try await harness.play("*")
        expect(harness.screenText.last?.contains("100000 marked"), true)
        expect(endless.asked < asked + 3_000)
    }

    private final class Choosy: TableViewDelegate {
        func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
            indexPath.row == 2 ? nil : indexPath
        }
    }
}
