/// Two lists in pieces, reduced to the rows that they do not share: the cost of a comparison
/// depends on the changes, not on the size of the lists.
///
/// Shared pieces are left out, and so are equal rows at both ends of the other pieces. Of the rows
/// left out between two changes, the first stay in the cut as *stakes*. The two lists of the cut
/// are compared like any others. If the last stake of each stretch is matched with itself and does
/// not move, no remaining row has passed the omitted rows behind it, which also remain: the result
/// for the cut then applies to the whole lists, with indexes raised by the number of omitted rows.
/// Otherwise, with equal identities or more rows that pass a stretch than it has stakes, the whole
/// lists are compared.
struct RowCut {
    /// The remaining rows of the lists, as arrays.
    let old: RowList
    let new: RowList

    /// Omitted rows.
    private struct Gap {
        /// The number of rows of the cut before them, in the old list and in the new one.
        let old: Int
        let new: Int
        let count: Int
        /// Whether a stake precedes them.
        let hasStake: Bool
    }

    private var gaps: [Gap] = []

    /// The maximum number of rows that may pass a stretch before whole lists are compared.
    private static let stakes = 32

    /// Cuts two lists; nil if they are not in pieces or have little in common.
    init?(_ before: RowList, _ after: RowList, in scratch: DiffScratch) {
        guard let oldPieces = before.pieces, let newPieces = after.pieces, let type = before.type,
            before.isComparable(with: after), type.comparisonMemory.pointee.kind.identifies,
            let others = SharedPieces(oldPieces, newPieces).others(
                oldPieces, newPieces, by: UnsafePointer(type.comparisonMemory), in: scratch)
        else { return nil }
        let passing = others.reduce((old: 0, new: 0)) {
            ($0.old + $1.old.count, $0.new + $1.new.count)
        }
        // More stakes than rows that can pass them: they stay.
        let most = min(Self.stakes, min(passing.old, passing.new) + 1)
        var (oldRanges, newRanges): ([Range<Int>], [Range<Int>]) = ([], [])
        oldRanges.reserveCapacity(2 * others.count)
        newRanges.reserveCapacity(2 * others.count)
        gaps.reserveCapacity(others.count)
        var (oldCount, newCount) = (0, 0)
        var (oldEnd, newEnd) = (0, 0)
        for (index, other) in others.enumerated() {
            let left = other.old.lowerBound - oldEnd
            let stakes = index == 0 ? 0 : min(most, left)
            if stakes > 0 {
                oldRanges.append(oldEnd..<oldEnd + stakes)
                newRanges.append(newEnd..<newEnd + stakes)
            }
            oldCount += stakes
            newCount += stakes
            gaps.append(
                Gap(
                    old: oldCount, new: newCount, count: left - stakes,
                    hasStake: stakes > 0 && left > stakes))
            oldRanges.append(other.old)
            newRanges.append(other.new)
            oldCount += other.old.count
            newCount += other.new.count
            (oldEnd, newEnd) = (other.old.upperBound, other.new.upperBound)
        }
        old = type.edited(type, before, .ranges(oldRanges))
        new = type.edited(type, after, .ranges(newRanges))
    }

    /// Returns whether the result for the cut applies to the whole lists.
    ///
    /// - Parameter section: The compared lists of the cut.
    func holds(_ section: ChangedSection, in collected: UnsafeMutablePointer<Int32>) -> Bool {
        for gap in gaps where gap.hasStake {
            let (oldStake, newStake) = (Int32(gap.old - 1), Int32(gap.new - 1))
            // The number of rows that stay before the stake, which itself must stay.
            var (oldStays, newStays) = (oldStake, newStake)
            for row in section.deletes(in: collected) {
                if row == oldStake { return false }
                if row < oldStake { oldStays -= 1 }
            }
            for row in section.inserts(in: collected) {
                if row == newStake { return false }
                if row < newStake { newStays -= 1 }
            }
            for pair in section.moves(in: collected) {
                if pair.old == oldStake || pair.new == newStake { return false }
                if pair.old < oldStake { oldStays -= 1 }
                if pair.new < newStake { newStays -= 1 }
            }
            if oldStays != newStays { return false }
        }
        return true
    }

    // MARK: Lifting

    /// Returns the index in the whole old list.
    func oldRow(_ row: Int32) -> Int32 {
        gaps.reduce(row) { $1.old <= row ? $0 + Int32($1.count) : $0 }
    }

    /// Returns the index in the whole new list.
    func newRow(_ row: Int32) -> Int32 {
        gaps.reduce(row) { $1.new <= row ? $0 + Int32($1.count) : $0 }
    }

    /// Converts the result for the cut to that for the whole lists.
    func lift(_ section: ChangedSection, in collected: UnsafeMutablePointer<Int32>) {
        // Rows that move to another section are marked, and reported by the join.
        let deletes = section.deletes(in: collected)
        for index in deletes.indices where deletes[index] >= 0 {
            deletes[index] = oldRow(deletes[index])
        }
        let inserts = section.inserts(in: collected)
        for index in inserts.indices where inserts[index] >= 0 {
            inserts[index] = newRow(inserts[index])
        }
        let pairs = collected + section.changes.start + section.changes.updateStart
        for pair in 0..<Int(section.changes.updates) + Int(section.changes.moves) {
            pairs[2 * pair] = oldRow(pairs[2 * pair])
            pairs[2 * pair + 1] = newRow(pairs[2 * pair + 1])
        }
    }
}
