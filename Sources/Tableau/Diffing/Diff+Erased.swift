extension Diff {
    /// The maximum number of rows in a list: indexes share 32 bits with two flags and a sign.
    package static let mostRows = 1 << 29

    /// Compares two lists whose row type is erased; traps beyond ``mostRows``.
    package init(
        _ old: BorrowedRows, _ new: BorrowedRows, by comparison: RowComparison,
        using scratch: DiffScratch
    ) {
        if old == new {
            self.init()
            return
        }
        scratch.memory.pointee.output.collects = false
        var counts = withUnsafePointer(to: comparison) { comparison in
            ListDiffer.compare(old, new, by: comparison, using: scratch.memory)
        }
        counts.isUndiffable = comparison.kind == .undiffable && !counts.isEmpty
        self.init(counts, scratch.memory.pointee.output.take())
    }

    /// Compares two lists whose row type is erased, with the spare scratch.
    @usableFromInline
    package init(_ old: BorrowedRows, _ new: BorrowedRows, by comparison: RowComparison) {
        self = DiffScratch.withScratch { Diff(old, new, by: comparison, using: $0) }
    }
}

extension DiffScratch {
    func beginCollecting() {
        memory.pointee.output.collects = true
        memory.pointee.output.collected.count = 0
    }

    /// All indexes collected since ``beginCollecting()``, valid until the next comparison.
    var collected: UnsafeMutablePointer<Int32> { memory.pointee.output.collected.base }

    /// Compares two lists of rows and adds the indexes to the collection.
    @inline(__always)
    func collect(
        _ old: BorrowedRows, _ new: BorrowedRows, by comparison: UnsafePointer<RowComparison>
    ) -> ChangeCounts {
        let start = memory.pointee.output.collected.count
        var counts =
            old == new
            ? ChangeCounts() : ListDiffer.compare(old, new, by: comparison, using: memory)
        counts.start = start
        return counts
    }

    /// Returns the number of equal rows, up to the first other pair.
    func equalRows(
        _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, _ count: Int, by scan: RowComparison.Scan
    ) -> Int {
        memory.pointee.updates.reset()
        let alike = scan(old, new, count, 0, 0, &memory.pointee.updates)
        return memory.pointee.updates.equal(among: alike)
    }

    /// Adds changes by number: the first rows are updated in place, the others deleted and inserted.
    func collect(updating common: Int, of old: Int, and new: Int) -> ChangeCounts {
        var counts = ChangeCounts(deletes: old - common, inserts: new - common, updates: common)
        counts.start = memory.pointee.output.collected.count
        memory.pointee.output.write(counts.indexes) { output in
            for row in common..<old { output[row - common] = Int32(row) }
            for row in common..<new { output[counts.insertStart + row - common] = Int32(row) }
            for row in 0..<2 * common { output[counts.updateStart + row] = Int32(row / 2) }
        }
        return counts
    }
}
