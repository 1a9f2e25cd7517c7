#if canImport(UIKit) && !os(watchOS)
import UIKit

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
#endif
