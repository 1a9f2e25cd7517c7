/// A section that is in both tables and whose rows are not the same array: its rows in both, and
/// what changed between them.
///
/// A deleted or inserted row that crosses to another section is marked by its complement, which is
/// negative; see ``CrossSectionJoin``.
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
    /// What changed.
    let changes: ChangeCounts

    /// The rows that leave, in the collection.
    @inline(__always)
    func deletes(in collected: UnsafeMutablePointer<Int32>) -> UnsafeMutableBufferPointer<Int32> {
        .init(start: collected + changes.start, count: Int(changes.deletes))
    }

    /// The rows that come, in the collection.
    @inline(__always)
    func inserts(in collected: UnsafeMutablePointer<Int32>) -> UnsafeMutableBufferPointer<Int32> {
        .init(start: collected + changes.start + changes.insertStart, count: Int(changes.inserts))
    }

    /// The rows whose content changed.
    @inline(__always)
    func updates(in collected: UnsafeMutablePointer<Int32>) -> UnsafeBufferPointer<RowPair> {
        pairs(collected + changes.start + changes.updateStart, Int(changes.updates))
    }

    /// The rows that move within the section.
    @inline(__always)
    func moves(in collected: UnsafeMutablePointer<Int32>) -> UnsafeBufferPointer<RowPair> {
        pairs(collected + changes.start + changes.moveStart, Int(changes.moves))
    }

    /// Safety: a pair is two such numbers, so both types describe the memory.
    private func pairs(
        _ first: UnsafeMutablePointer<Int32>, _ count: Int
    ) -> UnsafeBufferPointer<RowPair> {
        .init(start: UnsafeRawPointer(first).assumingMemoryBound(to: RowPair.self), count: count)
    }
}
