/// What the contract says of rows, once the sections of the batch are known to be in order.
struct RowCheck {
    let arranged: ArrangedBatch
    let before: [Int32]
    let after: [Int32]
    /// New index of each old section, -1 for none; nil if no section changes.
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

    /// Whether a table with so many rows in each section has the row.
    static func contains(_ path: RowPath, _ counts: [Int32]) -> Bool {
        let section = Int(path.section)
        return section >= 0 && section < counts.count && path.row >= 0
            && path.row < counts[section]
    }

    // MARK: Conflicts between rows

    private func conflict() -> TableContractViolation? {
        guard batch.hasRowOperations else { return nil }
        let (deletes, inserts) = (batch.rowDeletes, batch.rowInserts)
        let reloads = batch.rowReloads
        let (sources, destinations) = (arranged.sources, arranged.destinations)
        if let run = Self.duplicate(in: deletes) { return .init(.duplicateDelete, run) }
        if let run = Self.duplicate(in: reloads) { return .init(.duplicateReload, run) }
        if let run = Self.duplicate(in: inserts) {
            return .init(.duplicateInsert, run, space: .after)
        }
        if let run = Self.duplicate(in: sources) { return .init(.sourceMovedTwice, run) }
        if let run = Self.duplicate(in: destinations) {
            return .init(.destinationMovedToTwice, run, space: .after)
        }
        if let run = Self.common(deletes, reloads) { return .init(.deletedAndReloaded, run) }
        if let run = Self.common(deletes, sources) ?? Self.common(reloads, sources) {
            return .init(.deletedAndMoved, run)
        }
        if let run = Self.common(inserts, destinations) ?? refilled() {
            return .init(.insertedAndMovedTo, run, space: .after)
        }
        return nil
    }

    /// The rows in which two neighbours overlap; the runs are ascending.
    private static func duplicate(in runs: [RowRun]) -> RowRun? {
        guard runs.count > 1 else { return nil }
        for index in 1..<runs.count {
            if let both = intersection(runs[index - 1], runs[index]) { return both }
        }
        return nil
    }

    /// The first rows that both lists have; both are ascending and without duplicates.
    private static func common(_ a: [RowRun], _ b: [RowRun]) -> RowRun? {
        guard !a.isEmpty, !b.isEmpty else { return nil }
        var (left, right) = (0, 0)
        while left < a.count, right < b.count {
            if let both = intersection(a[left], b[right]) { return both }
            if TableBatch.precedes(a[left], b[right]) { left += 1 } else { right += 1 }
        }
        return nil
    }

    private static func intersection(_ a: RowRun, _ b: RowRun) -> RowRun? {
        guard a.section == b.section else { return nil }
        let row = max(a.row, b.row)
        let end = min(a.end, b.end)
        return row < end ? RowRun(section: a.section, row: row, count: end - row) : nil
    }

    /// A destination of a move that a reload's new row would take.
    ///
    /// A table puts a reloaded row where deletes and inserts shift it, *ignoring moves*.
    private func refilled() -> RowRun? {
        guard !batch.rowReloads.isEmpty, !batch.rowMoves.isEmpty else { return nil }
        let deleted = RunIndex(batch.rowDeletes)
        let inserted = RunIndex(batch.rowInserts)
        for reload in batch.rowReloads {
            let section = forward?[Int(reload.section)] ?? reload.section
            guard section >= 0 else { continue }
            for row in reload.row..<reload.end {
                let path = RowPath(section: reload.section, row: row)
                let rank = row - deleted.count(before: path)
                let place = inserted.place(ofRank: rank, section: section)
                if arranged.destinations.run(containing: place) != nil { return RowRun(place) }
            }
        }
        return nil
    }
}
