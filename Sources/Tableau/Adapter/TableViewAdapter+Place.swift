import Foundation

// Row positions in the visible part, for both kinds of tables.

extension TableViewAdapter {
    /// The first fully visible row and its distance from the top, or else the first partly visible
    /// one.
    ///
    /// Of a table that has left its window, that of its last moment there.
    var firstWholeRow: (path: IndexPath, distance: Double)? {
        guard reasonToReload == nil else {
            #if canImport(UIKit) && !os(watchOS)
            return placeKeeper.firstLeftRow(of: tableView)
            #else
            return nil
            #endif
        }
        let places = tableView.visibleRowPlaces
        return places.first { $0.distance >= 0 } ?? places.first
    }
}

extension TableView {
    /// Scrolls until a row is at a distance from the top of the visible part, as far as the content
    /// allows.
    func show(_ path: IndexPath, at distance: Double) {
        // As when scrolling to a row, nearby rows are measured only when they are laid out.
        for _ in 0..<12 {
            layoutIfNeeded()
            let y = rectForRow(at: path).minY - distance - topInset
            // Limited to the content: if all rows fit, none may be scrolled out of view.
            let offset = max(-topInset, min(y, max(contentOffset.y, greatestOffset)))
            if offset == contentOffset.y { break }
            contentOffset.y = offset
        }
        #if !canImport(UIKit) || os(watchOS)
        if surface == nil { place.awaitsSize = (RowPath(clamping: path), distance) }
        #endif
    }

    /// The visible rows and their distances from the top.
    var visibleRowPlaces: [(path: IndexPath, distance: Double)] {
        (indexPathsForVisibleRows ?? []).map {
            ($0, rectForRow(at: $0).minY - contentOffset.y - topInset)
        }
    }
}
