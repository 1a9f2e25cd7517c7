#if canImport(UIKit) && canImport(ObjectiveC) && !os(watchOS)
import UIKit

// What only UIKit asks the next delegate; in two branches, as TableViewAdapter+NextDelegate.swift
// explains.

extension TableViewAdapter {
    func pass(performPrimaryActionForRowAt path: IndexPath) {
        nextDelegate?.tableView?(tableView, performPrimaryActionForRowAt: path)
    }

    func nextEditingStyle(ofRowAt path: IndexPath) -> UITableViewCell.EditingStyle? {
        nextDelegate?.tableView?(tableView, editingStyleForRowAt: path)
    }

    func nextIndents(rowAt path: IndexPath) -> Bool? {
        nextDelegate?.tableView?(tableView, shouldIndentWhileEditingRowAt: path)
    }

    #if canImport(UIKit) && !os(tvOS)
    func nextSwipeActions(
        _ place: RowActionPlace, at path: IndexPath
    ) -> UISwipeActionsConfiguration? {
        place == .leading
            ? nextDelegate?.tableView?(
                tableView, leadingSwipeActionsConfigurationForRowAt: path) ?? nil
            : nextDelegate?.tableView?(
                tableView, trailingSwipeActionsConfigurationForRowAt: path) ?? nil
    }

    func nextMenu(at path: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? {
        nextDelegate?.tableView?(
            tableView, contextMenuConfigurationForRowAt: path, point: point) ?? nil
    }

    func pass(
        _ menu: UIContextMenuConfiguration, isOpen: Bool,
        _ animator: (any UIContextMenuInteractionAnimating)?
    ) {
        if isOpen {
            nextDelegate?.tableView?(tableView, willDisplayContextMenu: menu, animator: animator)
        } else {
            nextDelegate?.tableView?(
                tableView, willEndContextMenuInteraction: menu, animator: animator)
        }
    }

    func nextCanMove(rowAt path: IndexPath) -> Bool? {
        nextSource?.tableView?(tableView, canMoveRowAt: path)
    }

    func pass(moveRowAt path: IndexPath, to target: IndexPath) {
        nextSource?.tableView?(tableView, moveRowAt: path, to: target)
    }

    func nextTarget(ofMoveFrom path: IndexPath, to target: IndexPath) -> IndexPath? {
        nextDelegate?.tableView?(
            tableView, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: target)
    }

    func pass(dragSessionDidEnd session: any UIDragSession) {
        nextDragDelegate?.tableView?(tableView, dragSessionDidEnd: session)
    }
    #endif
}
#elseif canImport(UIKit) && !os(watchOS)
package import UIKit

extension TableViewAdapter {
    func pass(performPrimaryActionForRowAt path: IndexPath) {
        nextDelegate?.tableView(tableView, performPrimaryActionForRowAt: path)
    }

    func nextEditingStyle(ofRowAt path: IndexPath) -> UITableViewCell.EditingStyle? {
        nextDelegate?.tableView(tableView, editingStyleForRowAt: path)
    }

    func nextIndents(rowAt path: IndexPath) -> Bool? {
        nextDelegate?.tableView(tableView, shouldIndentWhileEditingRowAt: path)
    }

    func nextSwipeActions(
        _ place: RowActionPlace, at path: IndexPath
    ) -> UISwipeActionsConfiguration? {
        place == .leading
            ? nextDelegate?.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: path)
            : nextDelegate?.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: path)
    }

    func nextMenu(at path: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? {
        nextDelegate?.tableView(tableView, contextMenuConfigurationForRowAt: path, point: point)
    }

    func pass(
        _ menu: UIContextMenuConfiguration, isOpen: Bool,
        _ animator: (any UIContextMenuInteractionAnimating)?
    ) {
        if isOpen {
            nextDelegate?.tableView(tableView, willDisplayContextMenu: menu, animator: animator)
        } else {
            nextDelegate?.tableView(
                tableView, willEndContextMenuInteraction: menu, animator: animator)
        }
    }

    func nextCanMove(rowAt path: IndexPath) -> Bool? {
        nextSource?.tableView(tableView, canMoveRowAt: path)
    }

    func pass(moveRowAt path: IndexPath, to target: IndexPath) {
        nextSource?.tableView(tableView, moveRowAt: path, to: target)
    }

    func nextTarget(ofMoveFrom path: IndexPath, to target: IndexPath) -> IndexPath? {
        nextDelegate?.tableView(
            tableView, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: target)
    }

    func pass(dragSessionDidEnd session: any UIDragSession) {
        nextDragDelegate?.tableView(tableView, dragSessionDidEnd: session)
    }
}

// Calls that only the next delegate handles. With Objective-C they are forwarded to it.

extension TableViewAdapter {
    package func tableView(
        _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
    ) -> Bool {
        nextDelegate?.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath)
            ?? !tableView.isEditing
    }

    package func tableView(
        _ tableView: UITableView, canEditRowAt indexPath: IndexPath
    ) -> Bool {
        nextSource?.tableView(tableView, canEditRowAt: indexPath) ?? true
    }

    package func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        nextSource?.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
    }

    package func tableView(
        _ tableView: UITableView, dragSessionWillBegin session: any UIDragSession
    ) {
        nextDragDelegate?.tableView(tableView, dragSessionWillBegin: session)
    }
}
#endif

#if canImport(UIKit) && !os(watchOS)
extension TableViewAdapter {
    /// The next delegate, if it can also be asked what only data sources are.
    private var nextSource: (any UITableViewDataSource)? {
        nextDelegate as? any UITableViewDataSource
    }

    #if canImport(UIKit) && !os(tvOS)
    private var nextDragDelegate: (any UITableViewDragDelegate)? {
        nextDelegate as? any UITableViewDragDelegate
    }
    #endif
}
#endif
