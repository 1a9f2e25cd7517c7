/// A section in both tables whose rows are not the same array: its rows in both, and the changes
/// between them.
///
/// A deleted or inserted row that moves to another section is marked by its complement, which is
/// negative; see ``CrossSectionJoin``.
///
/// Safety: the rows are borrowed from the compared tables or from the scratch, which also has the
/// indexes: all of these must outlive this value's use.
struct ChangedSection: BitwiseCopyable {
    let old: Int
    let new: Int
    let oldRows: BorrowedRows
    let newRows: BorrowedRows
    let changes: ChangeCounts
    /// The compared rows, if the lists are in pieces; the scratch keeps them.
    var cut: Unmanaged<RowCut>?

    @inline(__always)
    func deletes(in collected: UnsafeMutablePointer<Int32>) -> UnsafeMutableBufferPointer<Int32> {
        .init(start: collected + changes.start, count: Int(changes.deletes))
    }

    @inline(__always)
    func inserts(in collected: UnsafeMutablePointer<Int32>) -> UnsafeMutableBufferPointer<Int32> {
        .init(start: collected + changes.start + changes.insertStart, count: Int(changes.inserts))
    }

    @inline(__always)
    func updates(in collected: UnsafeMutablePointer<Int32>) -> UnsafeBufferPointer<RowPair> {
        pairs(collected + changes.start + changes.updateStart, Int(changes.updates))
    }

    @inline(__always)
    func moves(in collected: UnsafeMutablePointer<Int32>) -> UnsafeBufferPointer<RowPair> {
        pairs(collected + changes.start + changes.moveStart, Int(changes.moves))
    }

    /// Returns the places of a row that stays in the section, in whole tables.
    func move(_ pair: RowPair) -> RowMove {
        RowMove(
            from: RowPath(section: Int32(old), row: pair.old),
            to: RowPath(section: Int32(new), row: pair.new))
    }

    /// Safety: a pair is two such numbers, so both types describe the memory.
    private func pairs(
        _ first: UnsafeMutablePointer<Int32>, _ count: Int
    ) -> UnsafeBufferPointer<RowPair> {
        .init(start: UnsafeRawPointer(first).assumingMemoryBound(to: RowPair.self), count: count)
    }
}
