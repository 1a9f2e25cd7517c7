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

    /// Releases the kept cell, if there is one.
    func retireEdited() {
        guard let row = visible.edited else { return }
        visible.edited = nil
        retire(row)
    }

    /// Follows the row through a batch; releases its cell if the row is deleted or reloaded.
    func followEdited(_ map: BatchMap) {
        guard let row = visible.edited else { return }
        guard let path = map.path(ofOld: row.path), map.reloadAnimation(ofOld: row.path) == nil
        else { return retireEdited() }
        visible.edited?.path = path
    }

    /// Requests the row again if it is one of those, keeping its cell.
    func reconfigureEdited(in runs: [RowRun]) {
        guard let row = visible.edited, runs.run(containing: row.path) != nil else { return }
        let cell = reconfigured(row)
        if cell !== row.cell { retireEdited() }
    }
}
#endif
