import Foundation

// Row positions in the visible part, for both kinds of tables.

extension TableViewAdapter {
    /// The rule for the rows that stay in view.
    var placeRule: PlaceRule {
        get { place.keeping.rule }
        set {
            place.keeping.rule = newValue
            if newValue.isEnd { return place.followEnd() }
            tableView.setNeedsLayout()
            place.settle()
        }
    }

    /// Whether the table follows its end and currently shows it.
    var showsEnd: Bool {
        guard place.keeping.rule.isEnd else { return false }
        guard reasonToReload == nil else { return place.leftView?.showsEnd ?? false }
        tableView.layoutIfNeeded()
        return tableView.showsEnd
    }

    /// The first fully visible row and its distance from the top, or else the first partly visible
    /// one.
    ///
    /// Of a table that has left its window, that of its last moment there.
    var firstWholeRow: PlacedRow? {
        guard reasonToReload == nil else { return place.firstLeftRow }
        tableView.layoutIfNeeded()
        let rows = tableView.rowsInView
        return rows.first { $0.distance >= 0 } ?? rows.first
    }
}
