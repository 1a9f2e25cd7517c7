/// A section that is in both tables and whose rows are not the same array: its rows in both, and
/// what changed between them.
///
/// Safety: the rows are borrowed from the tables that are compared, and the indexes lie in the
/// scratch's collection: all of these must outlive this value's use.
struct ChangedSection: BitwiseCopyable {
    /// Its index before.
    let old: Int
    /// Its index after.
    let new: Int
    /// Its rows before.
    let oldRows: BorrowedRows
    /// Its rows after.
    let newRows: BorrowedRows
    /// What changed; nil if all old rows go and all new rows come.
    let changes: CollectedChanges?
    /// How many rows leave the section.
    let deleteCount: Int
    /// How many rows come to the section.
    let insertCount: Int

    init(
        old: Int, new: Int, oldRows: BorrowedRows, newRows: BorrowedRows,
        changes: CollectedChanges?
    ) {
        self.old = old
        self.new = new
        self.oldRows = oldRows
        self.newRows = newRows
        self.changes = changes
        deleteCount = changes.map { Int($0.counts.deletes) } ?? oldRows.count
        insertCount = changes.map { Int($0.counts.inserts) } ?? newRows.count
    }

    /// The indexes of rows that leave, in the collection; nil stands for all of them.
    @inline(__always)
    func deletes(in collected: UnsafePointer<Int32>) -> UnsafePointer<Int32>? {
        guard let changes else { return nil }
        return collected + changes.start
    }

    /// The indexes of rows that come, in the collection; nil stands for all of them.
    @inline(__always)
    func inserts(in collected: UnsafePointer<Int32>) -> UnsafePointer<Int32>? {
        guard let changes else { return nil }
        return collected + changes.start + changes.counts.insertStart
    }

    /// The rows whose content changed.
    @inline(__always)
    func updates(in collected: UnsafePointer<Int32>) -> CollectedPairs {
        guard let changes else { return CollectedPairs(first: collected, count: 0) }
        return CollectedPairs(
            first: collected + changes.start + changes.counts.updateStart,
            count: Int(changes.counts.updates))
    }

    /// The rows that move within the section.
    @inline(__always)
    func moves(in collected: UnsafePointer<Int32>) -> CollectedPairs {
        guard let changes else { return CollectedPairs(first: collected, count: 0) }
        return CollectedPairs(
            first: collected + changes.start + changes.counts.moveStart,
            count: Int(changes.counts.moves))
    }
}

/// Pairs of an old and a new row, in a collection.
struct CollectedPairs: BitwiseCopyable {
    let first: UnsafePointer<Int32>
    let count: Int

    @inline(__always)
    subscript(position: Int) -> (old: Int, new: Int) {
        (Int(first[2 &* position]), Int(first[2 &* position &+ 1]))
    }
}
