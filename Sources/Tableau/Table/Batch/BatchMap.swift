/// A map between old and new places of rows and sections in an accepted batch.
///
/// It stores the operations, not the rows: a query takes O(log *n*) in the operations, so the cost
/// of a batch doesn't depend on the number of rows.
///
/// A class, as are the other parts of a turn that are passed on many times: copying a struct of ten
/// arrays takes longer than a small diff.
package final class BatchMap: Sendable {
    /// The new index of each old section, -1 if deleted; nil if no section changed.
    let sectionForward: [Int32]?
    /// The old index of each new section, -1 if inserted; nil if no section changed.
    let sectionBackward: [Int32]?
    /// Removed rows (deletes and sources of moves), in the old table.
    let removed: RunIndex
    /// Added rows (inserts and destinations of moves), in the new table.
    let added: RunIndex
    private let movesByDestination: [RowMove]
    let batch: TableBatch

    /// Creates the map of a batch that ``BatchCheck`` has accepted.
    init(_ arranged: ArrangedBatch, sectionsBefore: Int) {
        batch = arranged.batch
        movesByDestination = arranged.movesByDestination
        removed = RunIndex(batch.rowDeletes, merging: arranged.sources)
        added = RunIndex(batch.rowInserts, merging: arranged.destinations)
        if batch.hasSectionOperations {
            (sectionForward, sectionBackward) = Self.sectionMaps(
                batch, before: sectionsBefore,
                after: sectionsBefore + batch.sectionInserts.count - batch.sectionDeletes.count)
        } else {
            (sectionForward, sectionBackward) = (nil, nil)
        }
    }

    /// Returns the new index of each old section, and the reverse; -1 for none.
    static func sectionMaps(
        _ batch: TableBatch, before: Int, after: Int
    ) -> (forward: [Int32], backward: [Int32]) {
        SectionPlaces.maps(
            before: before, after: after,
            deletes: batch.sectionDeletes.lazy.map { Int($0.section) },
            inserts: batch.sectionInserts.lazy.map { Int($0.section) },
            moves: batch.sectionMoves.lazy.map { (Int($0.from), Int($0.to)) })
    }

    // MARK: Sections

    /// Returns the section's new index, or nil if it was deleted.
    package func section(ofOld section: Int32) -> Int32? {
        guard let sectionForward else { return section }
        let new = sectionForward[Int(section)]
        return new < 0 ? nil : new
    }

    /// Returns the section's old index, or nil if it was inserted.
    package func section(ofNew section: Int32) -> Int32? {
        guard let sectionBackward else { return section }
        let old = sectionBackward[Int(section)]
        return old < 0 ? nil : old
    }

    package func isReloaded(oldSection section: Int32) -> Bool {
        batch.sectionReloads.operation(on: section) != nil
    }

    func isMoved(oldSection section: Int32) -> Bool {
        batch.sectionMoves.index(of: section) { $0.from } != nil
    }

    // MARK: Rows

    /// Returns the row's new place, or nil if it was deleted or its section was reloaded.
    package func path(ofOld path: RowPath) -> RowPath? {
        guard let section = section(ofOld: path.section), !isReloaded(oldSection: path.section)
        else { return nil }
        if removed.contains(path) {
            return move(ofOld: path)?.to
        }
        let rank = path.row - removed.count(before: path)
        return added.place(ofRank: rank, section: section)
    }

    /// Returns whether all rows of some sections keep their places and cells.
    func keepsRows(of sections: ClosedRange<Int32>) -> Bool {
        !batch.hasSectionOperations && batch.rowReloads.isEmpty
            && !removed.hasRuns(in: sections) && !added.hasRuns(in: sections)
    }

    /// Returns the row's old place, or nil if it was inserted or its section was reloaded.
    package func path(ofNew path: RowPath) -> RowPath? {
        guard let section = section(ofNew: path.section), !isReloaded(oldSection: section)
        else { return nil }
        if added.contains(path) {
            return movesByDestination.index(of: path) { $0.to }.map { movesByDestination[$0].from }
        }
        let rank = path.row - added.count(before: path)
        return removed.place(ofRank: rank, section: section)
    }

    func move(ofOld path: RowPath) -> RowMove? {
        batch.rowMoves.index(of: path) { $0.from }.map { batch.rowMoves[$0] }
    }

    /// Returns the reload animation of an old row; nil if it keeps its cell.
    func reloadAnimation(ofOld path: RowPath) -> TableView.RowAnimation? {
        batch.rowReloads.run(containing: path)?.animation
    }
}
