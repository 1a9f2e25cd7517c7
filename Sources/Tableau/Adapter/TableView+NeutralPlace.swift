#if !canImport(UIKit) || os(watchOS)
import Foundation

// The display-neutral table keeps its place by itself; the UIKit counterpart is in Adapter/UIKit.

extension TableViewAdapter {
    /// Reloads; rows that hold state and the visible rows follow by identity.
    ///
    /// - Parameters:
    ///   - following: Returns the places of rows after the reload; nil for deleted rows.
    ///   - reload: Replaces the data and reloads the table.
    func reload(
        following: @escaping ([IndexPath]) -> [IndexPath?], _ reload: () -> Void
    ) {
        tableView.follow(by: following, during: reload)
    }

    /// Applies an update; rows that hold state, and rows in view, follow by identity.
    func apply(following: @escaping TableView.RowFollowing, _ update: () -> Void) {
        tableView.follow(by: following, during: update)
    }

    /// Applies an update in one batch or several; the table itself keeps the visible rows in place.
    func keepingPlace(through update: CollectionUpdate, _ apply: () -> Void) {
        tableView.keepPlace(throughBatchesOf: apply)
    }

    /// Applies several updates, and keeps the visible rows in place from the first to the last.
    func keepingPlace(throughUpdatesOf turn: () -> Void) {
        tableView.keepPlace(throughBatchesOf: turn)
    }

    /// The rule for the rows that stay in view.
    var placeRule: PlaceRule {
        get { tableView.place.rule }
        set {
            tableView.place.rule = newValue
            guard case .end = newValue else {
                tableView.place.unseen = 0
                return tableView.setNeedsLayout()
            }
            if tableView.numberOfSections > 0 { tableView.followEnd() }
        }
    }

    /// The content shown while the table has no rows.
    var emptyContent: EmptyContent? {
        get { tableView.emptyContent }
        set { tableView.emptyContent = newValue }
    }

    /// Does nothing: the table itself shows and hides the empty content.
    func settleEmptyContent() {}

    /// Does nothing: the table does it with its layout.
    func settlePlace() {}

    /// Whether a place is to be settled later; never, since this table needs no window.
    var awaitsWindow: Bool { false }

    /// The row that stays in its place in preference to any other.
    var keptRow: IndexPath? {
        get { tableView.place.row?.indexPath }
        set { tableView.place.row = newValue.map { RowPath(clamping: $0) } }
    }

    /// How the table keeps its place.
    var place: PlaceKeeping {
        get { tableView.place }
        _modify { yield &tableView.place }
    }

    /// Scrolls to the end, to follow it.
    func showEnd() { tableView.followEnd() }

    /// Whether the table follows its end and currently shows it.
    var showsEnd: Bool {
        tableView.layoutIfNeeded()
        return tableView.followsEndOnResize
    }
}

extension TableView {
    /// The height of the bars that cover the top.
    var topInset: CGFloat { 0 }

    /// The offset at the end of the content.
    var greatestOffset: CGFloat { contentSize.height - viewport.height }
}
#endif
