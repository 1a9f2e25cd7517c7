import Tableau

extension Transcript {
    /// Returns a minimal transcript that fails in the same way.
    ///
    /// It has one turn with the failing batch, without unrelated sections, rows and operations.
    ///
    /// A transcript that replays is returned unchanged.
    public func minimised() -> Transcript {
        guard case (let failure?, let before, let step)? = firstBatch() else { return self }
        var small = BatchCase(before: before, batch: step.changes.batch, after: step.after)
        let rule = failure.violation.rule
        small = small.clippingRuns(failing: rule)
        var size = -1
        // Removing rows may make a section removable.
        while size != small.size {
            size = small.size
            small = small.leavingOut(\.sectionCuts, failing: rule)
            small = small.leavingOut(\.rowCuts, failing: rule)
            small = small.withoutReconfigures(failing: rule)
        }
        let last = Step(TableChanges(small.batch), after: small.after)
        return Transcript(turns: [Turn(number: failure.turn, before: small.before, steps: [last])])
    }
}

extension BatchCase {
    fileprivate var size: Int {
        (before + after).reduce(0) { $0 + 1 + $1.rows.count } + TableChanges(batch).count
    }

    /// Shortens runs that reach beyond their section to one row outside, since a damaged transcript
    /// may name more rows than there is memory for.
    fileprivate func clippingRuns(failing rule: String) -> BatchCase {
        var small = self
        for list in TableBatch.runLists {
            let contents = list.isBefore ? before : after
            for (index, run) in batch[keyPath: list.path].enumerated() {
                let section = Int(run.section)
                let rows = contents.indices.contains(section) ? contents[section].rows.count : 0
                let count = max(1, rows - Int(run.row) + 1)
                guard count < run.count else { continue }
                var candidate = small
                candidate.batch[keyPath: list.path][index].count = Int32(count)
                if candidate.failure?.rule == rule { small = candidate }
            }
        }
        return small
    }

    /// Removes as much as possible: halves first, then smaller and smaller parts.
    fileprivate func leavingOut(
        _ cuts: (BatchCase) -> [Cut], failing rule: String
    ) -> BatchCase {
        var small = self
        var length = (cuts(small).count + 1) / 2
        while length > 0 {
            var start = 0
            while start < cuts(small).count {
                var cut = Cut()
                for part in cuts(small)[start...].prefix(length) { cut.formUnion(part) }
                if let candidate = small.without(cut), candidate.failure?.rule == rule {
                    small = candidate
                } else {
                    start += length
                }
            }
            length /= 2
        }
        return small
    }

    /// Removes reconfigured rows, on which no other operation depends.
    fileprivate func withoutReconfigures(failing rule: String) -> BatchCase {
        // Without its reconfiguration, any row may be stale.
        guard rule != "staleRow" else { return self }
        var small = self
        small.batch.rowReconfigures = []
        return small.failure?.rule == rule ? small : self
    }
}
