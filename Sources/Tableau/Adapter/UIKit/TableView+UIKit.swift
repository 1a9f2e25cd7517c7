#if canImport(UIKit) && !os(watchOS)
import Dispatch
package import UIKit

/// The view that scrolls: the table's superclass.
package typealias ScrollingView = UIScrollView

// Operations specific to UIKit's table; the display-neutral counterpart is TableView+Neutral.swift.

extension TableView {
    /// The reason why a batch cannot be animated now, if any: without a window nobody would see it, and
    /// cells are laid out with sizes that are not final.
    var reasonNotToAnimate: String? { window == nil ? "The table is not in a window." : nil }

    /// Whether the table is in the middle of its work, for which it calls its data source and delegate.
    var isBusy: Bool { adapter?.isAnswering ?? false }

    var heldRows: [RowPath] { (indexPathsForSelectedRows ?? []).map(RowPath.init(clamping:)) }

    /// - Complexity: O(selected rows): UIKit has no other answer for rows without a cell.
    func isRowSelected(at path: IndexPath) -> Bool {
        indexPathsForSelectedRows?.contains(path) ?? false
    }

    /// Scrolls to a row and makes a field of its cell first responder; a row itself cannot have focus.
    func focusRow(at path: IndexPath, field: RowField?) {
        scrollToRow(at: path, at: .none, animated: false)
        layoutIfNeeded()
        guard let field, let cell = cellForRow(at: path) else { return }
        if let cell = cell as? any RowFieldFocusing, cell.focus(field) { return }
        cell.firstField?.becomeFirstResponder()
    }

    /// The index path of the row whose cell contains the first responder.
    ///
    /// A handler that runs while UIKit updates the cells may ask for it: `visibleCells` would then
    /// raise an exception.
    var focusedRowPath: IndexPath? {
        subviews.lazy.compactMap { $0 as? UITableViewCell }
            .first(where: \.containsFirstResponder)
            .flatMap(indexPath(for:))
    }

    var editedRowPath: IndexPath? { focusedRowPath }

    /// Whether the user does something with the table.
    var isTouched: Bool {
        isCarryingRow || isTracking || isDragging || isDecelerating
            || adapter?.hasOpenMenu == true || focusedRowPath != nil
    }

    /// Whether tables carry rows at all; see ``isCarryingRow``.
    static var carriesRows: Bool { true }

    /// Whether something is dragged that hasn't been dropped yet.
    ///
    /// Apps report exceptions for rows that come and go during a drag.
    var isCarryingRow: Bool { hasDrag && adapter?.hasDropped != true }

    /// Whether a drag has not ended, dropped or not.
    var hasDrag: Bool {
        #if canImport(UIKit) && !os(tvOS)
        hasActiveDrag || hasActiveDrop
        #else
        false
        #endif
    }

    var scrollState: ScrollState {
        ScrollState(
            offset: contentOffset.y, visibleHeight: bounds.height,
            contentHeight: contentSize.height)
    }

    var selectsSeveralRows: Bool { isEditing ? checksRows : allowsMultipleSelection }

    var checksRows: Bool { isEditing && allowsMultipleSelectionDuringEditing }

    /// The smallest valid estimate other than 0: apps report that UIKit raises an exception, "height must
    /// not be negative", for estimates up to 1.
    static var smallestEstimate: CGFloat { 2 }

    /// Requests headers and footers again where a different kind of view is needed, or none.
    ///
    /// UIKit requests one only together with its section, so the section is reloaded. That replaces
    /// its cells, and would take the keyboard from an edited row: its section waits, and during a drag
    /// each does.
    func replaceHeadersAndFooters(inSections sections: IndexSet, with animation: RowAnimation) {
        let edited = focusedRowPath?.section
        let waiting = sections.filteredIndexSet { isCarryingRow || $0 == edited }
        if !waiting.isEmpty { adapter?.showHeadersFootersLater() }
        let others = sections.filteredIndexSet { !waiting.contains($0) }
        if !others.isEmpty { reloadSections(others, with: animation) }
    }
}

extension TableViewCell {
    /// The table that shows the cell.
    var table: UITableView? {
        sequence(first: self as UIView, next: \.superview).lazy.compactMap { $0 as? UITableView }
            .first
    }

    /// Shows that the row has gone from the data, by the opacity of its content; any other is the
    /// app's.
    func setDimmed(_ isDimmed: Bool) {
        // Exact in single precision, in which UIKit stores it.
        let dimmed: CGFloat = 0.375
        if isDimmed != (contentView.alpha == dimmed) { contentView.alpha = isDimmed ? dimmed : 1 }
    }
}

extension UIView {
    fileprivate var firstField: UIView? {
        canBecomeFirstResponder ? self : subviews.lazy.compactMap(\.firstField).first
    }

    fileprivate var containsFirstResponder: Bool {
        isFirstResponder || subviews.contains(where: \.containsFirstResponder)
    }
}
#endif
