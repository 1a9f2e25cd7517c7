import Foundation
import Tableau
import TableauPictures
import TableauTerminal
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
        #expect(harness.screenText.contains { $0.contains("row 39") })
        #expect(screen.focusedRow?.row == 39)
        list.insert("row 40", at: 40)
        await harness.pass(1)
        #expect(harness.screenText.contains { $0.contains("row 40") })
        #expect(screen.focusedRow?.row == 40, "a focus at the end follows it")

        try await harness.play("up,up")
        for index in 41..<60 { list.insert("row \(index)", at: index) }
        await harness.pass(1)
        #expect(harness.screenText.contains { $0.contains("row 59") })
        #expect(screen.focusedRow?.row == 38, "the reader's focus stays")

        try await harness.play("pageup,pageup")
        let before = harness.screenText
        list.insert("row 60", at: 60)
        await harness.pass(1)
        #expect(list.table.place.unseen == 1)
        #expect(harness.screenText[1...9] == before[1...9])
        try await harness.play("G")
        #expect(list.table.place.unseen == 0)
        try await harness.play("resize:32x8")
        #expect(harness.screenText.contains { $0.contains("row 60") })
    }

    @Test func anEmptyTableShowsTextAndAnAction() async throws {
        let list = ListTable([("TODAY", [])])
        var added = 0
        list.table.emptyContent = EmptyContent(text: "No tasks", actionTitle: "Add one") {
            added += 1
        }
        let (_, harness) = await present(list.table)
        let text = harness.screenText.joined(separator: "\n")
        #expect(text.contains("No tasks") && text.contains("Enter: Add one"))
        #expect(text.contains("TODAY"))
        try await harness.play("enter")
        #expect(added == 1)
        #expect(PlainText.render(list.table) == "TODAY\n\nNo tasks\n[Add one]\n")
        #expect(SVGPicture.render(list.table).contains("No tasks"))
        list.insert("Tea", at: 0)
        await harness.pass(1)
        #expect(!harness.screenText.joined().contains("No tasks"))
        #expect(PlainText.render(list.table) == "TODAY\n  Tea\n")
    }

    @Test func aFocusBelowAFloatingHeaderIsNoReasonToScroll() async throws {
        let list = ListTable([("HEADER", numbers(0..<40))], style: .plain)
        list.table.keepsVisibleRowsInPlace = true
        let (screen, harness) = await present(list.table)
        try await harness.play("down,down,wheel:1")
        #expect(screen.focusedRow?.row == 2)
        let before = harness.screenText[1...10]
        #expect(before.dropFirst().first?.contains("row 3") == true)
        list.insert("row 40", at: 40)
        await harness.pass(1)
        #expect(harness.screenText[1...10] == before)
        list.delete(at: 0)
        await harness.pass(1)
        #expect(harness.screenText[2].contains("row 3"))
    }
}
