extension ListDiffer {
    @inline(__always)
    func finish(_ unmatched: UnmatchedRows) -> ChangeCounts {
        let deletes = unmatched.unpaired
        let inserts = unmatched.newCount &- unmatched.pairs
        // Runs that ascend may have passed what is left out.
        let ordersRuns = unmatched.hasPairs || !scratch.pointee.omissions.isEmpty
        let order = ordersRuns ? orderRuns(unmatched) : nil
        var counts = Self.emit(
            scratch, deletes: deletes, inserts: inserts, moves: order?.moves ?? 0
        ) { output in
            let (paired, matches) = (scratch.pointee.paired.base, scratch.pointee.matches.base)
            write(
                scratch.pointee.oldRows.base, unmatched.oldCount, unpaired: deletes, to: output
            ) { UnmatchedRows.isPaired($0, paired) }
            write(
                scratch.pointee.newRows.base, unmatched.newCount, unpaired: inserts,
                to: output + deletes
            ) { matches[$0] >= 0 }
            if let order, order.moves > 0 {
                let updates = scratch.pointee.updates.count
                writeMoves(order, to: output + deletes + inserts + 2 &* updates)
            }
        }
        counts.hasDuplicates = unmatched.hasDuplicates
        return counts
    }

    /// Writes the rows without a partner, which are the only ones if there are no pairs.
    @inline(__always)
    private func write(
        _ rows: UnsafePointer<Int32>, _ count: Int, unpaired: Int,
        to output: UnsafeMutablePointer<Int32>, isPaired: (Int) -> Bool
    ) {
        let base = Int32(truncatingIfNeeded: base)
        if unpaired == count {
            for row in 0..<count { output[row] = rows[row] &+ base }
            return
        }
        var written = 0
        var row = 0
        while written < unpaired {
            if !isPaired(row) {
                output[written] = rows[row] &+ base
                written &+= 1
            }
            row &+= 1
        }
    }

    /// Writes every row of every run that does not stay in place.
    @inline(__always)
    private func writeMoves(_ order: Merger, to output: UnsafeMutablePointer<Int32>) {
        guard let marks = order.marks else { return }
        let base = Int32(truncatingIfNeeded: base)
        var output = output
        for index in 0..<order.count where marks[index] != IncreasingSubsequence.kept {
            let run = order.runs[index]
            for row in 0..<run.length {
                output[0] = run.old &+ base &+ row
                output[1] = run.new &+ base &+ row
                output += 2
            }
        }
    }

    /// Merges scanned runs and joined pairs by new index, logs the pairs' updates, and finds the
    /// rows that can stay in place: the heaviest set of runs that ascend in the old list too.
    @inline(__always)
    private func orderRuns(_ unmatched: UnmatchedRows) -> Merger {
        // The keys are no longer needed; the runs replace them. There are at most as many as rows
        // in the shorter list, 12 bytes each and 4 for the mark: the size of two keys.
        let memory = UnsafeMutableRawPointer(scratch.pointee.keys.base)
        let most = min(oldCount, newCount)
        var merger = mergeRuns(unmatched, into: memory.bindMemory(to: Run.self, capacity: most))
        let omitted = scratch.pointee.omissions.last?.total ?? 0
        if omitted > 0 { merger = mergeOmissions(merger) }
        if merger.ascends { return merger }
        let marks = (memory + merger.count &* MemoryLayout<Run>.stride)
            .bindMemory(to: Int32.self, capacity: merger.count)
        merger.marks = marks
        merger.moves =
            merger.rows
            &- IncreasingSubsequence(
                runs: merger.runs, count: merger.count, rows: merger.rows,
                oldCount: oldCount &+ Int(omitted), marks: marks, scratch: scratch
            ).markKept()
        return merger
    }

    /// Collects runs by new index, in memory of the scratch, and merges adjacent ones.
    struct Merger {
        let runs: UnsafeMutablePointer<Run>
        /// Marks of the runs that stay, unless all of them do.
        var marks: UnsafeMutablePointer<Int32>?
        /// The number of rows of the runs that don't.
        var moves = 0
        /// The last run, not yet written because the next row may extend it.
        private var last = Run(0, 0, 0)
        private(set) var count = 0
        /// The number of rows of all written runs.
        private(set) var rows = 0
        /// Whether old indexes ascend as new ones do.
        private(set) var ascends = true

        @inline(__always)
        init(into runs: UnsafeMutablePointer<Run>) { self.runs = runs }

        @inline(__always)
        mutating func append(_ run: Run) {
            write()
            if run.old < last.old { ascends = false }
            last = run
        }

        @inline(__always)
        mutating func append(old: Int32, new: Int32) {
            if last.old &+ last.length == old && last.new &+ last.length == new {
                last.length &+= 1
            } else {
                append(Run(old: old, new: new, length: 1))
            }
        }

        @inline(__always)
        mutating func write() {
            guard last.length > 0 else { return }
            runs[count] = last
            count &+= 1
            rows &+= Int(last.length)
        }
    }

    @inline(never)
    private func mergeRuns(
        _ unmatched: UnmatchedRows, into merged: UnsafeMutablePointer<Run>
    ) -> Merger {
        scratch.pointee.updates.joinedStart = scratch.pointee.updates.count
        var merger = Merger(into: merged)
        let runs = scratch.pointee.runs.base
        let runCount = scratch.pointee.runs.count
        let newRows = scratch.pointee.newRows.base
        let matches = scratch.pointee.matches.base
        var nextRun = 0
        var row = 0
        var left = unmatched.pairs
        while left > 0 {
            let match = matches[row]
            let newRow = newRows[row]
            row &+= 1
            if match < 0 { continue }
            left &-= 1
            while nextRun < runCount && runs[nextRun].new < newRow {
                merger.append(runs[nextRun])
                nextRun &+= 1
            }
            let oldRow = match & MatchFlag.index
            if match & MatchFlag.updated != 0 {
                scratch.pointee.updates.append(base &+ Int(oldRow), base &+ Int(newRow))
            }
            merger.append(old: oldRow, new: newRow)
        }
        while nextRun < runCount {
            merger.append(runs[nextRun])
            nextRun &+= 1
        }
        merger.write()
        return merger
    }
}
