#if !canImport(UIKit) || os(watchOS)
import Foundation

/// The row that is edited out of sight keeps its cell: the cell holds what was typed and is told when
/// the editing ends, and another row must not get its control.
extension TableView {
    /// Releases the cell of a row that leaves the screen, or keeps it if its control is being edited.
    ///
    /// - Parameters:
    ///   - path: The place of the row; nil if it is deleted, or gets another cell.
    ///   - isElsewhere: Whether the row was deleted and inserted there, so that it is requested again.
    func retire(_ row: VisibleTable.Row, unlessEditedAt path: RowPath?, isElsewhere: Bool) {
        guard let path, row.cell.control?.isEditing == true else { return retire(row) }
        retireEdited()
        visible.edited = VisibleTable.Row(
            path: path, cell: row.cell, needsMeasuring: row.needsMeasuring || isElsewhere)
    }

    /// Returns the kept cell of a row that becomes visible again.
    func takeEdited(at path: RowPath) -> TableViewCell? {
        guard let row = visible.edited, row.path == path else { return nil }
        visible.edited = nil
        return row.cell
    }

    func retireEdited() {
        guard let row = visible.edited else { return }
        visible.edited = nil
        retire(row)
    }

    /// Follows the row through a batch; releases its cell if the row is deleted.
    func followEdited(_ batch: AppliedBatch) {
        guard let row = visible.edited else { return }
        guard let path = batch.place(ofRow: row.path) else { return retireEdited() }
        visible.edited?.path = path
        let map = batch.map
        if map.path(ofOld: row.path) == nil || map.reloadAnimation(ofOld: row.path) != nil {
            visible.edited?.needsMeasuring = true
        }
    }

    /// Takes the edited row, visible or not, out of what a reload releases.
    func takeEdited() -> VisibleTable.Row? {
        if let index = visible.rows.firstIndex(where: { $0.cell.control?.isEditing == true }) {
            return visible.rows.remove(at: index)
        }
        defer { visible.edited = nil }
        return visible.edited
    }

    /// Requests the row again, keeping its cell; without it, the editing ends.
    func requestEdited() {
        guard let row = visible.edited else { return }
        visible.edited?.needsMeasuring = false
        let control = row.cell.control
        let cell = ask(CellRequest(path: row.path, reconfigured: row.cell))
        if cell !== row.cell {
            release(cell)
            return retireEdited()
        }
        // The cell may have been given another control.
        guard let control, control.isEditing, cell.control !== control else { return }
        control.isEditing = false
        cell.control?.isEditing = true
    }
}
#endif
