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

    private enum SectionRole: UInt8 {
        case kept
        /// Deleted in the old table, or inserted in the new one.
        case replaced
        case moved
        case reloaded
    }

    /// Returns a row operation in a section that the batch deletes, inserts, moves or reloads.
    ///
    /// Deletes in a deleted section and inserts in an inserted one are redundant; they are accepted
    /// and dropped.
    private func conflictWithSections() -> TableContractViolation? {
        guard batch.hasSectionOperations else { return nil }
        var old = [SectionRole](repeating: .kept, count: before.count)
        var new = [SectionRole](repeating: .kept, count: after.count)
        for operation in batch.sectionDeletes { old[Int(operation.section)] = .replaced }
        for operation in batch.sectionInserts { new[Int(operation.section)] = .replaced }
        for move in batch.sectionMoves {
            old[Int(move.from)] = .moved
            new[Int(move.to)] = .moved
        }
        for operation in batch.sectionReloads {
            old[Int(operation.section)] = .reloaded
            if let place = map.sections.new(ofOld: Int(operation.section)) {
                new[place] = .reloaded
            }
        }
        return conflict(of: batch.rowDeletes, with: old, inReplaced: nil, .before)
            ?? conflict(of: batch.rowReloads, with: old, inReplaced: .deletedAndReloaded, .before)
            ?? conflict(
                of: map.sources, with: old, inReplaced: .movedOutOfDeletedSection, .before)
            ?? conflict(of: batch.rowInserts, with: new, inReplaced: nil, .after)
            ?? conflict(
                of: map.destinations, with: new, inReplaced: .movedIntoInsertedSection, .after)
    }

    private func conflict(
        of runs: [RowRun], with roles: [SectionRole],
        inReplaced rule: TableContractViolation.Rule?, _ space: TableContractViolation.Space
    ) -> TableContractViolation? {
        for run in runs {
            switch roles[Int(run.section)] {
            case .kept: continue
            case .replaced:
                if let rule { return .init(rule, run, space: space) }
            case .moved: return .init(.rowOperationInMovedSection, run, space: space)
            case .reloaded: return .init(.rowOperationInReloadedSection, run, space: space)
            }
        }
        return nil
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
        for run in batch.rowInserts { deltas[Int(run.section)] += run.count }
        for run in map.destinations { deltas[Int(run.section)] += run.count }
        func leave(_ run: RowRun) {
            guard let section = map.sections.new(ofOld: Int(run.section)) else { return }
            deltas[section] -= run.count
        }
        for run in batch.rowDeletes { leave(run) }
        for run in map.sources { leave(run) }
        // Both are ascending.
        var reloads = batch.sectionReloads[...]
        for section in before.indices {
            while let first = reloads.first, first.section < section { reloads.removeFirst() }
            guard let new = map.sections.new(ofOld: section),
                before[section] + deltas[new] != after[new]
            else { continue }
            if let first = reloads.first, first.section == section { continue }
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
