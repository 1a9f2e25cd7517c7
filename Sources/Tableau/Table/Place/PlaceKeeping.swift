#if !canImport(UIKit) || os(watchOS)
/// The state of keeping visible rows in place, and the rows the user hasn't seen because of it.
@MainActor
package struct PlaceKeeping {
    /// The rule of the binder's anchor for the rows that stay in view.
    package var rule = PlaceRule.none
    /// Whether the user of the table wants visible rows to stay in place.
    var keepsRows = false
    /// The rule that follows from both.
    package var currentRule: PlaceRule {
        rule.isEnd || !keepsRows ? rule : .rows(alsoAtTop: true)
    }
    /// The row that stays in its place in preference to any other, wherever it is.
    package var row: RowPath?
    /// The row that following the end must not scroll out of view, set before each batch.
    package var pinned: RowPath?
    /// Whether the last row is the end of all data: rows after it are new, not a missing page.
    package var endIsReached = true
    /// The number of rows inserted below the visible part since the end was last followed that have
    /// not been scrolled to.
    package internal(set) var unseen = 0
    /// Called when ``unseen`` has changed.
    package var unseenDidChange: (Int) -> Void = { _ in }

    /// Whether the last batch or reload scrolled to the end.
    package internal(set) var hasFollowedEnd = false
    /// Whether the next layout scrolls to the end.
    var followsEnd = false
    /// The row that the next layout keeps at its distance from the top while it measures rows; the
    /// layouts between several batches of an update, too.
    var held: (path: RowPath, distance: Double)?
    /// Whether further batches of the same update may follow.
    var spansBatches = false
    /// The visible rows before the first batch of several, and the last batch so far with the rows
    /// that it inserted elsewhere.
    var spanned: (place: Place, map: BatchMap, followed: [RowPath: RowPath])?
    /// The row shown at a distance from the top before there was a surface, with its size and heights;
    /// shown again with each size until something scrolls.
    package var awaitsSize: (path: RowPath, distance: Double)?
    /// The last value passed to ``unseenDidChange``.
    var announced = 0

    /// The visible rows before a change.
    enum Place {
        case none
        /// Rows with their distance from the top of the visible part, in order of preference.
        case rows([(path: RowPath, distance: Double)], last: RowPath?, end: End)

        /// The rows to keep in place.
        var rows: [RowPath] {
            if case .rows(let rows, _, _) = self { rows.map(\.path) } else { [] }
        }

        /// Returns the same rows at their paths after a batch, without those that it moved.
        ///
        /// - Parameters:
        ///   - map: The batch.
        ///   - followed: The places of rows that it deletes and inserts elsewhere.
        ///   - chosen: The row that is kept although it was moved.
        ///   - endIsFollowed: Whether the batch scrolled to the end.
        func following(
            _ map: BatchMap, _ followed: [RowPath: RowPath], chosen: RowPath?, endIsFollowed: Bool
        ) -> Place {
            guard case .rows(let rows, let last, let end) = self else { return self }
            let kept = rows.compactMap { row -> (path: RowPath, distance: Double)? in
                guard let path = map.path(ofOld: row.path) ?? followed[row.path] else { return nil }
                let stays = path == chosen || map.move(ofOld: row.path) == nil
                return stays ? (path, row.distance) : nil
            }
            return .rows(
                kept, last: last.flatMap { map.path(ofOld: $0) ?? followed[$0] },
                end: endIsFollowed ? .seen : end)
        }
    }

    /// The position of the end.
    enum End {
        /// Visible: it stays visible.
        case seen
        /// Near, with a number of rows below the visible part: it is followed if rows are appended.
        case near(rows: Int)
        /// Farther down, with a number of rows below the visible part if the end can be followed.
        case far(rows: Int)

        /// The number of rows below the visible part.
        var rowsBelow: Int {
            switch self {
            case .seen: 0
            case .near(let rows), .far(let rows): rows
            }
        }

        /// Returns whether the end is followed after rows were appended.
        func isFollowed(after arrivals: Int) -> Bool {
            switch self {
            case .seen: true
            case .near: arrivals > 0
            case .far: false
            }
        }
    }
}
#endif
