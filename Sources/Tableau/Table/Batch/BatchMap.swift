/// Where each row and section of an accepted batch went, and where each came from.
///
/// It keeps the operations, not the rows: a question costs O(log *n*) in the operations, so that a
/// batch on a million rows costs only what its operations cost.
package struct BatchMap: Sendable {
    /// New index of each old section, -1 if deleted; nil if no section changed.
    private(set) var sectionForward: [Int32]?
    /// Old index of each new section, -1 if inserted; nil if no section changed.
    private(set) var sectionBackward: [Int32]?
    /// Rows that left their place (deletes and sources of moves), in the table before.
    let removed: RunIndex
    /// Rows that came to their place (inserts and destinations of moves), in the table after.
    let added: RunIndex
    private let movesByDestination: [RowMove]
    let batch: TableBatch

    /// The map of a batch that ``BatchCheck`` has accepted.
    init(_ arranged: ArrangedBatch, sectionsBefore: Int, sectionsAfter: Int) {
        batch = arranged.batch
        movesByDestination = arranged.movesByDestination
        removed = RunIndex(batch.rowDeletes, merging: arranged.sources)
        added = RunIndex(batch.rowInserts, merging: arranged.destinations)
        if batch.hasSectionOperations {
            (sectionForward, sectionBackward) = Self.sectionMaps(
                batch, before: sectionsBefore, after: sectionsAfter)
        }
    }

    /// Which new index each old section has, and the other way round; -1 for none.
    static func sectionMaps(
        _ batch: TableBatch, before: Int, after: Int
    ) -> (forward: [Int32], backward: [Int32]) {
        var forward = [Int32](repeating: 0, count: before)
        var backward = [Int32](repeating: 0, count: after)
        for operation in batch.sectionDeletes { forward[Int(operation.section)] = -1 }
        for operation in batch.sectionInserts { backward[Int(operation.section)] = -1 }
        for move in batch.sectionMoves {
            forward[Int(move.from)] = -2 - move.to
            backward[Int(move.to)] = -2 - move.from
        }
        // Sections without an operation keep their order.
        var new = 0
        for old in 0..<before where forward[old] == 0 {
            while new < after, backward[new] != 0 { new += 1 }
            guard new < after else { break }
            forward[old] = Int32(new)
            backward[new] = Int32(old)
            new += 1
        }
        for old in 0..<before where forward[old] < -1 { forward[old] = -2 - forward[old] }
        for new in 0..<after where backward[new] < -1 { backward[new] = -2 - backward[new] }
        return (forward, backward)
    }

    // MARK: Sections

    /// Where the section is now, or nil if it was deleted.
    package func section(ofOld section: Int32) -> Int32? {
        guard let sectionForward else { return section }
        let new = sectionForward[Int(section)]
        return new < 0 ? nil : new
    }

    /// Where the section was, or nil if it is new.
    package func section(ofNew section: Int32) -> Int32? {
        guard let sectionBackward else { return section }
        let old = sectionBackward[Int(section)]
        return old < 0 ? nil : old
    }

    /// Whether the section of the table before is reloaded.
    package func isReloaded(oldSection section: Int32) -> Bool {
        batch.sectionReloads.binarySearch { $0.section < section }
            .map { batch.sectionReloads[$0].section == section } ?? false
    }

    /// Whether the section of the table before has a move of its own.
    func isMoved(oldSection section: Int32) -> Bool {
        batch.sectionMoves.binarySearch { $0.from < section }
            .map { batch.sectionMoves[$0].from == section } ?? false
    }

    // MARK: Rows

    /// Where the row is now, or nil if it was deleted or its section was reloaded.
    package func path(ofOld path: RowPath) -> RowPath? {
        guard let section = section(ofOld: path.section), !isReloaded(oldSection: path.section)
        else { return nil }
        if removed.contains(path) {
            return move(ofOld: path)?.to
        }
        let rank = path.row - removed.count(before: path)
        return added.place(ofRank: rank, section: section)
    }

    /// Where the row was, or nil if it is new or its section was reloaded.
    package func path(ofNew path: RowPath) -> RowPath? {
        guard let section = section(ofNew: path.section), !isReloaded(oldSection: section)
        else { return nil }
        if added.contains(path) {
            guard let index = movesByDestination.binarySearch(where: { $0.to < path }),
                movesByDestination[index].to == path
            else { return nil }
            return movesByDestination[index].from
        }
        let rank = path.row - added.count(before: path)
        return removed.place(ofRank: rank, section: section)
    }

    /// The move of a row of the table before, if it has one of its own.
    func move(ofOld path: RowPath) -> RowMove? {
        guard let index = batch.rowMoves.binarySearch(where: { $0.from < path }),
            batch.rowMoves[index].from == path
        else { return nil }
        return batch.rowMoves[index]
    }

    /// The animation with which a row of the table before is reloaded; nil if it keeps its cell.
    func reloadAnimation(ofOld path: RowPath) -> TableView.RowAnimation? {
        batch.rowReloads.run(containing: path)?.animation
    }

    /// Whether a row of the table after is asked for again with its cell kept.
    package func isReconfigured(new path: RowPath) -> Bool {
        batch.rowReconfigures.run(containing: path) != nil
    }
}
