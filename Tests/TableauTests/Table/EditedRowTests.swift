#if !canImport(UIKit) || os(watchOS)
import Foundation
import Tableau
import TestEnvironment
import Testing

/// A row that is edited while it is out of sight.
@MainActor @Suite struct EditedRowTests {
    /// A table of 40 fields, ten of them visible, whose cells keep their controls.
    private func present() throws -> (table: TableView, source: ListSource, cell: TableViewCell) {
        let source = ListSource([(0..<40).map { "Row \($0)" }])
        let table = makeTable(source)
        let cell = try #require(table.visibleCells.first)
        cell.control = .textField(text: "")
        cell.control?.isEditing = true
        cell.control?.send(.text("typed"))
        return (table, source, cell)
    }

    private func scroll(_ table: TableView, to row: Int) {
        table.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
        table.layoutIfNeeded()
    }

    @Test func itsCellIsNotReused() throws {
        let (table, source, cell) = try present()
        scroll(table, to: 30)
        expect(!table.visibleCells.contains { $0 === cell })
        expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
        expect(table.indexPath(for: cell), IndexPath(row: 0, section: 0))
        source.trace = []
        scroll(table, to: 0)
        expect(table.visibleCells.first === cell)
        expect(cell.control?.value == .text("typed") && !source.trace.contains("cell 0.0"))
        scroll(table, to: 30)
        cell.control?.endEditing()
        scroll(table, to: 20)
        expect(table.indexPath(for: cell) == nil)
        scroll(table, to: 0)
        expect(source.trace.contains("cell 0.0"))
    }

    /// As there is one keyboard.
    @Test(arguments: [false, true])
    func itsEditEndsWhenAnotherBegins(isOutOfSight: Bool) throws {
        let (table, _, cell) = try present()
        var ends: [CellControl.Value] = []
        cell.control?.onEndEditing = { ends.append($0) }
        if isOutOfSight { scroll(table, to: 30) }
        let path = try #require(table.indexPathsForVisibleRows?.last)
        let other = try #require(table.cellForRow(at: path))
        other.control = .textField(text: "")
        table.tapRow(at: path)
        expect(ends, [.text("typed")])
        expect(cell.control?.isEditing == false && other.control?.isEditing == true)
        table.tapRow(at: path)
        expect(other.control?.isEditing == true && ends.count == 1)
    }

    @Test func itFollowsBatches() throws {
        let (table, source, cell) = try present()
        scroll(table, to: 30)
        table.performBatchUpdates {
            source.sections[0].insert("New", at: 0)
            table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        }
        expect(table.indexPath(for: cell), IndexPath(row: 1, section: 0))
        source.trace = []
        table.reconfigureRows(at: [IndexPath(row: 1, section: 0)])
        expect(source.trace.last, "cell 0.1")
        table.performBatchUpdates {
            source.sections[0].insert(source.sections[0].remove(at: 1), at: 35)
            table.moveRow(at: IndexPath(row: 1, section: 0), to: IndexPath(row: 35, section: 0))
        }
        expect(table.cellForRow(at: IndexPath(row: 35, section: 0)) === cell, "it is visible")
        scroll(table, to: 0)
        table.performBatchUpdates {
            source.sections[0].remove(at: 35)
            table.deleteRows(at: [IndexPath(row: 35, section: 0)], with: .none)
        }
        expect(table.indexPath(for: cell) == nil)
    }

    @Test func aReloadRequestsItAgainOrEndsIt() throws {
        // It is requested again when it is reloaded. Reloading a row elsewhere replaces its cell;
        // this one must keep it, with the new content.
        do {
            let (table, source, cell) = try present()
            scroll(table, to: 30)
            source.sections[0][0] = "New"
            source.trace = []
            table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
            table.layoutIfNeeded()
            expect(source.trace.contains("cell 0.0") && cell.textLabel?.text == "New")
            expect(cell.control?.isEditing, true)
            scroll(table, to: 0)
            expect(table.visibleCells.first === cell)
        }
        // It ends with a reload.
        do {
            let (table, _, cell) = try present()
            scroll(table, to: 30)
            table.reloadData()
            expect(table.indexPath(for: cell) != IndexPath(row: 0, section: 0))
            scroll(table, to: 0)
            expect(table.visibleCells.first?.textLabel?.text, "Row 0")
        }
    }
}
#endif
