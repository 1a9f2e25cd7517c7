extension ListDiffer {
    /// Orders what was matched and writes the result.
    @inline(__always)
    func finish(_ leftovers: Leftovers) -> ListChanges {
        let deletes = leftovers.unpaired
        let inserts = leftovers.newCount &- leftovers.pairs
        let order = leftovers.hasPairs ? orderRuns(leftovers) : Order()
        var changes = Self.emit(
            scratch, deletes: deletes, inserts: inserts, moves: order.moves
        ) { output in
            writeDeletes(leftovers, to: output)
            writeInserts(leftovers, to: output + deletes)
            if order.moves > 0 {
                let updates = Self.updateCount(scratch)
                writeMoves(order, to: output + deletes + inserts + 2 &* updates)
            }
        }
        changes.hasDuplicates = leftovers.duplicate != nil
        return changes
    }

    /// Old rows without a partner.
    @inline(__always)
    private func writeDeletes(_ leftovers: Leftovers, to output: UnsafeMutablePointer<Int32>) {
        let oldRows = scratch.pointee.oldRows.base
        let base = Int32(truncatingIfNeeded: base)
        if !leftovers.hasPairs {
            for row in 0..<leftovers.oldCount { output[row] = oldRows[row] &+ base }
        } else if leftovers.unpaired > 0 {
            let paired = scratch.pointee.paired.base
            var written = 0
            for row in 0..<leftovers.oldCount where !Leftovers.isPaired(row, paired) {
                output[written] = oldRows[row] &+ base
                written &+= 1
            }
        }
    }

    /// New rows without a partner.
    @inline(__always)
    private func writeInserts(_ leftovers: Leftovers, to output: UnsafeMutablePointer<Int32>) {
        let newRows = scratch.pointee.newRows.base
        let base = Int32(truncatingIfNeeded: base)
        if !leftovers.hasPairs {
            for row in 0..<leftovers.newCount { output[row] = newRows[row] &+ base }
        } else if leftovers.pairs < leftovers.newCount {
            let matches = scratch.pointee.matches.base
            var written = 0
            for row in 0..<leftovers.newCount where matches[row] < 0 {
                output[written] = newRows[row] &+ base
                written &+= 1
            }
        }
    }

    /// Every row of every run that does not stay in place.
    @inline(__always)
    private func writeMoves(_ order: Order, to output: UnsafeMutablePointer<Int32>) {
        guard let runs = order.runs, let marks = order.marks else { return }
        let base = Int32(truncatingIfNeeded: base)
        var output = output
        for index in 0..<order.count where marks[index] != IncreasingSubsequence.kept {
            let run = runs[index]
            for row in 0..<run.length {
                output[0] = run.old &+ base &+ row
                output[1] = run.new &+ base &+ row
                output += 2
            }
        }
    }

    /// All runs by new index, with a mark for those that stay.
    ///
    /// The memory is the scratch's, and valid until its next use.
    struct Order {
        var runs: UnsafeMutablePointer<Run>?
        var marks: UnsafeMutablePointer<Int32>?
        var count = 0
        /// How many rows move.
        var moves = 0
    }

    /// Merges scanned runs and joined pairs by new index, logs the pairs' updates, and finds the
    /// rows that can stay in place: the heaviest set of runs that ascend in the old list too.
    @inline(__always)
    private func orderRuns(_ leftovers: Leftovers) -> Order {
        // Keys have done their work; the runs take their place. There are at most as many as
        // there are rows in the shorter list, 12 bytes each and 4 for the mark: two keys' worth.
        let memory = UnsafeMutableRawPointer(scratch.pointee.keys.base)
        let most = min(oldCount, newCount)
        let merged = memory.bindMemory(to: Run.self, capacity: most)
        let merger = mergeRuns(leftovers, into: merged)
        var order = Order(runs: merged, marks: nil, count: merger.count, moves: 0)
        if merger.ascends { return order }
        let marks = (memory + merger.count &* MemoryLayout<Run>.stride)
            .bindMemory(to: Int32.self, capacity: merger.count)
        order.marks = marks
        order.moves =
            merger.rows
            &- IncreasingSubsequence(
                runs: merged, count: merger.count, rows: merger.rows, oldCount: oldCount,
                marks: marks, scratch: scratch
            ).markKept()
        return order
    }

    /// What ``mergeRuns(_:into:)`` found.
    private struct Merger {
        var count = 0
        var rows = 0
        var ascends = true
        var lastOld: Int32 = -1

        @inline(__always)
        mutating func append(_ run: Run, to merged: UnsafeMutablePointer<Run>) {
            merged[count] = run
            count &+= 1
            rows &+= Int(run.length)
            if run.old < lastOld { ascends = false }
            lastOld = run.old
        }
    }

    @inline(__always)
    private func mergeRuns(
        _ leftovers: Leftovers, into merged: UnsafeMutablePointer<Run>
    ) -> Merger {
        var merger = Merger()
        let runs = scratch.pointee.runs.base
        let runCount = scratch.pointee.runs.count
        let newRows = scratch.pointee.newRows.base
        let matches = scratch.pointee.matches.base
        var nextRun = 0
        var row = 0
        var left = leftovers.pairs
        while left > 0 {
            let match = matches[row]
            let newRow = newRows[row]
            row &+= 1
            if match < 0 { continue }
            left &-= 1
            while nextRun < runCount && runs[nextRun].new < newRow {
                merger.append(runs[nextRun], to: merged)
                nextRun &+= 1
            }
            let oldRow = match & MatchFlag.index
            if match & MatchFlag.updated != 0 {
                scratch.pointee.joinedUpdates.append(
                    RowPair(base &+ Int(oldRow), base &+ Int(newRow)))
            }
            let last = merged + merger.count - 1
            if merger.count > 0 && last.pointee.old &+ last.pointee.length == oldRow
                && last.pointee.new &+ last.pointee.length == newRow
            {
                last.pointee.length &+= 1
                merger.rows &+= 1
            } else {
                merger.append(Run(Int(oldRow), Int(newRow), 1), to: merged)
            }
        }
        while nextRun < runCount {
            merger.append(runs[nextRun], to: merged)
            nextRun &+= 1
        }
        return merger
    }
}
