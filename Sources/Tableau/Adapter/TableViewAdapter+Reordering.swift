#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
package import UIKit

// Reordering by a drag, or by the handle of a table in editing mode. UIKit shows the row at its new
// place, and reports when it was dropped.

extension TableViewAdapter {
    package func tableView(
        _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
    ) -> Bool {
        contents?.canReorder(rowAt: indexPath) ?? false
    }

    package func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        contents?.tableDidMove(sourceIndexPath, to: destinationIndexPath)
    }

    package func tableView(
        _ tableView: UITableView,
        targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        let isAccepted = contents?.acceptsReorder(
            of: sourceIndexPath, to: proposedDestinationIndexPath)
        return isAccepted == true ? proposedDestinationIndexPath : sourceIndexPath
    }

    /// Enables dragging if any rows can be moved.
    func offerDrags() {
        guard contents?.bindsReorder == true else { return }
        tableView.dragInteractionEnabled = true
        if tableView.dragDelegate == nil { tableView.dragDelegate = self }
    }
}

extension TableViewAdapter: UITableViewDragDelegate {
    /// A drag within the table needs no content, since its data source moves the row.
    package func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
    ) -> [UIDragItem] {
        guard contents?.canReorder(rowAt: indexPath) == true else { return [] }
        return [UIDragItem(itemProvider: NSItemProvider())]
    }
}
#else
extension TableViewAdapter {
    /// Does nothing: surfaces lift rows themselves, and there are no drags elsewhere.
    func offerDrags() {}
}
#endif
