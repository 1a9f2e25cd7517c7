#if !canImport(UIKit) || os(watchOS)
/// How a table keeps its place, and what it has missed by that.
@MainActor
package struct PlaceKeeping {
    /// What is kept.
    package var rule = PlaceRule.none
    /// A row to keep in its place rather than any other, wherever it is.
    package var row: RowPath?
    /// Whether the last row is the end: rows that come after it are news, and not a page that was
    /// missing.
    package var endIsReached = true
    /// How many rows came below the visible part since the end was last followed, and were not yet
    /// scrolled to.
    package internal(set) var unseen = 0
    /// Called when ``unseen`` has changed.
    package var unseenDidChange: (Int) -> Void = { _ in }

    /// Whether the last batch or reload has shown the end.
    package internal(set) var hasFollowedEnd = false
    /// Whether the layout to come shows the end.
    var followsEnd = false
    /// What ``unseenDidChange`` was told last.
    var announced = 0

    /// What was kept in view before a change.
    enum Place {
        case none
        case end
        /// Rows with their distance from the top of the visible part, those to keep first.
        case rows([(path: RowPath, distance: Double)], last: RowPath?)

        /// The rows to keep.
        var rows: [RowPath] {
            if case .rows(let rows, _) = self { rows.map(\.path) } else { [] }
        }
    }
}
#endif
