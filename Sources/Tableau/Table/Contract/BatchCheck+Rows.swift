extension BatchCheck {
    func rowOutOfRange() -> TableContractViolation? {
        func outside(_ runs: [RowRun], _ counts: [Int32]) -> RowRun? {
            runs.first { run in
                let section = Int(run.section)
                return section < 0 || section >= counts.count || run.row < 0
                    || run.end > counts[section]
            }
        }
        if let run = outside(batch.rowDeletes, before) ?? outside(batch.rowReloads, before) {
            return .init(.sourceOutOfRange, run)
        }
        if let run = outside(batch.rowInserts, after) ?? outside(batch.rowReconfigures, after) {
            return .init(.destinationOutOfRange, run, space: .after)
        }
        for move in batch.rowMoves {
            if !Self.contains(move.from, before) { return .init(.sourceOutOfRange, move) }
            if !Self.contains(move.to, after) { return .init(.destinationOutOfRange, move) }
        }
        return nil
    }

    /// Returns the first rule that rows break, in a batch whose sections are valid.
    func rowViolation() -> TableContractViolation? {
        guard batch.hasRowOperations else { return countMismatch() }
        return conflict() ?? conflictWithSections() ?? countMismatch()
    }

    // MARK: Conflicts with operations on sections

    /// Returns a row operation in a section that the batch deletes, inserts, moves or reloads.
    ///
    /// Deletes in a deleted section and inserts in an inserted one are redundant; they are accepted
    /// and dropped.
    private func conflictWithSections() -> TableContractViolation? {
        guard let sections = map.sections else { return nil }
        func conflict(
            of runs: [RowRun], _ space: TableContractViolation.Space,
            inReplaced rule: TableContractViolation.Rule? = nil
        ) -> TableContractViolation? {
            for run in runs {
                let place = RowPath.section(run.section)
                let old = space == .before ? place : sections.path(ofNew: place)
                guard let old, sections.path(ofOld: old) != nil else {
                    if let rule { return .init(rule, run, space: space) }
                    continue
                }
                if sections.move(ofOld: old) != nil {
                    return .init(.rowOperationInMovedSection, run, space: space)
                }
                if sections.reloadAnimation(ofOld: old) != nil {
                    return .init(.rowOperationInReloadedSection, run, space: space)
                }
            }
            return nil
        }
        return conflict(of: batch.rowDeletes, .before)
            ?? conflict(of: batch.rowReloads, .before, inReplaced: .deletedAndReloaded)
            ?? conflict(of: map.sources, .before, inReplaced: .movedOutOfDeletedSection)
            ?? conflict(of: batch.rowInserts, .after)
            ?? conflict(of: map.destinations, .after, inReplaced: .movedIntoInsertedSection)
    }

    // MARK: Counts

    /// Returns a mismatch between the operations and the counts of a remaining section.
    private func countMismatch() -> TableContractViolation? {
        if !batch.isStructural {
            if before == after { return nil }
            return before.indices.first { before[$0] != after[$0] }
                .map { mismatch(inOld: $0, new: $0) }
        }
        var deltas = [Int32](repeating: 0, count: after.count)
        for run in batch.rowInserts + map.destinations { deltas[Int(run.section)] += run.count }
        for run in batch.rowDeletes + map.sources {
            if let section = map.section(ofOld: run.section) { deltas[Int(section)] -= run.count }
        }
        for section in before.indices {
            let old = Int32(section)
            guard let new = map.section(ofOld: old).map(Int.init),
                before[section] + deltas[new] != after[new], !map.isReloaded(oldSection: old)
            else { continue }
            return mismatch(inOld: section, new: new)
        }
        return nil
    }

    private func mismatch(inOld old: Int, new: Int) -> TableContractViolation {
        var broken = TableContractViolation(.rowCountMismatch, section: old)
        func rows(_ runs: [RowRun], _ section: Int) -> Int {
            runs.reduce(0) { $0 + (Int($1.section) == section ? Int($1.count) : 0) }
        }
        broken.counts = .init(
            before: Int(before[old]), after: Int(after[new]),
            deleted: rows(batch.rowDeletes, old), inserted: rows(batch.rowInserts, new),
            movedIn: rows(map.destinations, new), movedOut: rows(map.sources, old))
        return broken
    }
}
