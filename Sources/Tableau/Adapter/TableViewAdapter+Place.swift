import Foundation

// Places of rows in the visible part, for tables of both kinds.

extension TableViewAdapter {
    /// The first row that is fully visible, and how far below the top it is; else the first one that
    /// is visible at all.
    var firstWholeRow: (path: IndexPath, distance: Double)? {
        guard reasonToReload == nil else { return nil }
        let places = tableView.visibleRowPlaces
        return places.first { $0.distance >= 0 } ?? places.first
    }

    /// Scrolls so that a row is so far below the top, as far as the content reaches.
    func show(_ path: IndexPath, at distance: Double) {
        // As in scrolling to a row, the rows around it are measured only when they are laid out.
        for _ in 0..<12 {
            tableView.layoutIfNeeded()
            let y = tableView.permitted(offset: tableView.rectForRow(at: path).minY - distance)
            if y == tableView.contentOffset.y { break }
            tableView.contentOffset.y = y
        }
    }
}

extension TableView {
    /// The visible rows, and how far below the top each is.
    var visibleRowPlaces: [(path: IndexPath, distance: Double)] {
        (indexPathsForVisibleRows ?? []).map {
            ($0, rectForRow(at: $0).minY - contentOffset.y - topInset)
        }
    }
}
