extension ChangedSection {
    /// Gives out the rows that go, without those that cross to another section.
    ///
    /// - Parameters:
    ///   - join: Which rows cross.
    ///   - leaver: The number of the section's first leaving row; advanced behind its last.
    @inline(__always)
    func emitDeletes(_ join: CrossSectionJoin, _ leaver: inout Int, _ emit: (Int) -> Void) {
        let count = deleteCount
        if count == 0 { return }
        let (crosses, first) = (join.crossesOut, leaver)
        withDeletes { rows in
            for position in 0..<count where crosses.isEmpty || !crosses[first &+ position] {
                emit(rows.map { Int($0[position]) } ?? position)
            }
        }
        leaver += count
    }

    /// Gives out the rows that come, without those that cross from another section.
    @inline(__always)
    func emitInserts(_ join: CrossSectionJoin, _ comer: inout Int, _ emit: (Int) -> Void) {
        let count = insertCount
        if count == 0 { return }
        let (crosses, first) = (join.crossesIn, comer)
        withInserts { rows in
            for position in 0..<count where crosses.isEmpty || !crosses[first &+ position] {
                emit(rows.map { Int($0[position]) } ?? position)
            }
        }
        comer += count
    }

    /// Gives out the rows whose content changed: old row, new row.
    @inline(__always)
    func emitUpdates(_ emit: (Int, Int) -> Void) {
        guard let changes else { return }
        emitPairs(changes, from: deleteCount &+ insertCount, Int(changes.updateCount), emit)
    }

    /// Gives out the rows that move within the section: old row, new row.
    @inline(__always)
    func emitMoves(_ emit: (Int, Int) -> Void) {
        guard let changes else { return }
        let start = deleteCount &+ insertCount &+ 2 &* Int(changes.updateCount)
        emitPairs(changes, from: start, Int(changes.moveCount), emit)
    }

    @inline(__always)
    private func emitPairs(
        _ changes: ListChanges, from start: Int, _ count: Int, _ emit: (Int, Int) -> Void
    ) {
        changes.storage.withUnsafeBufferPointer { buffer in
            for pair in 0..<count {
                emit(Int(buffer[start &+ 2 &* pair]), Int(buffer[start &+ 2 &* pair &+ 1]))
            }
        }
    }
}
