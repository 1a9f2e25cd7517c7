extension BatchCheck {
    /// Returns the first place that two operations name, and the rule that this breaks.
    func conflict() -> TableContractViolation? {
        // What two lists name is told by the two as one, once neither names anything twice.
        overlap(.duplicateDelete, in: operations.deletes)
            ?? overlap(.sourceMovedTwice, in: map.sources)
            ?? overlap(.deletedAndMoved, in: map.removed.runs)
            ?? overlap(.duplicateInsert, in: operations.inserts, .after)
            ?? overlap(.destinationMovedToTwice, in: map.destinations, .after)
            ?? overlap(.insertedAndMovedTo, in: map.added.runs, .after)
            ?? conflictOfReloads()
    }

    private func conflictOfReloads() -> TableContractViolation? {
        let reloads = operations.reloads
        if reloads.isEmpty { return nil }
        return overlap(.duplicateReload, in: reloads)
            ?? overlap(.deletedAndReloaded, in: RunIndex(reloads, merging: operations.deletes).runs)
            ?? overlap(.deletedAndMoved, in: RunIndex(reloads, merging: map.sources).runs)
            ?? refilled().map { .init(.insertedAndMovedTo, RowRun($0), space: .after) }
    }

    /// Returns the rows in which two of some ascending runs overlap, as a violation of a rule.
    private func overlap(
        _ rule: TableContractViolation.Rule, in runs: [RowRun],
        _ space: TableContractViolation.Space = .before
    ) -> TableContractViolation? {
        for (run, next) in zip(runs, runs.dropFirst())
        where run.section == next.section && next.row < run.end {
            let end = min(run.end, next.end)
            let both = RowRun(section: next.section, row: next.row, count: end - next.row)
            return .init(rule, both, space: space)
        }
        return nil
    }

    /// Returns a destination of a move that a reloaded row would occupy: a table places it where deletes
    /// and inserts shift it, *ignoring moves*.
    private func refilled() -> RowPath? {
        if operations.moves.isEmpty { return nil }
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
