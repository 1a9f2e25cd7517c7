#if canImport(UIKit) && !os(watchOS)
package import UIKit

// Taps that open a row, and editing mode.

extension TableViewAdapter {
    /// A row that has gone takes no tap, which would also take the selection from another row.
    package func tableView(_: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        contents?.hasGone(rowAt: indexPath) != true
            && (nextDelegate?.tableView(_:shouldHighlightRowAt:))?(tableView, indexPath) ?? true
    }

    /// A tap that opens its row, as opposed to one that only selects or checks it.
    package func tableView(_: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        contents?.didTap(rowAt: indexPath)
        (nextDelegate?.tableView(_:performPrimaryActionForRowAt:))?(tableView, indexPath)
    }

    /// By default, each row would get a minus button in editing mode.
    ///
    /// Out of it, the answer is UIKit's default, on which swipes may depend.
    package func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
        (nextDelegate?.tableView(_:editingStyleForRowAt:))?(tableView, indexPath)
            ?? (tableView.isEditing ? .none : .delete)
    }

    /// Rows make room for check marks only.
    package func tableView(
        _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool {
        (nextDelegate?.tableView(_:shouldIndentWhileEditingRowAt:))?(tableView, indexPath)
            ?? tableView.allowsMultipleSelectionDuringEditing
    }
}
#endif
