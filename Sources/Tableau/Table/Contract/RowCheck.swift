/// Checks the rows of a batch whose sections are valid.
struct RowCheck {
    let arranged: ArrangedBatch
    let before: [Int32]
    let after: [Int32]
    /// The new index of each old section, -1 for none; nil if no section changes.
    let forward: [Int32]?

    var batch: TableBatch { arranged.batch }

    init(_ arranged: ArrangedBatch, before: [Int32], after: [Int32]) {
        self.arranged = arranged
        self.before = before
        self.after = after
        forward =
            arranged.batch.hasSectionOperations
            ? BatchMap.sectionMaps(arranged.batch, before: before.count, after: after.count)
                .forward : nil
    }

    func violation() -> TableContractViolation? {
        conflict() ?? sectionConflict() ?? countViolation()
    }

    // MARK: Ranges

    static func rangeViolation(
        in arranged: ArrangedBatch, before: [Int32], after: [Int32]
    ) -> TableContractViolation? {
        let batch = arranged.batch
        if let run = outside(batch.rowDeletes, before) ?? outside(batch.rowReloads, before) {
            return .init(.sourceOutOfRange, run)
        }
        if let run = outside(batch.rowInserts, after) ?? outside(batch.rowReconfigures, after) {
            return .init(.destinationOutOfRange, run, space: .after)
        }
        for move in batch.rowMoves {
            if !contains(move.from, before) { return .init(.sourceOutOfRange, move) }
            if !contains(move.to, after) { return .init(.destinationOutOfRange, move) }
        }
        return nil
    }

    private static func outside(_ runs: [RowRun], _ counts: [Int32]) -> RowRun? {
        runs.first { run in
            let section = Int(run.section)
            return section < 0 || section >= counts.count || run.row < 0
                || run.end > counts[section]
        }
    }

    /// Returns whether a table with these row counts contains the row.
    static func contains(_ path: RowPath, _ counts: [Int32]) -> Bool {
        let section = Int(path.section)
        return section >= 0 && section < counts.count && path.row >= 0
            && path.row < counts[section]
    }

    // MARK: Conflicts between rows

    private func conflict() -> TableContractViolation? {
        guard batch.hasRowOperations else { return nil }
        let check = ConflictCheck(
            deletes: batch.rowDeletes, inserts: batch.rowInserts, reloads: batch.rowReloads,
            sources: arranged.sources, destinations: arranged.destinations, forward: forward)
        return check.conflict().map { .init($0.rule, $0.run, space: $0.space) }
    }
}
