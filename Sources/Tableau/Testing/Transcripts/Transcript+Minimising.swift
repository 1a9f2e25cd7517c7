import Tableau

extension Transcript {
    /// Returns a minimal transcript that fails in the same way: one turn with the failing batch, without
    /// unrelated sections, rows and operations.
    ///
    /// A transcript that replays is returned unchanged.
    public func minimised() -> Transcript {
        guard case (let failure?, let batch)? = firstBatch() else { return self }
        var minimiser = Minimiser(small: batch, rule: failure.violation.rule)
        minimiser.run()
        let small = minimiser.small
        let last = Step(TableChanges(small.batch), after: small.after)
        return Transcript(turns: [Turn(number: failure.turn, before: small.before, steps: [last])])
    }
}

/// Makes a case smaller as long as it breaks the same rule.
private struct Minimiser {
    var small: BatchCase
    let rule: String

    mutating func run() {
        clipRuns()
        var last: BatchCase?
        // Removing rows may make a section removable.
        while last != small {
            last = small
            leaveOut({ $0.map(\.section) }, { $0.without(sections: $1) })
            leaveOut({ $0.flatMap { $0.rows.compactMap(\.identity) } }, { $0.without(rows: $1) })
            leaveOutReconfigures()
        }
    }

    private mutating func take(_ candidate: BatchCase?) -> Bool {
        guard let candidate, candidate.failure?.rule == rule else { return false }
        small = candidate
        return true
    }

    /// Shortens runs that reach beyond their section to one row outside, since a damaged transcript
    /// may name more rows than there is memory for.
    private mutating func clipRuns() {
        for list in TableBatch.rowLists {
            let contents = list.isBefore ? small.before : small.after
            for (index, run) in small.batch[keyPath: list.path].enumerated() {
                let section = Int(run.section)
                let rows = contents.indices.contains(section) ? contents[section].rows.count : 0
                let count = max(1, rows - Int(run.row) + 1)
                guard count < run.count else { continue }
                var candidate = small
                candidate.batch[keyPath: list.path][index].count = Int32(count)
                _ = take(candidate)
            }
        }
    }

    /// Removes as much as possible: halves first, then smaller and smaller parts.
    private mutating func leaveOut(
        _ names: (Transcript.Contents) -> [String],
        _ without: (BatchCase, Set<String>) -> BatchCase?
    ) {
        var all: [String] { Set(names(small.before) + names(small.after)).sorted() }
        var length = (all.count + 1) / 2
        while length > 0 {
            var (rest, start) = (all, 0)
            while start < rest.count {
                if take(without(small, Set(rest[start...].prefix(length)))) {
                    rest = all
                } else {
                    start += length
                }
            }
            length /= 2
        }
    }

    /// Removes reconfigured rows, on which no other operation depends.
    private mutating func leaveOutReconfigures() {
        // Without its reconfiguration, any row may be stale.
        guard rule != "staleRow" else { return }
        var candidate = small
        candidate.batch.rows.reconfigures = []
        _ = take(candidate)
    }
}
