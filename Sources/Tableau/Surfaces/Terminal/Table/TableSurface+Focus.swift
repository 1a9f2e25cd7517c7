import Foundation
import Tableau

/// The row that keys act on: it follows its row through batches.
extension TableSurface {
    func setFocus(_ path: RowPath?) {
        focus = path
        revealFocus()
        needsFrame()
    }

    func followFocus(_ batch: AppliedBatch) {
        edited = edited.flatMap { batch.place(ofRow: $0) }
        guard let old = focus else { return }
        focus = batch.place(ofRow: old) ?? successor(of: old, batch)
        clampFocus()
    }

    /// The row that has the index of a deleted one, in its section if that is still there.
    func successor(of old: RowPath, _ batch: AppliedBatch) -> RowPath {
        var row = old
        switch batch.fate(ofSection: old.section) {
        case .kept(let section), .moved(let section), .reloaded(let section, _):
            row.section = section
        case .deleted: break
        }
        // Rows before it in its section may be gone as well: count those that stay.
        let first = RowPath(section: old.section, row: 0)
        if old.row < 256 {
            let survivors = (first.row..<old.row).filter {
                if case .deleted = batch.fate(ofRow: RowPath(section: old.section, row: $0)) {
                    return false
                }
                return true
            }
            row.row = Int32(survivors.count)
        }
        return row
    }

    /// Gives the focus to a row that exists: the nearest before, if its own is gone.
    func clampFocus() {
        guard let path = focus else { return }
        focus = TableRows(table).nearest(to: path)
    }

    /// Gives the focus to the first row if none has it.
    func placeFocus() {
        if focus == nil { focus = TableRows(table).first }
        focusWasVisible = focus.map { path in slots.contains { $0.path == path } } ?? false
    }
}
