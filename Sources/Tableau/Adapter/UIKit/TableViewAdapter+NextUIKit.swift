#if canImport(UIKit) && !os(watchOS)
#if canImport(ObjectiveC)
import UIKit
#else
package import UIKit
#endif

// What only UIKit asks the next delegate; TableViewAdapter+NextDelegate.swift explains the calls.

extension TableViewAdapter {
    /// The next delegate, if it can also be asked what only data sources are.
    var nextSource: (any UITableViewDataSource)? { nextDelegate as? any UITableViewDataSource }

    #if canImport(UIKit) && !os(tvOS)
    var nextDragDelegate: (any UITableViewDragDelegate)? {
        nextDelegate as? any UITableViewDragDelegate
    }

    func nextSwipeActions(
        _ place: RowActionPlace, at path: IndexPath
    ) -> UISwipeActionsConfiguration? {
        place == .leading
            ? (nextDelegate?.tableView(_:leadingSwipeActionsConfigurationForRowAt:))?(
                tableView, path)
            : (nextDelegate?.tableView(_:trailingSwipeActionsConfigurationForRowAt:))?(
                tableView, path)
    }
    #endif
}

#if !canImport(ObjectiveC)
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
#endif
