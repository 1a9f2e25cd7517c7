/// The table contract as a pure function: whether a table would accept a batch.
///
/// The table checks each batch before applying it; a planner can check one before proposing it.
///
/// - Complexity: linear in the operations (*n* log *n* if they are not ascending) and in the number
///   of sections, independent of the number of rows.
package struct BatchCheck {
    let map: BatchMap
    let before: [Int32]
    let after: [Int32]

    var batch: TableBatch { map.batch }

    /// Returns the first rule that `batch` breaks, or nil.
    ///
    /// - Parameters:
    ///   - before: The number of rows of each section before the batch.
    ///   - after: The number of rows of each section after it, as the data source reports.
    package static func violation(
        in batch: TableBatch, before: [Int32], after: [Int32]
    ) -> TableContractViolation? {
        violation(
            in: BatchMap(batch, sectionsBefore: before.count), before: before, after: after)
    }

    /// Returns the first rule that a batch breaks, or nil, by the map that is used if it breaks none.
    static func violation(
        in map: BatchMap, before: [Int32], after: [Int32]
    ) -> TableContractViolation? {
        let check = BatchCheck(map: map, before: before, after: after)
        // Ranges first: other checks are meaningless for places outside the table, and those of rows
        // for sections that don't fit.
        return check.sectionOutOfRange() ?? check.rowOutOfRange() ?? check.sectionConflict()
            ?? check.sectionCountMismatch() ?? check.rowViolation()
    }

    /// Returns whether a table with these row counts contains the row.
    static func contains(_ path: RowPath, _ counts: [Int32]) -> Bool {
        let section = Int(path.section)
        return section >= 0 && section < counts.count && path.row >= 0
            && path.row < counts[section]
    }

    // MARK: Sections

    private func sectionOutOfRange() -> TableContractViolation? {
        guard batch.hasSectionOperations else { return nil }
        for list in [batch.sectionDeletes, batch.sectionReloads] {
            for operation in list where !before.indices.contains(Int(operation.section)) {
                return .init(.sourceOutOfRange, section: Int(operation.section))
            }
        }
        for operation in batch.sectionInserts
        where !after.indices.contains(Int(operation.section)) {
            return .init(.destinationOutOfRange, section: Int(operation.section), space: .after)
        }
        for move in batch.sectionMoves {
            if !before.indices.contains(Int(move.from)) { return .init(.sourceOutOfRange, move) }
            if !after.indices.contains(Int(move.to)) { return .init(.destinationOutOfRange, move) }
        }
        return nil
    }

    private func sectionConflict() -> TableContractViolation? {
        guard batch.hasSectionOperations else { return nil }
        func runs(_ sections: [Int32]) -> [RowRun] { sections.map { RowRun(section: 0, row: $0) } }
        let check = ConflictCheck(
            deletes: runs(batch.sectionDeletes.map(\.section)),
            inserts: runs(batch.sectionInserts.map(\.section)),
            reloads: runs(batch.sectionReloads.map(\.section)),
            sources: runs(batch.sectionMoves.map(\.from)),
            destinations: runs(batch.sectionMoves.map(\.to).sorted()),
            places: SectionPlaces())
        return check.violation().map { .init($0.rule, section: $0.rows[0], space: $0.space) }
    }

    private func sectionCountMismatch() -> TableContractViolation? {
        let (deleted, inserted) = (batch.sectionDeletes.count, batch.sectionInserts.count)
        guard after.count != before.count - deleted + inserted else { return nil }
        var broken = TableContractViolation(.sectionCountMismatch)
        broken.counts = .init(
            before: before.count, after: after.count, deleted: deleted, inserted: inserted,
            movedIn: 0, movedOut: 0)
        return broken
    }
}
