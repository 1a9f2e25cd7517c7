package import Tableau

/// The number of operations of each kind.
package struct OperationCounts {
    /// Deleted sections.
    package var sectionDeletes = 0
    /// Inserted sections.
    package var sectionInserts = 0
    /// Moved sections.
    package var sectionMoves = 0
    /// Deleted rows.
    package var rowDeletes = 0
    /// Inserted rows.
    package var rowInserts = 0
    /// Moved rows.
    package var rowMoves = 0
    /// Rows with changed content.
    package var updates = 0
    /// Changed rows without identity or equality.
    package var undiffable = 0

    /// Counts the operations of batches.
    package init(_ batches: [CollectionUpdate]) {
        for batch in batches {
            sectionDeletes += batch.sectionDeletes.count
            sectionInserts += batch.sectionInserts.count
            sectionMoves += batch.sectionMoves.count
            rowDeletes += batch.rowDeletes.count
            rowInserts += batch.rowInserts.count
            rowMoves += batch.rowMoves.count
            updates += batch.rowReloads.count + batch.rowReconfigures.count
            undiffable += batch.undiffableReloads.count
        }
    }

    /// Counts the operations of a sectioned diff.
    ///
    /// - Parameters:
    ///   - diff: The diff.
    ///   - isUndiffable: Whether its rows have neither identity nor equality.
    package init(_ diff: SectionedDiff, isUndiffable: Bool) {
        sectionDeletes = diff.sections.deletes.count
        sectionInserts = diff.sections.inserts.count
        sectionMoves = diff.sections.moves.count
        rowDeletes = diff.deletes.count
        rowInserts = diff.inserts.count
        rowMoves = diff.moves.count
        if isUndiffable { undiffable = diff.updates.count } else { updates = diff.updates.count }
    }
}
