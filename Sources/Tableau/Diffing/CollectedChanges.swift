/// What changed between two lists, with its indexes in a scratch's collection: for tables, in which
/// an allocation for each section would take longer than most comparisons.
///
/// Safety: valid from the comparison until the scratch collects anew or is given back.
struct CollectedChanges: BitwiseCopyable {
    let counts: ChangeCounts
    /// Where the indexes begin in the collection.
    let start: Int

    /// Whether nothing changed.
    var isEmpty: Bool { counts.indexes == 0 }
}

extension DiffScratch {
    /// Empties the collection.
    func beginCollecting() {
        memory.pointee.output.collects = true
        memory.pointee.output.collected.count = 0
    }

    /// All indexes collected since ``beginCollecting()``.
    ///
    /// Valid until the next comparison.
    var collected: UnsafePointer<Int32> { UnsafePointer(memory.pointee.output.collected.base) }

    /// Compares two lists of rows and adds the indexes to the collection.
    @inline(__always)
    func collect(
        _ old: BorrowedRows, _ new: BorrowedRows, by comparison: UnsafePointer<RowComparison>
    ) -> CollectedChanges {
        let start = memory.pointee.output.collected.count
        if old.count == new.count && old.base == new.base {
            return CollectedChanges(counts: ChangeCounts(), start: start)
        }
        let counts = ListDiffer.compare(
            old.base, old.count, new.base, new.count, comparison, memory)
        return CollectedChanges(counts: counts, start: start)
    }

    /// Adds the changes between rows of which only the number is known: all common rows are
    /// updated, unless both are the same list.
    func collect(counted old: BorrowedRows, _ new: BorrowedRows) -> CollectedChanges {
        let start = memory.pointee.output.collected.count
        var counts = ChangeCounts()
        if old.base != new.base || old.count != new.count {
            let common = min(old.count, new.count)
            counts.isUndiffable = true
            counts.deletes = Int32(old.count - common)
            counts.inserts = Int32(new.count - common)
            counts.updates = Int32(common)
            let extra = counts.updateStart
            memory.pointee.output.write(counts.indexes) { output in
                for row in 0..<extra { output[row] = Int32(common + row) }
                for row in 0..<2 * common { output[extra + row] = Int32(row / 2) }
            }
        }
        return CollectedChanges(counts: counts, start: start)
    }
}
