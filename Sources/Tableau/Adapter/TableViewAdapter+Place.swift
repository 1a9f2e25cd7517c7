import Foundation

// Row positions in the visible part, for both kinds of tables.

extension TableViewAdapter {
    /// The first fully visible row and its distance from the top, or else the first partly visible
    /// one.
    var firstWholeRow: (path: IndexPath, distance: Double)? {
        guard reasonToReload == nil else { return nil }
        let places = tableView.visibleRowPlaces
        return places.first { $0.distance >= 0 } ?? places.first
    }

    /// Scrolls until a row is at a distance from the top, as far as the content allows.
    func show(_ path: IndexPath, at distance: Double) {
        // As when scrolling to a row, nearby rows are measured only when they are laid out.
        for _ in 0..<12 {
            tableView.layoutIfNeeded()
            let y = tableView.permitted(offset: tableView.rectForRow(at: path).minY - distance)
            if y == tableView.contentOffset.y { break }
            tableView.contentOffset.y = y
        }
    }
}

extension TableView {
    /// The visible rows and their distances from the top.
    var visibleRowPlaces: [(path: IndexPath, distance: Double)] {
        (indexPathsForVisibleRows ?? []).map {
            ($0, rectForRow(at: $0).minY - contentOffset.y - topInset)
        }
    }
}
