public import Foundation

final class DragSession: UIDragSession {}

/// A row under a finger: the table keeps it through its batches.
@MainActor
public struct LiftedRow {
    let table: UITableView
    let cell: UITableViewCell
    let session: DragSession
    /// How often the cell had been used: once it shows another row, this one is gone.
    let uses: Int

    /// Drops the row; one that was deleted meanwhile is only let go.
    public func drop(at target: IndexPath) {
        if cell.uses == uses, let path = table.indexPath(for: cell),
            table.numberOfSections > target.section,
            target.row < table.numberOfRows(inSection: target.section)
                + (path.section == target.section ? 0 : 1)
        {
            table.dropRow(path, at: target)
        }
        table.hasActiveDrag = false
        table.dragDelegate(for: .dragDidEnd)?.tableView(table, dragSessionDidEnd: session)
    }
}
