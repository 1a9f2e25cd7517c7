#if !canImport(UIKit) || os(watchOS)
import Foundation

/// State that belongs to rows: it moves with its row and ends when the row is deleted.
///
/// Batches tell where rows go. If a row is deleted and inserted elsewhere, or everything is reloaded,
/// only its identity tells: ``RowFollowing``.
extension TableView {
    /// The rows with state: the selected rows and those of the surface.
    package var heldRows: [RowPath] {
        selection.sorted() + (surface?.heldRows ?? [])
            + [focusWithoutSurface?.row, place.row].compactMap(\.self)
    }

    /// Takes the table's own state to the new places of its rows.
    func followState(by newPlace: (RowPath) -> RowPath?) {
        if !selection.isEmpty { selection = Set(selection.compactMap(newPlace)) }
        focusWithoutSurface = focusWithoutSurface.flatMap { old in
            newPlace(old.row).map { ($0, old.isEditing) }
        }
        place.awaitsSize = place.awaitsSize?.following(newPlace)
    }

    /// Returns where rows that hold state, and others, are after an update, by identity; nil if
    /// identities are unknown.
    ///
    /// - Parameter isKnown: Returns whether the update determines a row's place.
    func placesOfHeldRows(
        and others: [RowPath], except isKnown: (RowPath) -> Bool
    ) -> [RowPath: RowPath]? {
        guard let following = rowFollowing else { return nil }
        rowFollowing = nil
        let rows = (heldRows + others).filter { hasRow($0) && !isKnown($0) }
        return rows.isEmpty ? [:] : following(rows)
    }
}
#endif
