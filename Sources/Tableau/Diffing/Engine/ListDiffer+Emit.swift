extension ListDiffer {
    /// How many updates the scratch's logs hold together.
    @inline(__always)
    static func updateCount(_ scratch: UnsafeMutablePointer<ScratchMemory>) -> Int {
        scratch.pointee.updates.count &+ scratch.pointee.joinedUpdates.count
            &+ scratch.pointee.suffixUpdates.count
    }

    /// Makes the result: `fill` writes deletes, inserts and (behind the updates) moves, and the
    /// updates come from the scratch's logs.
    @inline(__always)
    static func emit(
        _ scratch: UnsafeMutablePointer<ScratchMemory>, deletes: Int, inserts: Int, moves: Int,
        _ fill: (UnsafeMutablePointer<Int32>) -> Void
    ) -> ChangeCounts {
        let updates = updateCount(scratch)
        var counts = ChangeCounts()
        counts.deletes = Int32(truncatingIfNeeded: deletes)
        counts.inserts = Int32(truncatingIfNeeded: inserts)
        counts.updates = Int32(truncatingIfNeeded: updates)
        counts.moves = Int32(truncatingIfNeeded: moves)
        counts.disagreement =
            scratch.pointee.updates.disagreement ?? scratch.pointee.suffixUpdates.disagreement
        scratch.pointee.output.write(counts.indexes) { output in
            fill(output)
            if updates > 0 { writeUpdates(scratch, to: output + counts.updateStart) }
        }
        return counts
    }

    /// Merges the three logs by new index: scanned and joined rows alternate, the suffix is last.
    @inline(__always)
    private static func writeUpdates(
        _ scratch: UnsafeMutablePointer<ScratchMemory>, to output: UnsafeMutablePointer<Int32>
    ) {
        var output = output
        @inline(__always)
        func write(_ pair: RowPair) {
            output[0] = pair.old
            output[1] = pair.new
            output += 2
        }
        let scanned = scratch.pointee.updates.pairs
        let scannedCount = scratch.pointee.updates.count
        let joined = scratch.pointee.joinedUpdates.base
        var next = 0
        for index in 0..<scratch.pointee.joinedUpdates.count {
            while next < scannedCount && scanned[next].new < joined[index].new {
                write(scanned[next])
                next &+= 1
            }
            write(joined[index])
        }
        while next < scannedCount {
            write(scanned[next])
            next &+= 1
        }
        var left = scratch.pointee.suffixUpdates.count
        while left > 0 {
            left &-= 1
            write(scratch.pointee.suffixUpdates.pairs[left])
        }
    }
}
