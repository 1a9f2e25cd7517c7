import Foundation
import Tableau
import TableauTerminal
import TestEnvironment
import Testing

/// Batches that change several things at once, or arrive during an animation.
@MainActor @Suite struct BatchTests {
    private func present(
        _ table: TableView, _ size: TerminalSize = TerminalSize(columns: 32, rows: 12)
    ) async -> (TerminalScreen, TerminalTestHarness) {
        let screen = TerminalScreen(table, title: "List")
        let app = TerminalApplication(root: screen, options: .testing)
        return (screen, await TerminalTestHarness(app, size: size))
    }

    @Test func theFocusedRowIsDeletedWhileASectionIsInsertedAbove() async throws {
        let list = ListTable([("ONE", ["A", "B"]), ("TWO", ["C", "D", "E"])])
        let (screen, harness) = await present(list.table)
        try await harness.play("down,down,down")
        expect(screen.focusedRow?.section == 1 && screen.focusedRow?.row == 1)
        list.table.performBatchUpdates {
            list.sections = [
                ("NEW", ["X", "Y", "Z"]), ("ONE", ["A", "B"]), ("TWO", ["C", "E"]),
            ]
            list.table.insertSections([0], with: .fade)
            list.table.deleteRows(at: [IndexPath(row: 1, section: 1)], with: .left)
        }
        await harness.pass(0.4)
        expect(screen.focusedRow?.section == 2 && screen.focusedRow?.row == 1, "same index")
        try await harness.play("enter")
        expect(list.taps, ["E"])
    }

    /// Told are each move, and changes of rows, after which another row may be in its place; also
    /// among the matches of a filter.
    @Test func aProgramFollowsTheFocus() async throws {
        let list = ListTable([("ONE", ["A", "B"]), ("TWO", ["C", "D"])])
        let (screen, harness) = await present(list.table)
        var followed: [String] = []
        screen.onFocus = { row in
            followed.append(row.map { list.sections[$0.section].rows[$0.row] } ?? "nothing")
        }
        await harness.pass(1)
        try await harness.play("down")
        await harness.pass(1)
        expect(followed, ["A", "B"], "no call for a frame without a change")
        list.table.performBatchUpdates {
            list.sections = [("ONE", ["A"]), ("TWO", ["C", "D"])]
            list.table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
        }
        await harness.pass(1)
        expect(followed, ["A", "B", "A"])
        try await harness.play("/,type:d")
        expect(followed.last, "D")
        expect(list.table.focusedRowPath, IndexPath(row: 1, section: 1), "to a binder, too")
        try await harness.play("type:x")
        expect(followed.last, "nothing")
    }

    /// A page arrives in place of the row that said it was loading, which has the focus.
    @Test(arguments: [true, false])
    func aPageInPlaceOfTheFocusedRowDoesNotScroll(atEnd: Bool) async throws {
        let old = (30..<60).map { "row \($0)" }
        let page = (0..<30).map { "row \(atEnd ? $0 + 60 : $0)" }
        let loading = (title: String?.none, rows: ["loading"])
        let list = ListTable(
            atEnd ? [(nil, old), loading] : [loading, (nil, old)], style: .plain)
        list.table.place.rule = .rows(alsoAtTop: true)
        let (screen, harness) = await present(list.table)
        try await harness.play(atEnd ? "end" : "home")
        let before = harness.screenText
        expect(before.contains { $0.contains("▌ loading") })
        list.table.performBatchUpdates {
            list.sections = [(nil, atEnd ? old + page : page + old)]
            list.table.deleteSections([atEnd ? 1 : 0], with: .fade)
            let first = atEnd ? 30 : 0
            list.table.insertRows(
                at: (first..<(first + 30)).map { IndexPath(row: $0, section: 0) }, with: .fade)
        }
        await harness.pass(0.4)
        expect(screen.focusedRow?.row, (atEnd ? 30 : 29))
        func rows(_ screen: [String]) -> [String] { screen[1...10].map { String($0.prefix(8)) } }
        let focused = atEnd ? "▌ row 60" : "▌ row 29"
        let after = rows(before).map { $0.replacing("▌ loadin", with: focused) }
        expect(rows(harness.screenText), after)
    }

    @Test func theFocusedRowIsDeletedTogetherWithRowsAbove() async throws {
        let list = ListTable([("ONE", ["A"]), ("TWO", ["B", "C", "D", "E", "F"])])
        let (screen, harness) = await present(list.table)
        try await harness.play("down,down,down")
        list.table.performBatchUpdates {
            list.sections = [("TWO", ["C", "E", "F"])]
            list.table.deleteSections([0], with: .fade)
            list.table.deleteRows(
                at: [IndexPath(row: 0, section: 1), IndexPath(row: 2, section: 1)], with: .left)
        }
        await harness.pass(0.4)
        // D is deleted, and so is B above it: E has the index that D would have.
        expect(screen.focusedRow?.section == 0 && screen.focusedRow?.row == 1)
        try await harness.play("enter")
        expect(list.taps, ["E"])
    }

    /// The focus goes to the row that comes in its place, whatever else changes above.
    @Test(arguments: [["B", "D", "A"], ["X", "A", "B", "D"], ["X", "B", "D", "A"]])
    func theFocusedRowIsDeletedWhileRowsAboveChangeTheirOrder(_ after: [String]) async throws {
        let list = ListTable("A", "B", "C", "D")
        let (_, harness) = await present(list.table)
        try await harness.play("down,down")
        list.table.performBatchUpdates {
            list.sections[0].rows = after
            list.table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
            if after[0] == "X" {
                list.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
            }
            if let last = after.indices.last, after[last] == "A" {
                list.table.moveRow(
                    at: IndexPath(row: 0, section: 0), to: IndexPath(row: last, section: 0))
            }
        }
        await harness.pass(0.4)
        try await harness.play("enter")
        expect(list.taps, ["D"])
    }

    @Test func deletedRowsDisappearWhateverFollows() async throws {
        // A deleted row keeps moving when another batch arrives.
        do {
            let list = ListTable("A", "A row that leaves slowly", "B", "C", "D")
            let (_, harness) = await present(list.table)
            list.delete(at: 1)
            await harness.pass(0.05)
            let first = try #require(harness.screenText.first { $0.contains("slowly") })
            list.table.performBatchUpdates {
                list.sections[0].rows = ["X", "A", "B", "C", "D"]
                list.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .right)
            }
            await harness.pass(0)
            expect(harness.screenText.contains(first), "it has not jumped: \(harness.screenText)")
            await harness.pass(0.03)
            let second = harness.screenText.first { $0.contains("slowly") }
            expect(second != first, "and it keeps moving")
            await harness.pass(0.4)
            expect(harness.screenText[1...5], ["   X", " ▌ A", "   B", "   C", "   D"])
        }
        // Rows deleted one after another all disappear.
        do {
            let list = ListTable("A", "The first row to go", "The second row to go", "B")
            let (_, harness) = await present(list.table)
            list.delete(at: 1)
            await harness.pass(0.04)
            list.delete(at: 1)
            await harness.pass(0.005)
            expect(
                harness.screenText[1...4],
                [" ▌ A", " irst row to go", "  The second row to go", "   B"])
            await harness.pass(0.4)
            expect(harness.screenText[1...3], [" ▌ A", "   B", ""])
        }
    }

    @Test(arguments: TableView.Style.allCases, [false, true])
    func textIsMeasuredAsItIsDrawn(style: TableView.Style, isAccessible: Bool) async throws {
        let cells = CellsTable(style: style) { row, cell in
            cell.textLabel?.numberOfLines = 0
            cell.textLabel?.text =
                [
                    "Text that fits in here ", "Text that fits in here  again", "Last",
                ][row]
        }
        let screen = TerminalScreen(cells.table, title: "List")
        var options = TerminalOptions.testing
        options.isAccessible = isAccessible
        let app = TerminalApplication(root: screen, options: options)
        let harness = await TerminalTestHarness(app, size: TerminalSize(columns: 30, rows: 9))
        for width in 24...34 {
            screen.showsSectionIndex = width % 2 == 0
            try await harness.play("resize:\(width)x10")
            let lines = harness.screenText[1...8].map { $0.filter { $0 != "▌" } }
            let last = try #require(lines.firstIndex { $0.contains("Last") })
            let words = lines[...last].joined(separator: " ").split(separator: " ")
            expect(
                words.joined(separator: " "),
                "Text that fits in here Text that fits in here again Last",
                "\(width): \(lines)")
            expect(!lines[...last].contains { $0.allSatisfy { $0 == " " } }, "\(width): \(lines)")
        }
    }
}
