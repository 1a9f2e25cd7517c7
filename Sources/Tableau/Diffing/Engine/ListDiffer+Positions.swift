extension ListDiffer {
    /// Compares rows that cannot be recognised elsewhere.
    ///
    /// With equality the common suffix stays too. What lies between is compared by position, and
    /// the longer list's rest is deleted or inserted at its end. Without equality nothing says
    /// which rows to keep at the end, so all is compared by position.
    @inline(never)
    static func comparePositions(
        _ old: UnsafeRawPointer, _ oldCount: Int, _ new: UnsafeRawPointer, _ newCount: Int,
        _ comparison: UnsafePointer<RowComparison>, _ scratch: UnsafeMutablePointer<ScratchMemory>
    ) -> ChangeCounts {
        let stride = comparison.pointee.stride
        let shorter = min(oldCount, newCount)
        let prefix = comparison.pointee.scanForward(
            old, new, shorter, 0, 0, &scratch.pointee.updates)
        var suffix = 0
        if comparison.pointee.kind == .equality {
            suffix = comparison.pointee.scanBackward(
                old + oldCount &* stride, new + newCount &* stride, shorter &- prefix,
                oldCount, newCount, &scratch.pointee.suffixUpdates)
        }
        let end = shorter &- suffix
        var row = prefix
        while row < end {
            // Here the scan stopped: the row changed. On with the next.
            scratch.pointee.updates.append(row, row)
            row &+= 1
            row &+= comparison.pointee.scanForward(
                old + row &* stride, new + row &* stride, end &- row, row, row,
                &scratch.pointee.updates)
        }
        var counts = emit(
            scratch, deletes: oldCount &- shorter, inserts: newCount &- shorter, moves: 0
        ) { output in
            for extra in 0..<max(oldCount, newCount) &- shorter {
                output[extra] = Int32(truncatingIfNeeded: end &+ extra)
            }
        }
        counts.isUndiffable = comparison.pointee.kind == .undiffable && counts.indexes > 0
        return counts
    }
}
