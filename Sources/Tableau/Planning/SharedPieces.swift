/// The differences between two lists in pieces: shared stretches of blocks and those between them.
struct SharedPieces {
    /// A range of the old list, and the corresponding one of the new list.
    struct Stretch {
        var old: Range<Int>
        var new: Range<Int>
        /// Whether they are the same.
        var isShared: Bool
    }

    /// The stretches from the first block to the last, alternately shared and different.
    let stretches: [Stretch]

    /// Compares the blocks of two lists, not their rows.
    init(_ old: RowPieces, _ new: RowPieces) {
        stretches = Self.stretches(old.blocks, new.blocks) { $0 === $1 }
    }

    /// Returns the rows of the pieces that are not shared, ascending, without equal rows at both
    /// ends of each range; nil if the lists have too little in common.
    func others(
        _ old: RowPieces, _ new: RowPieces, by comparison: UnsafePointer<RowComparison>,
        in scratch: DiffScratch
    ) -> [OtherRows]? {
        var others: [OtherRows] = []
        var differing = 0
        for stretch in stretches where !stretch.isShared {
            let (oldPieces, oldStart) = old.pieces(of: stretch.old)
            let (newPieces, newStart) = new.pieces(of: stretch.new)
            var rows = OtherRows(old: oldStart..<oldStart, new: newStart..<newStart)
            for stretch in Self.stretches(oldPieces, newPieces) {
                if !stretch.isShared { differing += max(stretch.old.count, stretch.new.count) }
                // Different pieces that are as many as before are compared each with the one in
                // its place: most of their rows are the same.
                let isPaired = !stretch.isShared && stretch.old.count == stretch.new.count
                for index in 0..<(isPaired ? stretch.old.count : 1) {
                    let oldPart = isPaired ? stretch.old.dropFirst(index).prefix(1) : stretch.old
                    let newPart = isPaired ? stretch.new.dropFirst(index).prefix(1) : stretch.new
                    let (oldParts, newParts) = (oldPieces[oldPart], newPieces[newPart])
                    let oldCount = oldParts.reduce(0) { $0 + $1.count }
                    let newCount = newParts.reduce(0) { $0 + $1.count }
                    rows.old = rows.old.upperBound..<rows.old.upperBound + oldCount
                    rows.new = rows.new.upperBound..<rows.new.upperBound + newCount
                    if stretch.isShared { continue }
                    var trimmed = rows
                    trimmed.trim(oldParts, newParts, by: comparison, in: scratch)
                    if !trimmed.old.isEmpty || !trimmed.new.isEmpty { others.append(trimmed) }
                }
            }
        }
        let most = max(old.pieceCount, new.pieceCount) * 3 / 4
        return differing > 32 && differing > most ? nil : others
    }

    static func stretches(
        _ old: ContiguousArray<ErasedRows>, _ new: ContiguousArray<ErasedRows>
    ) -> [Stretch] {
        stretches(old, new) { $0.isSame(as: $1) }
    }

    /// Compares lists of blocks or pieces.
    ///
    /// They are searched for within a few places, as edits displace them. One that is missed costs
    /// only time.
    private static func stretches<Part>(
        _ old: ContiguousArray<Part>, _ new: ContiguousArray<Part>, isSame: (Part, Part) -> Bool
    ) -> [Stretch] {
        // Buffers, whose elements are not retained to be compared.
        old.withUnsafeBufferPointer { old in
            new.withUnsafeBufferPointer { new in
                var stretches: [Stretch] = []
                stretches.reserveCapacity(5)
                var (i, j) = (0, 0)
                while i < old.count || j < new.count {
                    let (firstOld, firstNew) = (i, j)
                    while i < old.count, j < new.count, isSame(old[i], new[j]) {
                        i += 1
                        j += 1
                    }
                    let isShared = i > firstOld
                    if !isShared { (i, j) = next(old: old, at: i, new: new, at: j, isSame) }
                    if !isShared, let last = stretches.indices.last, !stretches[last].isShared {
                        stretches[last].old = stretches[last].old.lowerBound..<i
                        stretches[last].new = stretches[last].new.lowerBound..<j
                    } else {
                        stretches.append(
                            Stretch(old: firstOld..<i, new: firstNew..<j, isShared: isShared))
                    }
                }
                return stretches
            }
        }
    }

    /// Returns the nearest places from which both lists are the same, or the next place in each if
    /// there are none near.
    private static func next<Part>(
        old: UnsafeBufferPointer<Part>, at i: Int, new: UnsafeBufferPointer<Part>, at j: Int,
        _ isSame: (Part, Part) -> Bool
    ) -> (Int, Int) {
        if i == old.count || j == new.count { return (old.count, new.count) }
        for distance in 1...8 {
            for step in 0...distance {
                let (i, j) = (i + step, j + distance - step)
                if i < old.count, j < new.count, isSame(old[i], new[j]) { return (i, j) }
            }
        }
        return (i + 1, j + 1)
    }
}

/// Rows of two lists in pieces that are not shared.
struct OtherRows {
    var old: Range<Int>
    var new: Range<Int>

    /// Leaves out equal rows at both ends, as far as the first pieces and the last ones reach.
    mutating func trim(
        _ oldPieces: ArraySlice<ErasedRows>, _ newPieces: ArraySlice<ErasedRows>,
        by comparison: UnsafePointer<RowComparison>, in scratch: DiffScratch
    ) {
        guard let oldFirst = oldPieces.first, let oldLast = oldPieces.last,
            let newFirst = newPieces.first, let newLast = newPieces.last
        else { return }
        let stride = comparison.pointee.stride
        let head = scratch.equalRows(
            oldFirst.base, newFirst.base, min(oldFirst.count, newFirst.count),
            by: comparison.pointee.scanForward)
        let left = min(old.count, new.count) - head
        let tail = scratch.equalRows(
            oldLast.base + oldLast.count * stride, newLast.base + newLast.count * stride,
            min(left, oldLast.count, newLast.count), by: comparison.pointee.scanBackward)
        old = old.lowerBound + head..<old.upperBound - tail
        new = new.lowerBound + head..<new.upperBound - tail
    }
}
