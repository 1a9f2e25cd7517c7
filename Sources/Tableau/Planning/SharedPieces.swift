/// The differences between two lists in pieces.
enum SharedPieces {
    /// A range of the old list, and the corresponding one of the new list: of blocks, pieces or rows.
    struct Stretch {
        var old: Range<Int>
        var new: Range<Int>
        /// Whether they are the same.
        var isShared: Bool
    }

    /// Returns the ranges of rows in the pieces that are not shared, without equal rows at both ends
    /// of each.
    static func others(
        _ old: RowPieces, _ new: RowPieces, by comparison: UnsafePointer<RowComparison>,
        in scratch: DiffScratch
    ) -> [Stretch] {
        var others: [Stretch] = []
        let blocks = stretches(old.blocks, new.blocks) { $0 === $1 }
        for stretch in blocks where !stretch.isShared {
            let (oldPieces, oldStart) = old.pieces(of: stretch.old)
            let (newPieces, newStart) = new.pieces(of: stretch.new)
            var rows = Stretch(old: oldStart..<oldStart, new: newStart..<newStart, isShared: false)
            let parts = stretches(oldPieces, newPieces) { $0.isSame(as: $1) }
            for pieces in parts.lazy.flatMap(\.pairs) {
                let (oldPart, newPart) = (oldPieces[pieces.old], newPieces[pieces.new])
                let (oldEnd, newEnd) = (rows.old.upperBound, rows.new.upperBound)
                rows.old = oldEnd..<oldPart.reduce(oldEnd) { $0 + $1.count }
                rows.new = newEnd..<newPart.reduce(newEnd) { $0 + $1.count }
                if pieces.isShared { continue }
                let rest = rows.trimmed(oldPart, newPart, by: comparison, in: scratch)
                if !rest.old.isEmpty || !rest.new.isEmpty { others.append(rest) }
            }
        }
        return others
    }

    /// Returns the stretches of two lists of blocks or pieces, alternately shared and different.
    ///
    /// Parts are searched for within a few places, as edits displace them; one that is missed costs only
    /// time.
    static func stretches<Part>(
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

    /// Returns the nearest places from which both lists are the same, or else the next place in each.
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

extension SharedPieces.Stretch {
    /// Its parts one by one if there are as many as before: most rows of two in the same place are then
    /// the same.
    fileprivate var pairs: [SharedPieces.Stretch] {
        guard old.count == new.count else { return [self] }
        return zip(old, new).map {
            SharedPieces.Stretch(old: $0..<$0 + 1, new: $1..<$1 + 1, isShared: isShared)
        }
    }

    /// Returns the rows without equal ones at both ends, as far as the first pieces and the last ones
    /// reach.
    fileprivate func trimmed(
        _ oldPieces: ArraySlice<ErasedRows>, _ newPieces: ArraySlice<ErasedRows>,
        by comparison: UnsafePointer<RowComparison>, in scratch: DiffScratch
    ) -> SharedPieces.Stretch {
        guard let oldFirst = oldPieces.first, let oldLast = oldPieces.last,
            let newFirst = newPieces.first, let newLast = newPieces.last
        else { return self }
        let stride = comparison.pointee.stride
        let head = scratch.equalRows(
            oldFirst.base, newFirst.base, min(oldFirst.count, newFirst.count),
            by: comparison.pointee.scanForward)
        let left = min(old.count, new.count) - head
        let tail = scratch.equalRows(
            oldLast.base + oldLast.count * stride, newLast.base + newLast.count * stride,
            min(left, oldLast.count, newLast.count), by: comparison.pointee.scanBackward)
        return SharedPieces.Stretch(
            old: old.dropFirst(head).dropLast(tail), new: new.dropFirst(head).dropLast(tail),
            isShared: false)
    }
}
