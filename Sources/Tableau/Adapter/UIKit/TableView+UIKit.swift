#if canImport(UIKit) && !os(watchOS)
package import UIKit

/// What scrolls: the table's superclass.
package typealias ScrollingView = UIScrollView

// What UIKit's table does in its own way; the display-neutral twin is TableView+Neutral.swift.

extension TableView {
    /// Registers a cell class, or its nib.
    func registerCell(_ cellType: TableViewCell.Type, identifier: String) {
        if let laidOut = cellType as? any UINibInitable.Type {
            register(laidOut.nib, forCellReuseIdentifier: identifier)
        } else {
            register(cellType, forCellReuseIdentifier: identifier)
        }
    }

    /// Registers a header or footer view class, or its nib.
    func registerHeaderFooter(_ viewType: TableViewHeaderFooterView.Type, identifier: String) {
        if let laidOut = viewType as? any UINibInitable.Type {
            register(laidOut.nib, forHeaderFooterViewReuseIdentifier: identifier)
        } else {
            register(viewType, forHeaderFooterViewReuseIdentifier: identifier)
        }
    }

    /// Why a batch cannot be animated now.
    ///
    /// Without a window it would not be seen, and a table that lays out its cells off screen does
    /// so at sizes that are not final.
    var reasonNotToAnimate: String? {
        window == nil ? "The table is not in a window." : nil
    }

    /// The rows to follow, see ``follow(by:during:)``.
    var heldRowPaths: [IndexPath] { indexPathsForSelectedRows ?? [] }

    /// Has selected rows followed by identity through an update.
    ///
    /// UIKit itself follows the rows that a batch keeps or moves; others are selected again where
    /// they are then, without telling the delegate.
    ///
    /// - Parameters:
    ///   - following: Gives the places of rows after the update; nil for deleted rows.
    ///   - update: Applies the batch, or reloads.
    func follow(by following: ([IndexPath]) -> [IndexPath?], during update: () -> Void) {
        let places = following(heldRowPaths).compactMap { $0 }
        update()
        let selected = Set(indexPathsForSelectedRows ?? [])
        for place in places where !selected.contains(place) {
            selectRow(at: place, animated: false, scrollPosition: .none)
        }
    }

    /// Scrolls to a row and has a field of its cell become first responder.
    ///
    /// Without a field the row is only scrolled to: there is no focus on a row.
    func focusRow(at path: IndexPath, field: RowField?) {
        scrollToRow(at: path, at: .none, animated: false)
        layoutIfNeeded()
        guard let field, let cell = cellForRow(at: path) else { return }
        if let cell = cell as? any RowFieldFocusing, cell.focus(field) { return }
        cell.contentView.firstField?.becomeFirstResponder()
    }

    /// The row whose cell contains the first responder.
    var focusedRowPath: IndexPath? {
        visibleCells.first { $0.containsFirstResponder || $0.contentView.containsFirstResponder }
            .flatMap(indexPath(for:))
    }

    /// How far it is scrolled.
    var scrollState: ScrollState {
        ScrollState(
            offset: contentOffset.y, visibleHeight: bounds.height,
            contentHeight: contentSize.height)
    }

    /// The least that may be answered for an estimate other than 0: apps report that UIKit raises
    /// an exception, "height must not be negative", for estimates up to 1.
    static var smallestEstimate: CGFloat { 2 }

    /// Whether replacing headers and footers has the table ask for all heights again: to reload a
    /// section is a batch.
    static var measuresWhenReplacing: Bool { true }

    /// Asks for headers and footers again where another kind of view is needed, or none.
    ///
    /// UIKit asks for one only with its section; so the section is reloaded.
    func replaceHeadersAndFooters(inSections sections: IndexSet, with animation: RowAnimation) {
        reloadSections(sections, with: animation)
    }
}

extension UIView {
    /// The first view in it that takes the keyboard.
    fileprivate var firstField: UIView? {
        canBecomeFirstResponder ? self : subviews.lazy.compactMap(\.firstField).first
    }

    /// Whether it, or a view in it, has the keyboard.
    fileprivate var containsFirstResponder: Bool {
        isFirstResponder || subviews.contains(where: \.containsFirstResponder)
    }
}
#endif
