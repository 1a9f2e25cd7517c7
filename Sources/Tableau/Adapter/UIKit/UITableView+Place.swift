#if canImport(UIKit) && !os(watchOS)
import UIKit

// What keeping rows in place asks of UIKit's table.

extension UITableView: PlacedTable {
    func hasRow(_ path: RowPath) -> Bool {
        path.section >= 0 && path.row >= 0 && path.section < numberOfSections
            && path.row < numberOfRows(inSection: Int(path.section))
    }

    var rowsInView: [PlacedRow] {
        (indexPathsForVisibleRows ?? []).map {
            let path = RowPath(clamping: $0)
            return PlacedRow(path: path, distance: distance(of: path))
        }
    }

    func top(of path: RowPath) -> Double { rectForRow(at: path.indexPath).minY }

    /// Whether the last row is fully visible, whatever footers are below it.
    var showsEnd: Bool {
        showsEnd(above: bounds.size.height - adjustedContentInset.bottom)
    }

    /// Whether the last row ends above a distance from the upper edge of the table.
    func showsEnd(above edge: CGFloat) -> Bool {
        guard let lastRow else { return true }
        // A device rounds offsets to pixels.
        return rectForRow(at: lastRow.indexPath).maxY < contentOffset.y + edge + 1
    }

    /// Always true: rows are pinned by keyboards only.
    func endKeeps(_ path: RowPath) -> Bool { true }

    var leastOffset: CGFloat { -adjustedContentInset.top }

    var greatestOffset: CGFloat {
        contentSize.height + adjustedContentInset.bottom - bounds.height
    }

    /// Where the part begins that no bar covers.
    var visibleTop: CGFloat { contentOffset.y - leastOffset }

    var firstRow: RowPath? {
        (0..<numberOfSections).first { numberOfRows(inSection: $0) > 0 }
            .map { RowPath(section: $0, row: 0) }
    }

    /// Scrolls to the last row; not back to it from a footer below.
    func showEnd() {
        guard let lastRow else { return }
        let offset = contentOffset.y
        scrollToRow(at: lastRow.indexPath, at: .bottom, animated: false)
        layoutIfNeeded()
        let kept = min(offset, greatestOffset)
        if kept > contentOffset.y { contentOffset.y = kept }
    }
}

extension TableViewAdapter {
    /// Reloads; rows that hold state and the visible rows follow by identity.
    ///
    /// - Parameters:
    ///   - following: Returns the places of rows after the reload; nil for deleted rows.
    ///   - reload: Replaces the data and reloads the table.
    func reload(following: ([IndexPath]) -> [IndexPath?], _ reload: () -> Void) {
        tableView.follow(by: following) { uiKitPlace.keep(by: following, reload) }
    }

    /// Applies an update; rows that hold state, and rows in view, follow by identity.
    func apply(following: @escaping ([IndexPath]) -> [IndexPath?], _ update: () -> Void) {
        let outer = uiKitPlace.following
        uiKitPlace.following = following
        tableView.follow(by: following, during: update)
        uiKitPlace.following = outer
    }

    /// Applies an update and keeps the visible rows in place, also if only heights change.
    func keepingPlace(through update: CollectionUpdate, _ apply: () -> Void) {
        uiKitPlace.keep(through: update.batch, apply)
    }

    /// Applies several updates, and keeps the visible rows in place from the first to the last.
    func keepingPlace(throughUpdatesOf turn: () -> Void) {
        place.keep(throughBatchesOf: turn)
    }

    /// How the table keeps its place.
    var place: PlaceKeeping { uiKitPlace.keeping }

    /// Scrolls to the end, to follow it.
    func showEnd() { uiKitPlace.followEnd() }

    /// Scrolls to a row.
    func show(_ row: PlacedRow) { tableView.show(row) }

    /// Called after each update.
    func settlePlace() { uiKitPlace.settle() }

    /// Whether a place is to be settled as soon as the table is in a window.
    var awaitsWindow: Bool { uiKitPlace.awaitsWindow }

    /// What was in view when the table left its window.
    var leftView: RowsInView? { uiKitPlace.leftView }

    /// The first fully visible row when the table left its window.
    var firstLeftRow: PlacedRow? { uiKitPlace.firstLeftRow }
}
#endif
