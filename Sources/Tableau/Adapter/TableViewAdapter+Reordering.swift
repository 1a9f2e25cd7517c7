#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
package import UIKit

// Reordering by a drag, or by the handle of a table in editing mode. UIKit shows the row at its new
// place, and reports when it was dropped.

extension TableViewAdapter {
    package func tableView(_: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        isReorderable(rowAt: indexPath) || nextMoves(rowAt: indexPath)
    }

    package func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        let isOurs = isReorderable(rowAt: sourceIndexPath) || !nextMoves(rowAt: sourceIndexPath)
        // The table drops whatever is now where it keeps the lifted row.
        let isMeant = findLiftedRow.map { $0() == sourceIndexPath } ?? true
        // What waits for the end of the drag may follow now; an app's own drag delegate isn't asked
        // when the drag is over.
        if tableView.hasDrag {
            hasDropped = true
            awaitLetGo()
        }
        contents?.tableDidMove(sourceIndexPath, to: destinationIndexPath, isMeant: isMeant)
        if !isOurs, isMeant {
            (nextSource?.tableView(_:moveRowAt:to:))?(
                tableView, sourceIndexPath, destinationIndexPath)
        }
    }

    package func tableView(
        _ tableView: UITableView,
        targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        if isReorderable(rowAt: sourceIndexPath) {
            let isAccepted = contents?.acceptsReorder(
                of: sourceIndexPath, to: proposedDestinationIndexPath)
            return isAccepted == true ? proposedDestinationIndexPath : sourceIndexPath
        }
        let target =
            (nextDelegate?.tableView(
                _:targetIndexPathForMoveFromRowAt:toProposedIndexPath:))?(
                tableView, sourceIndexPath, proposedDestinationIndexPath)
            ?? proposedDestinationIndexPath
        // Only a chain can tell whether another section can show the row.
        return target.section == sourceIndexPath.section ? target : sourceIndexPath
    }

    /// The next delegate, if it can also be asked what only data sources are.
    private var nextSource: (any UITableViewDataSource)? {
        nextDelegate as? any UITableViewDataSource
    }

    private func isReorderable(rowAt path: IndexPath) -> Bool {
        contents?.canReorder(rowAt: path) ?? false
    }

    /// Whether the next delegate moves a row; one that isn't asked for each row moves all, unless
    /// chains move some.
    private func nextMoves(rowAt path: IndexPath) -> Bool {
        (nextSource?.tableView(_:canMoveRowAt:))?(tableView, path) ?? !answers(.moves)
    }

    /// Enables dragging if any rows can be moved.
    func offerDrags() {
        if tableView.dragDelegate is TableViewAdapter { tableView.dragDelegate = nil }
        guard answers(.moves) else { return }
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
        guard isReorderable(rowAt: indexPath) || nextMoves(rowAt: indexPath) else { return [] }
        findLiftedRow = contents?.finder(ofRowAt: indexPath)
        return [UIDragItem(itemProvider: NSItemProvider())]
    }

    package func tableView(_: UITableView, dragSessionDidEnd session: any UIDragSession) {
        findLiftedRow = nil
        hasDropped = false
        let next = nextDelegate as? any UITableViewDragDelegate
        (next?.tableView(_:dragSessionDidEnd:))?(tableView, session)
    }
}
#else
extension TableViewAdapter {
    /// Does nothing: surfaces lift rows themselves, and there are no drags elsewhere.
    func offerDrags() {}
}
#endif
