#if !canImport(UIKit) || os(watchOS)
import Foundation

/// The row that is edited out of sight keeps its cell: the cell holds what was typed and is told when
/// the editing ends, and another row must not get its control.
extension TableView {
    /// Keeps the cell of a row that leaves the screen if its control is being edited; returns
    /// whether it does.
    func keepEdited(_ row: VisibleTable.Row) -> Bool {
        guard row.cell.control?.isEditing == true else { return false }
        retireEdited()
        visible.edited = row
        return true
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
    func followEdited(_ map: BatchMap, _ batch: AppliedBatch) {
        guard let row = visible.edited else { return }
        guard let path = batch.place(ofRow: row.path) else { return retireEdited() }
        visible.edited?.path = path
        if map.path(ofOld: row.path) == nil || map.reloadAnimation(ofOld: row.path) != nil {
            visible.edited?.needsMeasuring = true
        }
    }

    /// Keeps the cell of a visible row that a batch deletes in one place and inserts in another, if
    /// its control is being edited; returns whether it does.
    func keepEdited(_ row: VisibleTable.Row, at path: RowPath?) -> Bool {
        guard let path, keepEdited(row) else { return false }
        visible.edited?.path = path
        visible.edited?.needsMeasuring = true
        return true
    }

    /// Takes the edited row, visible or not, out of what a reload releases.
    func takeEdited() -> VisibleTable.Row? {
        if let index = visible.rows.firstIndex(where: { $0.cell.control?.isEditing == true }) {
            return visible.rows.remove(at: index)
        }
        defer { visible.edited = nil }
        return visible.edited
    }

    /// Requests the row again, keeping its cell, if it has been reloaded or was inserted elsewhere.
    func refreshEdited() {
        guard let row = visible.edited, row.needsMeasuring, !loaded.needsReload else { return }
        visible.edited?.needsMeasuring = false
        let control = row.cell.control
        let cell = ask(CellRequest(path: row.path, reconfigured: row.cell))
        if cell === row.cell { return continueEditing(of: control, in: cell) }
        release(cell)
        retireEdited()
    }

    func reconfigureEdited() {
        guard let row = visible.edited else { return }
        let control = row.cell.control
        let cell = reconfigured(row)
        if cell === row.cell { continueEditing(of: control, in: cell) } else { retireEdited() }
    }

    /// Edits the control that a cell has been given in place of another one.
    private func continueEditing(of old: CellControl?, in cell: TableViewCell) {
        guard let old, old.isEditing, cell.control !== old else { return }
        old.isEditing = false
        cell.control?.isEditing = true
    }
}
#endif
