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
    private(set) var stretches: [Stretch] = []

    /// Compares the pieces of two lists, not their rows.
    ///
    /// Pieces are searched for within a few places, as edits displace them. A missed piece costs
    /// only time.
    ///
    /// - Returns: Nil if the lists have too little in common.
    /// - Complexity: O(pieces).
    init?(_ old: RowPieces, _ new: RowPieces) {
        let (old, new) = (old.pieces, new.pieces)
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
            (i, j) = Self.next(old, i, new, j)
            others += max(i - firstOld, j - firstNew)
            if others > 32, others > max(old.count, new.count) / 4 { return nil }
            if let last = stretches.indices.last, !stretches[last].isShared {
                stretches[last].old = stretches[last].old.lowerBound..<i
                stretches[last].new = stretches[last].new.lowerBound..<j
            } else {
                stretches.append(Stretch(old: firstOld..<i, new: firstNew..<j, isShared: false))
            }
        }
    }

    /// Returns the nearest places from which both lists have the same piece, or the next place in
    /// each if there are none near.
    private static func next(
        _ old: ContiguousArray<ErasedRows>, _ i: Int, _ new: ContiguousArray<ErasedRows>, _ j: Int
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
