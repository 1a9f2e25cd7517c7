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

    /// The content shown while the table has no rows.
    var emptyContent: EmptyContent? {
        get { tableView.emptyContent }
        set { tableView.emptyContent = newValue }
    }

    /// Does nothing: the table itself shows and hides the empty content.
    func settleEmptyContent() {}

    /// How the table keeps its place.
    var place: PlaceKeeping { tableView.place }

    /// Scrolls to the end, to follow it.
    func showEnd() {
        if tableView.numberOfSections > 0 { tableView.followEnd() }
    }

    /// Scrolls to a row, and again once there is a surface with its size.
    func show(_ row: PlacedRow) {
        tableView.show(row)
        if tableView.surface == nil { place.awaitsSize = row }
    }

    /// Does nothing: the table does it with its layout.
    func settlePlace() {}

    /// Whether a place is to be settled later; never, since this table needs no window.
    var awaitsWindow: Bool { false }

    /// What was in view when the table left its window, which this table doesn't do.
    var leftView: RowsInView? { nil }

    /// The first row in view at that time.
    var firstLeftRow: PlacedRow? { nil }
}
#endif
