#if !canImport(UIKit) || os(watchOS)
import Foundation

/// Keeping rows in place across batches and reloads, and while rows are measured.
extension TableView {
    // MARK: Before a change

    /// Keeps the rows in place that are visible now, through all batches in `update`: what has no
    /// room after one batch may have it after the next.
    package func keepPlace(throughBatchesOf update: () -> Void) {
        guard !place.spansBatches else { return update() }
        place.spansBatches = true
        update()
        place.spansBatches = false
        place.spanned = nil
        if !visible.needsLayout { place.held = nil }
    }

    /// Returns the rows to keep in view during a change; requests no cells.
    func placeToKeep() -> PlaceKeeping.Place {
        // The row may have been set for rows that the table hasn't loaded yet.
        if let row = place.row, !hasRow(row) { place.row = nil }
        if let (kept, map, followed) = place.spanned {
            return kept.following(
                map, followed, chosen: place.row, endIsFollowed: place.hasFollowedEnd)
        }
        place.hasFollowedEnd = false
        place.held = nil
        switch place.currentRule {
        case .none: break
        case .rows(let alsoAtTop):
            if place.row == nil, offset.y <= 0, !alsoAtTop { return .none }
        case .end: break
        }
        guard place.currentRule != .none || place.row != nil else { return .none }
        let top = Double(offset.y)
        let visible = visiblePlaces
        let whole = visible.filter { $0.y >= top }
        // A row may be chosen before the table has loaded any.
        let chosen = place.row.flatMap { hasRow($0) ? $0 : nil }
        let order = chosen.map { [($0, loaded.geometry.top(of: $0))] } ?? []
        let rows = order + (whole + visible.filter { $0.y < top }).map { ($0.path, $0.y) }
        return .rows(
            rows.map { ($0.0, $0.1 - top) }, last: visible.last?.path, end: end(below: visible.last)
        )
    }

    /// Returns the position of the end, for a table that follows it.
    private func end(below last: (path: RowPath, y: Double)?) -> PlaceKeeping.End {
        guard case .end(let distance) = place.rule else { return .far(rows: 0) }
        guard let last else { return .seen }
        let rows = rowsBelow(last.path)
        guard place.endIsReached, rows <= distance else { return .far(rows: rows) }
        let bottom = last.y + loaded.geometry.height(of: last.path)
        let isSeen = rows == 0 && bottom <= Double(offset.y) + Double(viewport.height)
        return isSeen ? .seen : .near(rows: rows)
    }

    /// The rows in the visible part according to the geometry.
    private var visiblePlaces: [(path: RowPath, y: Double)] {
        guard loaded.geometry.sectionCount > 0 else { return [] }
        let bottom = Double(offset.y) + Double(viewport.height)
        var walker = rowWalker(from: Double(offset.y))
        var places: [(path: RowPath, y: Double)] = []
        while let next = walker.next(loaded.geometry), next.y < bottom {
            places.append((next.path, next.y))
            walker.passed(height: loaded.geometry.height(of: next.path))
        }
        return places
    }

    /// Returns the number of rows after a row; 0 if there is no visible row.
    private func rowsBelow(_ path: RowPath?) -> Int {
        guard let path else { return 0 }
        let section = Int(path.section)
        let others = loaded.counts[(section + 1)...].reduce(0) { $0 + Int($1) }
        return others + Int(loaded.counts[section]) - Int(path.row) - 1
    }

    // MARK: After a change

    /// Restores the visible rows after a batch.
    ///
    /// - Parameter followed: The places of rows that the batch deletes and inserts elsewhere, if it
    ///   keeps no visible row.
    func keep(
        _ kept: PlaceKeeping.Place, through map: BatchMap, _ followed: [RowPath: RowPath]
    ) {
        if place.spansBatches { place.spanned = (kept, map, followed) }
        guard case .rows(let rows, let last, let end) = kept else { return }
        let newPath = { path in map.path(ofOld: path) ?? followed[path] }
        let arrivals = map.arrivals(after: last.flatMap(newPath)) { [loaded] in
            Int(loaded.counts[$0])
        }
        if end.isFollowed(after: arrivals), endKeepsPinnedRow(map) {
            return followEnd()
        }
        let moved = { [place] path in path != place.row && map.move(ofOld: path) != nil }
        restore(rows.lazy.filter { !moved($0.path) }, newPath)
        addUnseen(arrivals)
    }

    private func addUnseen(_ arrivals: Int) {
        if place.rule.isEnd, place.endIsReached { place.unseen += arrivals }
    }

    /// Returns whether the pinned row, if any, stays in view when the end is followed.
    private func endKeepsPinnedRow(_ map: BatchMap) -> Bool {
        guard let row = place.pinned.flatMap({ map.path(ofOld: $0) }) else { return true }
        let header = floatsHeaders ? loaded.geometry.sections[Int(row.section)].header : 0
        return loaded.geometry.top(of: row) - header >= contentHeight - Double(viewport.height)
    }

    /// Restores the visible rows after a reload, if their new places are known.
    func keep(_ kept: PlaceKeeping.Place, by places: [RowPath: RowPath]?) {
        place.spanned = nil
        guard case .rows(let rows, let last, let end) = kept else { return }
        // What has arrived is known by its number only.
        let below = last.flatMap { places?[$0] }.map(rowsBelow)
        let arrivals = max(0, (below ?? 0) - end.rowsBelow)
        if end.isFollowed(after: arrivals) { return followEnd() }
        guard let places else { return }
        restore(rows) { places[$0] }
        addUnseen(arrivals)
    }

    /// Restores the visible rows after heights have changed.
    func keep(_ kept: PlaceKeeping.Place) {
        switch kept {
        case .none: break
        case .rows(_, _, end: .seen): followEnd()
        case .rows(let rows, _, _): restore(rows) { $0 }
        }
    }

    /// Makes the next layout scroll to the end.
    func followEnd() {
        place.followsEnd = true
        place.hasFollowedEnd = true
        place.unseen = 0
        setNeedsLayout()
    }

    private func restore(
        _ rows: some Sequence<(path: RowPath, distance: Double)>,
        _ newPath: (RowPath) -> RowPath?
    ) {
        for (path, distance) in rows {
            guard let new = newPath(path) else { continue }
            let y = loaded.geometry.top(of: new) - distance
            // Limited to the content: if all rows fit, none may be scrolled out of view.
            let most = max(Double(offset.y), contentHeight - Double(viewport.height))
            offset.y = CGFloat(max(0, min(y, most)))
            // The layout corrects it: rows may not be measured yet, and the content too short.
            place.held = (new, distance)
            return
        }
        // None of the previously visible rows is left.
        if case .end = place.rule { followEnd() }
    }

    /// Shows the row that was shown before the table had its size.
    func showAwaitedRow() {
        guard let row = place.awaitsSize, hasRow(row.path) else { return }
        // As when scrolling to a row, nearby rows are measured only when they are laid out.
        for _ in 0..<12 {
            layoutIfNeeded()
            let most = contentHeight - Double(viewport.height)
            let y = max(0, min(loaded.geometry.top(of: row.path) - row.distance, most))
            if y == Double(offset.y) { break }
            scroll(to: CGPoint(x: offset.x, y: CGFloat(y)), animated: false)
        }
        place.awaitsSize = row
    }

    // MARK: During a layout

    /// Returns the first fully visible row with its distance from the top, which stays in place
    /// while heights above it are measured.
    func rowToHold() -> (path: RowPath, distance: Double)? {
        if let held = place.held { return held }
        guard place.currentRule != .none, offset.y > 0 else { return nil }
        for row in visible.rows {
            let distance = loaded.geometry.top(of: row.path) - Double(offset.y)
            if distance >= Double(viewport.height) { return nil }
            if distance >= 0 { return (row.path, distance) }
        }
        return nil
    }

    /// Corrects the offset after a layout round.
    func hold(_ row: (path: RowPath, distance: Double)?) {
        var y = Double(offset.y)
        if place.followsEnd {
            y = max(0, contentHeight - Double(viewport.height))
        } else if let row {
            let most = max(y, contentHeight - Double(viewport.height))
            y = max(0, min(loaded.geometry.top(of: row.path) - row.distance, most))
        }
        guard y != Double(offset.y) else { return }
        offset.y = CGFloat(y)
        setNeedsLayout()
    }

    /// Updates the unseen rows after scrolling and reports their number.
    func settleUnseen() {
        if place.unseen > 0 {
            place.unseen = min(place.unseen, rowsBelow(visible.rows.last?.path))
        }
        guard place.unseen != place.announced else { return }
        place.announced = place.unseen
        place.unseenDidChange(place.unseen)
    }

    /// Whether the end is visible and stays visible when the visible part becomes smaller.
    var followsEndOnResize: Bool {
        guard case .end = place.rule else { return false }
        return showsEnd
    }

    /// Whether the last row is fully visible.
    private var showsEnd: Bool {
        guard let last = visible.rows.last?.path, rowsBelow(last) == 0 else { return false }
        let bottom = loaded.geometry.top(of: last) + loaded.geometry.height(of: last)
        return bottom <= Double(offset.y) + Double(viewport.height)
    }
}
#endif
