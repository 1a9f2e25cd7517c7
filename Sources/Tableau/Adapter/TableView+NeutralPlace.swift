#if !canImport(UIKit) || os(watchOS)
import Foundation

// The display-neutral table keeps its place by itself; the twin for UIKit lies in Adapter/UIKit.

extension TableViewAdapter {
    /// What the table keeps in view.
    var placeRule: PlaceRule {
        get { tableView.place.rule }
        set {
            tableView.place.rule = newValue
            if case .end = newValue, tableView.numberOfSections > 0 { tableView.followEnd() }
        }
    }

    /// What the table shows while it has no row.
    var emptyContent: EmptyContent? {
        get { tableView.emptyContent }
        set { tableView.emptyContent = newValue }
    }

    /// Nothing: the table itself knows when it has no row.
    func settleEmptyContent() {}

    /// A row to keep in its place rather than any other.
    var keptRow: IndexPath? {
        get { tableView.place.row?.indexPath }
        set { tableView.place.row = newValue.map { RowPath(clamping: $0) } }
    }

    /// Whether the last row is the end, and not that of a page.
    var endIsReached: Bool {
        get { tableView.place.endIsReached }
        set { tableView.place.endIsReached = newValue }
    }

    /// How many rows came below the visible part, and were not scrolled to.
    var unseenRows: Int { tableView.place.unseen }

    /// Called with each other number of unseen rows.
    var unseenRowsDidChange: (Int) -> Void {
        get { tableView.place.unseenDidChange }
        set { tableView.place.unseenDidChange = newValue }
    }

    /// Whether the table follows its end, and has it in sight.
    var showsEnd: Bool {
        tableView.layoutIfNeeded()
        return tableView.followsEndOnResize
    }
}

extension TableView {
    /// How much of the top is covered.
    var topInset: CGFloat { 0 }

    /// An offset within the content.
    func permitted(offset y: CGFloat) -> CGFloat {
        max(0, min(y, contentSize.height - viewport.height))
    }
}
#endif
