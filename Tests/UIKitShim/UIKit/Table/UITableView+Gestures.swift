public import Foundation

// What a person's gestures make UIKit ask, with its answers where nobody has any.

extension UITableView {
    /// The actions that a swipe reveals at the leading or the trailing edge.
    public func swipeActions(at indexPath: IndexPath, leading: Bool) -> [UIContextualAction] {
        let configuration =
            leading
            ? delegate(for: .leadingSwipe)?
                .tableView(self, leadingSwipeActionsConfigurationForRowAt: indexPath)
            : delegate(for: .trailingSwipe)?
                .tableView(self, trailingSwipeActionsConfigurationForRowAt: indexPath)
        return configuration?.actions ?? []
    }

    /// The menu of a long press.
    public func contextMenu(at indexPath: IndexPath) -> UIMenu? {
        delegate(for: .contextMenu)?
            .tableView(self, contextMenuConfigurationForRowAt: indexPath, point: .zero)?.menu
    }

    /// Whether a drag or a handle can lift the row.
    public func canLiftRow(at indexPath: IndexPath) -> Bool {
        guard let source = dataSource(for: .moveRow) else { return false }
        return dataSource(for: .canMove).map { _ in
            source.tableView(self, canMoveRowAt: indexPath)
        } ?? true
    }

    /// Lets a lifted row go above another place.
    ///
    /// - Returns: Where the row was put.
    @discardableResult
    public func dropRow(_ indexPath: IndexPath, at proposed: IndexPath) -> IndexPath {
        let target =
            delegate(for: .moveTarget)?.tableView(
                self, targetIndexPathForMoveFromRowAt: indexPath, toProposedIndexPath: proposed)
            ?? proposed
        if target == indexPath { return target }
        hasDropped = true
        defer { hasDropped = hasActiveDrag }
        performBatchUpdates({
            self.dataSource(for: .moveRow)?
                .tableView(self, moveRowAt: indexPath, to: target)
            self.moveRow(at: indexPath, to: target)
        })
        return target
    }

    /// Lifts a row, if it can be.
    public func liftRow(at indexPath: IndexPath) -> LiftedRow? {
        let session = DragSession()
        guard dragInteractionEnabled, canLiftRow(at: indexPath),
            let cell = cellForRow(at: indexPath), let dragDelegate,
            !dragDelegate.tableView(self, itemsForBeginning: session, at: indexPath).isEmpty
        else { return nil }
        (hasActiveDrag, hasDropped) = (true, false)
        self.dragDelegate(for: .dragWillBegin)?.tableView(self, dragSessionWillBegin: session)
        return LiftedRow(table: self, cell: cell, session: session, uses: cell.uses)
    }

    /// Taps the minus button of a row in editing mode, and confirms.
    public func deleteRow(at indexPath: IndexPath) {
        dataSource(for: .commit)?.tableView(self, commit: .delete, forRowAt: indexPath)
    }
}
