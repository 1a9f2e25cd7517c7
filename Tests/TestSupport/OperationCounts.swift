package import Tableau

/// How many operations of each kind there are.
package struct OperationCounts {
    /// Sections that go.
    package var sectionDeletes = 0
    /// Sections that come.
    package var sectionInserts = 0
    /// Sections that move.
    package var sectionMoves = 0
    /// Rows that go.
    package var rowDeletes = 0
    /// Rows that come.
    package var rowInserts = 0
    /// Rows that move.
    package var rowMoves = 0
    /// Rows that stay with other content.
    package var updates = 0
    /// Rows without identity or equality that are shown anew.
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
