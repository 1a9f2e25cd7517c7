extension ChangedSection {
    /// Gives out the rows that go, without those that cross to another section.
    ///
    /// - Parameters:
    ///   - join: Which rows cross.
    ///   - deletedRow: The number of the section's first deleted row; advanced behind its last.
    @inline(__always)
    func emitDeletes(
        _ join: borrowing CrossSectionJoin, _ deletedRow: inout Int, _ emit: (Int) -> Void
    ) {
        let rows = deletes(in: join.collected)
        for position in 0..<deleteCount where !join.crossesOut(deletedRow &+ position) {
            emit(rows.map { Int($0[position]) } ?? position)
        }
        deletedRow &+= deleteCount
    }

    /// Gives out the rows that come, without those that cross from another section.
    @inline(__always)
    func emitInserts(
        _ join: borrowing CrossSectionJoin, _ insertedRow: inout Int, _ emit: (Int) -> Void
    ) {
        let rows = inserts(in: join.collected)
        for position in 0..<insertCount where !join.crossesIn(insertedRow &+ position) {
            emit(rows.map { Int($0[position]) } ?? position)
        }
        insertedRow &+= insertCount
    }

    /// Gives out the rows whose content changed: old row, new row.
    @inline(__always)
    func emitUpdates(_ collected: UnsafePointer<Int32>, _ emit: (Int, Int) -> Void) {
        let pairs = updates(in: collected)
        for position in 0..<pairs.count { emit(pairs[position].old, pairs[position].new) }
    }

    /// Gives out the rows that move within the section: old row, new row.
    @inline(__always)
    func emitMoves(_ collected: UnsafePointer<Int32>, _ emit: (Int, Int) -> Void) {
        let pairs = moves(in: collected)
        for position in 0..<pairs.count { emit(pairs[position].old, pairs[position].new) }
    }
}
