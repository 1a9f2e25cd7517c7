#if !canImport(UIKit) || os(watchOS)
package import Foundation

/// State that belongs to rows: it goes where its row goes, and ends with it.
///
/// The table follows its rows through a batch by their indexes. Where a row is deleted here and
/// inserted there, or everything is reloaded, only the rows' identities tell which row is which; a
/// ``RowFollowing`` knows them.
extension TableView {
    /// Gives the places of rows after an update; nil for deleted rows.
    package typealias RowFollowing = ([IndexPath]) -> [IndexPath?]

    /// Rows with state: the selection, and those of the surface.
    package var heldRows: [RowPath] {
        selection.sorted() + (surface?.heldRows ?? [focusWithoutSurface].compactMap(\.self))
            + [place.row].compactMap(\.self)
    }

    /// Follows rows by identity through the next batch or reload within `update`.
    ///
    /// - Parameters:
    ///   - following: Called at most once, with the rows that hold state and whose place the update
    ///     itself does not tell.
    ///   - update: Applies the batch, or reloads.
    package func follow(by following: @escaping RowFollowing, during update: () -> Void) {
        rowFollowing = following
        update()
        rowFollowing = nil
    }

    /// Where rows that hold state are after an update, by identity.
    ///
    /// - Parameters:
    ///   - others: Rows to follow besides.
    ///   - isKnown: Whether the update itself tells the place of a row.
    /// - Returns: The places of rows that are still there; nil if identities are not known.
    func placesOfHeldRows(
        and others: [RowPath] = [], except isKnown: (RowPath) -> Bool
    ) -> [RowPath: RowPath]? {
        guard let following = rowFollowing else { return nil }
        rowFollowing = nil
        let rows = (heldRows + others).filter { hasRow($0) && !isKnown($0) }
        guard !rows.isEmpty else { return [:] }
        var places: [RowPath: RowPath] = [:]
        for (row, place) in zip(rows, following(rows.map(\.indexPath))) {
            if let place { places[row] = RowPath(clamping: place) }
        }
        return places
    }
}
#endif
