extension ListDiffer {
    /// The changes if the middle is exactly reversed, else nil.
    ///
    /// Looks at the corners first, so that it costs next to nothing if it is not. A reversal is what
    /// sorting by the same column again gives, and the worst case of everything that follows.
    @inline(__always)
    func reversal() -> ChangeCounts? {
        guard oldCount == newCount && oldCount >= 2 else { return nil }
        let last = oldCount &- 1
        let lastOld = old + last &* stride
        let lastNew = new + last &* stride
        guard sameKey(old, lastNew) && sameKey(lastOld, new) else { return nil }
        return wholeReversal()
    }

    /// Whether the identities of two rows have the same bits.
    @inline(__always)
    func sameKey(_ oldRow: UnsafeRawPointer, _ newRow: UnsafeRawPointer) -> Bool {
        _ = comparison.computeKeys(oldRow, nil, 1, oldKeys, .bits, seed)
        _ = comparison.computeKeys(newRow, nil, 1, newKeys, .bits, seed)
        return oldKeys[0] == newKeys[0]
    }

    @inline(never)
    private func wholeReversal() -> ChangeCounts? {
        let last = oldCount &- 1
        _ = comparison.computeKeys(old, nil, oldCount, oldKeys, .bits, seed)
        _ = comparison.computeKeys(new, nil, newCount, newKeys, .bits, seed)
        for row in 0..<oldCount where oldKeys[last &- row] != newKeys[row] { return nil }
        scratch.pointee.newRows.reserve(newCount)
        scratch.pointee.matches.reserve(newCount)
        let newRows = scratch.pointee.newRows.base
        let matches = scratch.pointee.matches.base
        for row in 0..<newCount {
            newRows[row] = Int32(truncatingIfNeeded: row)
            matches[row] = Int32(truncatingIfNeeded: last &- row)
        }
        guard comparison.checkMatches(old, new, newRows, matches, newCount, false) else {
            return nil
        }
        for row in 0..<newCount where matches[row] & MatchFlag.updated != 0 {
            scratch.pointee.joinedUpdates.append(
                RowPair(base &+ last &- row, base &+ row))
        }
        // One row stays, whichever; all others move around it.
        return Self.emit(scratch, deletes: 0, inserts: 0, moves: last) { output in
            var moves = output + 2 &* Self.updateCount(scratch)
            for row in 0..<last {
                moves[0] = Int32(truncatingIfNeeded: base &+ last &- row)
                moves[1] = Int32(truncatingIfNeeded: base &+ row)
                moves += 2
            }
        }
    }
}
