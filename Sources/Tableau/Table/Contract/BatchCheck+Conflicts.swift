extension BatchCheck {
    /// Returns the first place that two operations name, and the rule that this breaks.
    func conflict() -> TableContractViolation? {
        if let run = Self.overlap(in: map.removed.runs) {
            if Self.isRepeated(run, in: operations.deletes) { return .init(.duplicateDelete, run) }
            let isMovedTwice = Self.isRepeated(run, in: map.sources)
            return .init(isMovedTwice ? .sourceMovedTwice : .deletedAndMoved, run)
        }
        if let run = Self.overlap(in: map.added.runs) {
            let rule: TableContractViolation.Rule =
                Self.isRepeated(run, in: operations.inserts)
                ? .duplicateInsert
                : Self.isRepeated(run, in: map.destinations)
                    ? .destinationMovedToTwice : .insertedAndMovedTo
            return .init(rule, run, space: .after)
        }
        if let run = Self.overlap(in: operations.reloads) { return .init(.duplicateReload, run) }
        for reload in operations.reloads {
            if let run = Self.common(reload, operations.deletes) {
                return .init(.deletedAndReloaded, run)
            }
            if let run = Self.common(reload, map.sources) { return .init(.deletedAndMoved, run) }
        }
        return refilled().map { .init(.insertedAndMovedTo, RowRun($0), space: .after) }
    }

    /// Returns the rows in which two of some ascending runs overlap.
    private static func overlap(in runs: [RowRun]) -> RowRun? {
        guard runs.count > 1 else { return nil }
        for index in 1..<runs.count {
            if let both = intersection(runs[index - 1], runs[index]) { return both }
        }
        return nil
    }

    private static func isRepeated(_ run: RowRun, in runs: [RowRun]) -> Bool {
        runs.filter { intersection(run, $0) != nil }.count > 1
    }

    /// Returns the rows that a run shares with the first of some ascending runs that it overlaps.
    private static func common(_ run: RowRun, _ others: [RowRun]) -> RowRun? {
        let index = others.partition { ($0.section, $0.end) <= (run.section, run.row) }
        return index < others.count ? intersection(run, others[index]) : nil
    }

    private static func intersection(_ a: RowRun, _ b: RowRun) -> RowRun? {
        guard a.section == b.section else { return nil }
        let row = max(a.row, b.row)
        let end = min(a.end, b.end)
        return row < end ? RowRun(section: a.section, row: row, count: end - row) : nil
    }

    /// Returns a destination of a move that a reloaded row would occupy: a table places it where deletes
    /// and inserts shift it, *ignoring moves*.
    private func refilled() -> RowPath? {
        guard !operations.reloads.isEmpty, !operations.moves.isEmpty else { return nil }
        var others = operations
        others.moves = []
        let places = BatchMap(others, inSections: map.sections)
        for reload in operations.reloads {
            for row in reload.row..<reload.end {
                let place = places.path(ofOld: RowPath(section: reload.section, row: row))
                if let place, map.destinations.run(containing: place) != nil { return place }
            }
        }
        return nil
    }
}
