extension BatchCheck {
    func rowOutOfRange() -> TableContractViolation? {
        func outside(_ runs: [RowRun], _ counts: [Int32]) -> RowRun? {
            runs.first { !Self.contains($0.first, counts) || $0.end > counts[Int($0.section)] }
        }
        if let run = outside(operations.deletes, before) ?? outside(operations.reloads, before) {
            return .init(.sourceOutOfRange, run)
        }
        if let run = outside(operations.inserts, after) ?? outside(operations.reconfigures, after) {
            return .init(.destinationOutOfRange, run, space: .after)
        }
        for move in operations.moves {
            if !Self.contains(move.from, before) { return .init(.sourceOutOfRange, move) }
            if !Self.contains(move.to, after) { return .init(.destinationOutOfRange, move) }
        }
        return nil
    }

    /// Returns the first rule that rows break, in a batch whose sections are valid.
    func rowViolation() -> TableContractViolation? {
        guard operations.areStructural else { return countMismatch() }
        return conflict() ?? conflictWithSections() ?? countMismatch()
    }

    // MARK: Conflicts with operations on sections

    /// Returns a row operation in a section that the batch deletes, inserts, moves or reloads; deletes in
    /// a deleted section and inserts in an inserted one are redundant, and accepted.
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
        return conflict(of: operations.deletes, .before)
            ?? conflict(of: operations.reloads, .before, inReplaced: .deletedAndReloaded)
            ?? conflict(of: map.sources, .before, inReplaced: .movedOutOfDeletedSection)
            ?? conflict(of: operations.inserts, .after)
            ?? conflict(of: map.destinations, .after, inReplaced: .movedIntoInsertedSection)
    }

    // MARK: Counts

    /// Returns a mismatch between the operations and the counts of a remaining section.
    private func countMismatch() -> TableContractViolation? {
        let kept = map.keptSections(of: before.count)
        // Of each new section; those that are inserted or reloaded may have any number of rows.
        var expected = kept == nil ? before : after
        for (old, new) in kept ?? [] {
            expected.replaceSubrange(new..<new + old.count, with: before[old])
        }
        for run in map.removed.runs {
            if let new = map.section(ofOld: run.section) { expected[Int(new)] -= run.count }
        }
        for run in map.added.runs where map.section(ofNew: run.section) != nil {
            expected[Int(run.section)] += run.count
        }
        // All of them, which takes a tenth of the time of looking for the first that differs.
        var differences: Int32 = 0
        for section in after.indices { differences |= expected[section] ^ after[section] }
        guard differences != 0, let new = after.indices.first(where: { expected[$0] != after[$0] }),
            let old = map.section(ofNew: Int32(new))
        else { return nil }
        return mismatch(inOld: Int(old), new: new)
    }

    private func mismatch(inOld old: Int, new: Int) -> TableContractViolation {
        func rows(_ runs: [RowRun], _ section: Int) -> Int {
            runs.filter { Int($0.section) == section }.rowCount
        }
        let deleted = rows(operations.deletes, old)
        let inserted = rows(operations.inserts, new)
        let (movedIn, movedOut) = (rows(map.destinations, new), rows(map.sources, old))
        let expected = Int(before[old]) - deleted + inserted + movedIn - movedOut
        let moves = movedIn + movedOut > 0 ? " + \(movedIn) moved in - \(movedOut) moved out" : ""
        var broken = TableContractViolation(.rowCountMismatch, section: old)
        broken.counts =
            "\(before[old]) before, \(after[new]) after, but \(before[old]) - \(deleted) deleted + "
            + "\(inserted) inserted\(moves) = \(expected)"
        return broken
    }
}
