/// Decides which rows stay in place while rows are inserted, deleted and resized, and counts the rows
/// that the user hasn't seen because of it.
///
/// The table, which measures and scrolls, asks for the rows in view before a change, and for the
/// decision after it.
@MainActor
package final class PlaceKeeping {
    /// The rule of the binder's anchor for the rows that stay in view.
    package var rule = PlaceRule.none {
        didSet { if !rule.isEnd { unseen = 0 } }
    }
    /// The row that stays in its place in preference to any other, wherever it is.
    package var row: RowPath?
    /// The row that following the end must not scroll out of view, set before each batch.
    package var pinned: RowPath?
    /// Whether the last row is the end of all data: rows after it are new, not a missing page.
    package var endIsReached = true
    /// The number of rows that were inserted below the visible part since the end was last followed, and
    /// not scrolled to.
    package private(set) var unseen = 0
    package var unseenDidChange: (Int) -> Void = { _ in }
    /// The last value passed to ``unseenDidChange``.
    private var announced = 0
    /// Whether the end is shown after the last change, in order to follow it.
    package private(set) var hasFollowedEnd = false
    /// Whether further batches of the same update may follow.
    private(set) var spansBatches = false
    /// The rows in view before the first batch of several, at their present places.
    private(set) var viewBeforeTurn: RowsInView?
    /// The row shown at a distance from the top before there was a surface, with its size and heights;
    /// shown again with each size until something scrolls.
    package var awaitsSize: PlacedRow?

    // MARK: Before a change

    /// Keeps the rows in place that are visible now, through all batches in `update`: a row without room
    /// after one batch may have it after the next.
    package func keep(throughBatchesOf update: () -> Void) {
        guard !spansBatches else { return update() }
        spansBatches = true
        update()
        spansBatches = false
        viewBeforeTurn = nil
    }

    /// Returns the rows in view before a change; nil if none is to be kept.
    func rowsInView(of table: TableView) -> RowsInView? {
        // The row may have been set for rows that the table hasn't loaded yet.
        if let row, !table.hasRow(row) { self.row = nil }
        if let viewBeforeTurn { return viewBeforeTurn }
        hasFollowedEnd = false
        guard rule != .none || row != nil else { return nil }
        if rule == .rows(alsoAtTop: false), row == nil, table.isAtTop { return nil }
        let visible = table.rowsInView
        let chosen = row.map { PlacedRow(path: $0, distance: table.distance(of: $0)) }
        let whole = [chosen].compactMap(\.self) + visible.filter { $0.distance >= 0 }
        var view = RowsInView(
            rows: whole + visible.filter { $0.distance < 0 }, wholeRows: whole.count,
            last: visible.last?.path, unseen: unseen)
        if case .end(let distance) = rule {
            view.rowsBelow = table.rowCount(below: view.last)
            view.isNearEnd = view.last == nil || endIsReached && view.rowsBelow <= distance
            view.showsEnd = table.showsEnd
        }
        return view
    }

    /// Returns the rows in view to find by identity: the chosen one, and all if the batch keeps no whole
    /// one.
    func rowsToFind(_ view: RowsInView, _ map: BatchMap) -> [RowPath] {
        let preferred = view.wholeRows > 0 ? view.rows.prefix(view.wholeRows) : view.rows[...]
        if preferred.contains(where: { map.path(ofOld: $0.path) != nil }) {
            return [row].compactMap(\.self)
        }
        return view.rows.map(\.path)
    }

    // MARK: After a change

    /// Decides what a table shows after a batch.
    ///
    /// - Parameter found: The places of ``rowsToFind(_:_:)``.
    func settle(
        _ before: RowsInView, in table: TableView, through map: BatchMap,
        _ found: [RowPath: RowPath]
    ) -> RowsInView {
        let newPath = { path in map.path(ofOld: path) ?? found[path] }
        var view = before
        view.rows.removeAll { $0.path != row && map.move(ofOld: $0.path) != nil }
        view = view.following(newPath)
        row = row.flatMap(newPath)
        let isPinned = pinned.flatMap { map.path(ofOld: $0) }.map { !table.endKeeps($0) } ?? false
        if rule.isEnd { view.addArrivals(of: map, rowCount: table.numberOfRows) }
        view = settle(view, in: table, mayFollow: !isPinned)
        viewBeforeTurn = spansBatches ? view : nil
        return view
    }

    /// Decides what a table shows after a reload, by the places of the rows that still exist; nil if they
    /// are unknown.
    func settle(
        _ before: RowsInView, in table: TableView, by places: [RowPath: RowPath]?
    ) -> RowsInView? {
        viewBeforeTurn = nil
        row = row.flatMap { places?[$0] }
        if places == nil, !before.isNearEnd || !before.showsEnd { return nil }
        var view = before.following { places?[$0] }
        view.unseen = unseen
        // What has arrived is known by its number only.
        let arrivals = view.last.map { table.rowCount(below: $0) - before.rowsBelow } ?? 0
        return settle(view, in: table, arrivals: max(0, arrivals))
    }

    /// Decides what a table shows after a change: one of heights, if there are no further arguments.
    func settle(
        _ before: RowsInView, in table: TableView, arrivals: Int? = nil, mayFollow: Bool = true
    ) -> RowsInView {
        var view = before
        let arrivals = arrivals ?? view.arrivals
        hasFollowedEnd = false
        guard rule.isEnd else { return view }
        view.rowsBelow = table.rowCount(below: view.last)
        let isNear = view.isNearEnd && (view.showsEnd || arrivals > 0)
        // Without any of the rows that were visible, there is only the end to go to.
        if isNear && mayFollow || view.rows.isEmpty {
            followEnd()
        } else {
            unseen = view.unseen + (endIsReached ? arrivals : 0)
        }
        return view
    }

    /// Notes that the table shows its end, in order to follow it.
    func followEnd() {
        hasFollowedEnd = true
        unseen = 0
    }

    /// Forgets what is to be shown again.
    func hasScrolled() {
        viewBeforeTurn = nil
        awaitsSize = nil
    }

    /// Counts no more unseen rows than there are below the visible part, and reports their number.
    func settleUnseen(below rowCount: () -> Int) {
        if unseen > 0 { unseen = min(unseen, rowCount()) }
        guard unseen != announced else { return }
        announced = unseen
        unseenDidChange(unseen)
    }
}
