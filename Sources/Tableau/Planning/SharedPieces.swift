/// The differences between two lists in pieces: shared stretches and those between them.
struct SharedPieces {
    /// A range of pieces of the old list, and the corresponding one of the new list.
    struct Stretch {
        var old: Range<Int>
        var new: Range<Int>
        /// Whether they are the same pieces.
        var isShared: Bool
    }

    /// The stretches from the first piece to the last, alternately shared and different.
    let stretches: [Stretch]

    /// Returns the rows of the pieces that are not shared, ascending, without equal rows at both
    /// ends of each range.
    func others(
        _ old: RowPieces, _ new: RowPieces, by comparison: UnsafePointer<RowComparison>,
        in scratch: DiffScratch
    ) -> [OtherRows] {
        var others: [OtherRows] = []
        for stretch in stretches where !stretch.isShared {
            var rows = OtherRows(old: old.rows(of: stretch.old), new: new.rows(of: stretch.new))
            rows.trim(old, new, by: comparison, in: scratch)
            if !rows.old.isEmpty || !rows.new.isEmpty { others.append(rows) }
        }
        return others
    }

    /// Compares the pieces of two lists, not their rows.
    ///
    /// Pieces are searched for within a few places, as edits displace them. A missed piece costs
    /// only time.
    ///
    /// - Returns: Nil if the lists have too little in common.
    /// - Complexity: O(pieces).
    init?(_ old: RowPieces, _ new: RowPieces) {
        let stretches = old.pieces.withUnsafeBufferPointer { old in
            new.pieces.withUnsafeBufferPointer { new in Self.stretches(old, new) }
        }
        guard let stretches else { return nil }
        self.stretches = stretches
    }

    /// Compares buffers, whose elements are not retained to be compared.
    private static func stretches(
        _ old: UnsafeBufferPointer<ErasedRows>, _ new: UnsafeBufferPointer<ErasedRows>
    ) -> [Stretch]? {
        var stretches: [Stretch] = []
        stretches.reserveCapacity(5)
        var (i, j) = (0, 0)
        var others = 0
        while i < old.count || j < new.count {
            let (firstOld, firstNew) = (i, j)
            while i < old.count, j < new.count, old[i].isSame(as: new[j]) {
                i += 1
                j += 1
            }
            if i > firstOld {
                stretches.append(Stretch(old: firstOld..<i, new: firstNew..<j, isShared: true))
                continue
            }
            (i, j) = next(old: old, at: i, new: new, at: j)
            others += max(i - firstOld, j - firstNew)
            if others > 32, others > max(old.count, new.count) / 4 { return nil }
            if let last = stretches.indices.last, !stretches[last].isShared {
                stretches[last].old = stretches[last].old.lowerBound..<i
                stretches[last].new = stretches[last].new.lowerBound..<j
            } else {
                stretches.append(Stretch(old: firstOld..<i, new: firstNew..<j, isShared: false))
            }
        }
        return stretches
    }

    /// Returns the nearest places from which both lists have the same piece, or the next place in
    /// each if there are none near.
    private static func next(
        old: UnsafeBufferPointer<ErasedRows>, at i: Int,
        new: UnsafeBufferPointer<ErasedRows>, at j: Int
    ) -> (Int, Int) {
        if i == old.count || j == new.count { return (old.count, new.count) }
        for distance in 1...8 {
            for step in 0...distance {
                let (i, j) = (i + step, j + distance - step)
                if i < old.count, j < new.count, old[i].isSame(as: new[j]) { return (i, j) }
            }
        }
        return (i + 1, j + 1)
    }
}

/// Rows of two lists in pieces that are not shared.
struct OtherRows {
    var old: Range<Int>
    var new: Range<Int>

    /// Leaves out equal rows at both ends.
    mutating func trim(
        _ oldPieces: RowPieces, _ newPieces: RowPieces,
        by comparison: UnsafePointer<RowComparison>, in scratch: DiffScratch
    ) {
        let stride = comparison.pointee.stride
        /// Returns the number of equal rows among `limit` pairs, up to the first other pair.
        func equal(
            upTo limit: Int, by scan: RowComparison.Scan,
            places: (_ done: Int) -> (UnsafeRawPointer, UnsafeRawPointer, most: Int)
        ) -> Int {
            var done = 0
            while done < limit {
                let (old, new, most) = places(done)
                let count = min(limit - done, most)
                scratch.memory.pointee.updates.reset()
                let alike = scan(
                    old, new, count, 0, 0, &scratch.memory.pointee.updates)
                let found = scratch.memory.pointee.updates.equal(among: alike)
                done += found
                if found < count { break }
            }
            return done
        }
        let head = equal(
            upTo: min(old.count, new.count), by: comparison.pointee.scanForward
        ) { done in
            let old = oldPieces.place(of: old.lowerBound + done)
            let new = newPieces.place(of: new.lowerBound + done)
            return (
                old.base + old.row * stride, new.base + new.row * stride,
                min(old.count - old.row, new.count - new.row)
            )
        }
        old = old.lowerBound + head..<old.upperBound
        new = new.lowerBound + head..<new.upperBound
        let tail = equal(
            upTo: min(old.count, new.count), by: comparison.pointee.scanBackward
        ) { done in
            let old = oldPieces.place(of: old.upperBound - done - 1)
            let new = newPieces.place(of: new.upperBound - done - 1)
            return (
                old.base + (old.row + 1) * stride, new.base + (new.row + 1) * stride,
                min(old.row, new.row) + 1
            )
        }
        old = old.lowerBound..<old.upperBound - tail
        new = new.lowerBound..<new.upperBound - tail
    }
}
