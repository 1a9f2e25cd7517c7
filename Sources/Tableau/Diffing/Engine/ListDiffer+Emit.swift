extension ListDiffer {
    /// Creates the result: `fill` writes deletes, inserts and (after the updates) moves, and the
    /// updates come from the scratch's log.
    @inline(__always)
    static func emit(
        _ scratch: UnsafeMutablePointer<ScratchMemory>, deletes: Int, inserts: Int, moves: Int = 0,
        _ fill: (UnsafeMutablePointer<Int32>) -> Void
    ) -> ChangeCounts {
        let updates = scratch.pointee.updates.count
        var counts = ChangeCounts(
            deletes: deletes, inserts: inserts, updates: updates, moves: moves)
        counts.disagreement = scratch.pointee.updates.disagreement
        scratch.pointee.output.write(counts.indexes) { output in
            fill(output)
            if updates > 0 { scratch.pointee.updates.write(to: output + counts.updateStart) }
        }
        return counts
    }
}
