/// Checks operations that name the same place.
///
/// The places are rows, or sections passed as rows of one section.
///
/// All lists are ascending.
struct ConflictCheck {
    let deletes: [RowRun]
    let inserts: [RowRun]
    let reloads: [RowRun]
    let sources: [RowRun]
    let destinations: [RowRun]
    let places: SectionPlaces

    /// Returns the first places that two operations name, and the rule that this breaks.
    func violation() -> TableContractViolation? {
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

    /// Returns the rows in which two adjacent runs overlap.
    private static func duplicate(in runs: [RowRun]) -> RowRun? {
        guard runs.count > 1 else { return nil }
        for index in 1..<runs.count {
            if let both = intersection(runs[index - 1], runs[index]) { return both }
        }
        return nil
    }

    /// Returns the first rows in both lists, neither of which has duplicates.
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

    /// Returns a destination of a move that a reload's new row would occupy.
    ///
    /// A table places a reloaded row where deletes and inserts shift it, *ignoring moves*.
    private func refilled() -> RowRun? {
        guard !reloads.isEmpty, !destinations.isEmpty else { return nil }
        let (deleted, inserted) = (RunIndex(deletes), RunIndex(inserts))
        for reload in reloads {
            guard let section = places.new(ofOld: Int(reload.section)) else { continue }
            for row in reload.row..<reload.end {
                let rank = row - deleted.count(before: RowPath(section: reload.section, row: row))
                let place = inserted.place(ofRank: rank, section: Int32(section))
                if destinations.run(containing: place) != nil { return RowRun(place) }
            }
        }
        return nil
    }
}
