#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Keeps visible rows in place in a UIKit table, which by itself keeps its offset, by correcting
/// the offset after each batch.
@MainActor
final class PlaceKeeper {
    var rule = PlaceRule.none { didSet { if !followsEnd { unseen = 0 } } }
    /// The row that stays in its place in preference to any other.
    var row: IndexPath?
    /// Whether the last row is the end of all data, not only of a page.
    var endIsReached = true
    private(set) var unseen = 0 { didSet { if unseen != oldValue { unseenDidChange(unseen) } } }
    var unseenDidChange: (Int) -> Void = { _ in }
    /// Whether the end is to be shown as soon as the table is in a window.
    var owesEnd = false
    /// Whether something is to be done as soon as the table is in a window.
    private(set) var awaitsWindow = false

    /// Returns the places of rows after the present update, by identity.
    var following: ([IndexPath]) -> [IndexPath?] = { $0.map { _ in nil } }
    /// Whether further updates of the same turn may follow.
    private var spansUpdates = false
    /// What was in view before the first update of several, at its present paths.
    private var spanned: View?
    /// What was in view when the table left its window.
    var left: LeftPlace?
    /// The lower edge of the visible part, from the upper edge of the table.
    var lowerEdge: CGFloat?

    var followsEnd: Bool { rule.isEnd }

    /// Keeps the rows in place that are visible now, through all updates in `turn`: what has no
    /// room after one update may have it after the next.
    func keep(throughUpdatesOf turn: () -> Void) {
        spansUpdates = true
        turn()
        spansUpdates = false
        spanned = nil
    }

    /// Applies a batch of rows and sections and keeps the visible rows in place.
    func keep(
        in table: UITableView, through batch: TableBatch, sectionsAfter: Int,
        _ update: () -> Void
    ) {
        guard let before = view(of: table) else { return update() }
        let map = BatchMap(
            ArrangedBatch(batch), sectionsBefore: table.numberOfSections,
            sectionsAfter: sectionsAfter)
        // The identities of visible rows count only if the batch keeps none of them. The row of the
        // anchor comes before those that it keeps.
        let paths = before.rows.map(\.path)
        let isKept = paths.contains { map.path(ofOld: RowPath(clamping: $0)) != nil }
        let followed = places(of: isKept ? [row].compactMap(\.self) : paths, by: following)
        update()
        func place(_ path: IndexPath) -> IndexPath? {
            let old = RowPath(clamping: path)
            guard path == row || map.move(ofOld: old) == nil else { return nil }
            return map.path(ofOld: old)?.indexPath ?? followed[path]
        }
        let last = before.last.flatMap(place).map { RowPath(clamping: $0) }
        let arrivals = map.arrivals(after: last, rowCount: table.numberOfRows(inSection:))
        settle(before, in: table, arrivals: arrivals, by: place)
    }

    /// Reloads the table and keeps the visible rows in place.
    ///
    /// - Parameter following: Returns the places of rows after the reload; nil for deleted rows.
    func keep(
        in table: UITableView, by following: ([IndexPath]) -> [IndexPath?], _ reload: () -> Void
    ) {
        guard let before = view(of: table) ?? leftView(of: table) else {
            left?.view = nil
            owesEnd = owesEnd || table.reasonNotToAnimate != nil && showsEndToFollow(of: table)
            return reload()
        }
        let places = places(of: before.rows.map(\.path), by: following)
        reload()
        left?.top = table.visibleTop
        // What has arrived is known by its number only.
        let last = before.last.flatMap { places[$0] }
        let arrivals = last.map { max(0, table.rowCount(below: $0) - before.rowsBelow) }
        settle(before, in: table, arrivals: arrivals ?? 0) { places[$0] }
    }

    private func places(
        of paths: [IndexPath], by following: ([IndexPath]) -> [IndexPath?]
    ) -> [IndexPath: IndexPath] {
        var places: [IndexPath: IndexPath] = [:]
        for (path, place) in zip(paths, following(paths)) { places[path] = place }
        return places
    }

    /// Follows the end, or restores what was in view.
    private func settle(
        _ before: View, in table: UITableView, arrivals: Int, by place: (IndexPath) -> IndexPath?
    ) {
        let follows = followsEnd && before.isNearEnd && (before.showsEnd || arrivals > 0)
        let isAway = table.reasonNotToAnimate != nil
        if follows {
            owesEnd = isAway
            if !isAway { follow(endOf: table) }
        } else {
            if !isAway { restore(before, in: table, by: place) }
            if followsEnd, endIsReached { unseen += arrivals }
        }
        if isAway || spansUpdates {
            var after = before.following(place, endIsFollowed: follows)
            after.rowsBelow = followsEnd ? table.rowCount(below: after.last) : 0
            if isAway {
                after.showsEnd = follows || before.showsEnd && after.rowsBelow == 0
                left = LeftPlace(view: after, top: table.visibleTop, hasChanged: true)
            } else {
                spanned = after
            }
        }
        row = row.flatMap(place)
    }

    /// What is in view before an update.
    struct View {
        /// The rows with their distances from the top, in the order in which one of them is kept.
        var rows: [(path: IndexPath, distance: Double)]
        /// The last visible row.
        var last: IndexPath?
        /// The number of rows after it, if the end is followed.
        var rowsBelow: Int
        let isNearEnd: Bool
        var showsEnd: Bool

        /// Returns the same rows at their paths after an update.
        func following(_ place: (IndexPath) -> IndexPath?, endIsFollowed: Bool) -> View {
            var view = self
            view.rows = rows.compactMap { row in place(row.path).map { ($0, row.distance) } }
            view.last = last.flatMap(place)
            view.showsEnd = showsEnd || endIsFollowed
            return view
        }
    }

    /// Returns what is in view, or nil if no row is to be kept.
    func view(of table: UITableView) -> View? {
        guard rule != .none, table.reasonNotToAnimate == nil else { return nil }
        if let spanned { return spanned }
        let isAtTop = table.contentOffset.y <= -table.topInset
        if case .rows(alsoAtTop: false) = rule, row == nil, isAtTop { return nil }
        let places = table.visibleRowPlaces
        var view = View(
            rows: places.filter { $0.distance >= 0 } + places.filter { $0.distance < 0 },
            last: places.last?.path,
            rowsBelow: followsEnd ? table.rowCount(below: places.last?.path) : 0,
            isNearEnd: isNearEnd(of: table, last: places.last?.path), showsEnd: table.showsEnd)
        if let row {
            let distance = table.rectForRow(at: row).minY - table.contentOffset.y - table.topInset
            view.rows.insert((row, distance), at: 0)
        }
        return view
    }

    /// Scrolls until the first row that still exists is where it was.
    func restore(
        _ view: View, in table: UITableView, by place: (IndexPath) -> IndexPath?
    ) {
        table.layoutIfNeeded()
        for (path, distance) in view.rows {
            guard let new = place(path) else { continue }
            table.show(new, at: distance)
            return
        }
        // None of the previously visible rows is left.
        if followsEnd { follow(endOf: table) }
    }

    // MARK: The end

    func follow(endOf table: UITableView) {
        owesEnd = false
        unseen = 0
        table.showEnd()
    }

    /// Updates the unseen rows after scrolling.
    func didScroll(_ table: UITableView) {
        guard unseen > 0, table.reasonNotToAnimate == nil else { return }
        unseen = min(unseen, table.rowCount(below: table.indexPathsForVisibleRows?.last))
    }

    /// Shows the end after the first load, or once the table is in a window.
    func didLoad(_ table: UITableView) {
        owesEnd = followsEnd
        settle(table)
    }

    /// Does what had to wait for the rows, or for a window.
    func settle(_ table: UITableView) {
        awaitsWindow = table.reasonNotToAnimate != nil && (owesEnd || unseen > 0)
        if awaitsWindow { return }
        if owesEnd { follow(endOf: table) }
        didScroll(table)
    }

    /// Returns whether rows that arrive below are to be shown, in a table without a window.
    private func showsEndToFollow(of table: UITableView) -> Bool {
        followsEnd && table.showsEnd && (endIsReached || table.hasNoRows)
    }

    private func isNearEnd(of table: UITableView, last: IndexPath?) -> Bool {
        guard case .end(let distance) = rule else { return false }
        return last == nil || endIsReached && table.rowCount(below: last) <= distance
    }
}

extension TableViewAdapter {
    /// Reloads; rows that hold state and the visible rows follow by identity.
    ///
    /// - Parameters:
    ///   - following: Returns the places of rows after the reload; nil for deleted rows.
    ///   - reload: Replaces the data and reloads the table.
    func reload(following: ([IndexPath]) -> [IndexPath?], _ reload: () -> Void) {
        tableView.follow(by: following) {
            placeKeeper.keep(in: tableView, by: following, reload)
        }
    }

    /// Applies an update; rows that hold state, and rows in view, follow by identity.
    func apply(following: @escaping ([IndexPath]) -> [IndexPath?], _ update: () -> Void) {
        let outer = placeKeeper.following
        placeKeeper.following = following
        tableView.follow(by: following, during: update)
        placeKeeper.following = outer
    }

    /// The rule for the rows that stay in view.
    var placeRule: PlaceRule {
        get { placeKeeper.rule }
        set {
            placeKeeper.rule = newValue
            placeKeeper.didLoad(tableView)
        }
    }

    /// The row that stays in its place in preference to any other.
    var keptRow: IndexPath? {
        get { placeKeeper.row }
        set { placeKeeper.row = newValue }
    }

    /// How the table keeps its place.
    var place: PlaceKeeper { placeKeeper }

    /// Scrolls to the end, to follow it.
    func showEnd() { placeKeeper.follow(endOf: tableView) }

    /// Whether the table follows its end and currently shows it.
    var showsEnd: Bool {
        guard case .end = placeKeeper.rule else { return false }
        return reasonToReload == nil
            ? tableView.showsEnd : placeKeeper.leftView(of: tableView)?.showsEnd ?? false
    }

    /// Called after each update.
    func settlePlace() { placeKeeper.settle(tableView) }

    /// Whether a place is to be settled as soon as the table is in a window.
    var awaitsWindow: Bool { placeKeeper.awaitsWindow }
}
#endif
