import Foundation
import Tableau
import TestEnvironment
import Testing
import UIKit

/// A table in editing mode, where people check rows.
@MainActor
struct EditingModeTests {
    let screen = Screen(Part.self)
    var table: CountingTable { screen.table }
    var binder: SectionedTableViewBinder<Part> { screen.binder }

    @MainActor
    final class Log {
        var items = [Item(1), Item(2), Item(3)]
        var opened: [Int] = []
        var selections: [[Int]] = []
    }

    private func bind(_ log: Log) {
        binder.displayedSections = [.first]
        binder.onSection(.first).bind(cellType: ItemCell.self, models: { log.items })
            .onTapped { _, _, item in log.opened.append(item.id) }
            .onSelectionChanged { log.selections.append($0.map(\.id)) }
        binder.finish()
        table.layoutIfNeeded()
    }

    @Test(arguments: SelectionMode.allCases)
    func aCheckMarkOpensNothing(_ mode: SelectionMode) {
        let log = Log()
        bind(log)
        binder.selection.mode = mode
        log.selections = []
        table.allowsMultipleSelectionDuringEditing = true
        table.setEditing(true, animated: false)
        table.tapRow(at: [0, 0])
        table.tapRow(at: [0, 2])
        expect(table.indexPathsForSelectedRows, [[0, 0], [0, 2]])
        table.tapRow(at: [0, 0])
        expect(log.opened.isEmpty)
        expect(log.selections.suffix(2), [[1, 3], [3]])
        expect(binder.selection.models(as: Item.self).map(\.id), [3])
    }

    @Test func checkMarksFollowTheirRows() {
        let log = Log()
        bind(log)
        table.allowsMultipleSelectionDuringEditing = true
        table.setEditing(true, animated: false)
        table.tapRow(at: [0, 0])
        table.tapRow(at: [0, 1])
        log.items = [Item(0), Item(2), Item(3), Item(1)]
        binder.refresh()
        screen.turn()
        expect(table.indexPathsForSelectedRows, [[0, 1], [0, 3]])
        binder.selection.deselect(.row(2), in: .first)
        binder.selection.select(.row(3), in: .first)
        expect(table.indexPathsForSelectedRows, [[0, 2], [0, 3]])
        log.items.removeLast()
        binder.refresh()
        screen.turn()
        expect(log.selections.last, [3])
        expect(log.opened.isEmpty)
    }

    @Test func rowsOpenOutOfEditingMode() {
        let log = Log()
        bind(log)
        table.tapRow(at: [0, 0])
        table.tapRow(at: [0, 1])
        expect(log.opened, [1, 2])
        expect(log.selections, [[1], [2]], "not empty in between")
        table.allowsSelectionDuringEditing = true
        table.setEditing(true, animated: false)
        table.tapRow(at: [0, 2])
        expect(log.opened, [1, 2])
        expect(log.selections.last, [3])
        table.setEditing(false, animated: false)
        table.tapRow(at: [0, 0])
        expect(log.opened, [1, 2, 1])
    }

    /// A delegate that opens rows in editing mode too decides it by UIKit's own method.
    @Test func theAppsDelegateDecidesWhatOpens() {
        let log = Log()
        bind(log)
        let own = OwnDelegate(.canPerformPrimaryAction, .performPrimaryAction)
        binder.tableDelegate = own
        table.tapRow(at: [0, 0])
        expect(log.opened.isEmpty)
        expect(log.selections, [[1]])
        binder.tableDelegate = nil
        table.tapRow(at: [0, 0])
        expect(log.opened, [1])
        expect(own.calls, [.canPerformPrimaryAction])
    }

    /// With several rows selectable at any time, a tap that adds to the selection opens nothing.
    @Test func aTapThatAddsToTheSelectionOpensNothing() {
        let log = Log()
        bind(log)
        binder.selection.mode = .multiple
        for row in [0, 1, 0, 1] { table.tapRow(at: [0, row]) }
        expect(log.opened, [1])
        expect(log.selections, [[1], [1, 2], [2], []])
    }

    @Test func editingModeBringsNoMinusButtons() {
        let log = Log()
        bind(log)
        table.setEditing(true, animated: false)
        log.items.append(Item(4))
        binder.refresh()
        screen.turn()
        let cells = table.visibleCells
        expect(cells.count, 4)
        for cell in cells {
            expect(cell.isEditing)
            expect(cell.editingStyle, .none)
            expect(!cell.shouldIndentWhileEditing)
        }
        expect(
            table.delegate?.tableView(table, editingStyleForRowAt: [0, 0]),
            UITableViewCell.EditingStyle.none)
        table.setEditing(false, animated: false)
        expect(
            table.delegate?.tableView(table, editingStyleForRowAt: [0, 0]), .delete,
            "UIKit's default, on which swipes may depend")
    }

    @Test func theSelectionBeginsAndEndsTheMode() {
        let log = Log()
        bind(log)
        binder.selection.isEditing = true
        expect(table.isEditing && table.allowsMultipleSelectionDuringEditing)
        table.tapRow(at: [0, 0])
        table.tapRow(at: [0, 1])
        expect(log.opened.isEmpty)
        expect(log.selections.last, [1, 2])
        table.setEditing(false, animated: false)
        expect(!binder.selection.isEditing)
        binder.selection.isEditing = true
        table.tapRow(at: [0, 2])
        binder.selection.isEditing = false
        expect(binder.selection.isEmpty && !table.isEditing)
        expect(log.selections.last, [])
    }

    @Test func rowsMakeRoomForCheckMarks() {
        bind(Log())
        table.allowsMultipleSelectionDuringEditing = true
        table.setEditing(true, animated: false)
        expect(table.delegate?.tableView(table, shouldIndentWhileEditingRowAt: [0, 0]), true)
    }

    @Test func theAppsDelegateMayDelete() {
        let log = Log()
        let own = OwnDelegate(.editingStyle, .shouldIndent, .commit)
        binder.tableDelegate = own
        bind(log)
        table.setEditing(true, animated: false)
        let cell = table.cellForRow(at: [0, 1])
        expect(cell?.editingStyle, .insert)
        expect(cell?.shouldIndentWhileEditing, true)
        table.deleteRow(at: [0, 1])
        expect(own.calls.contains(.commit))
    }
}
