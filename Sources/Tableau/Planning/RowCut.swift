/// Two lists in pieces, reduced to the rows that they do not share: the cost of a comparison
/// depends on the changes, not on the size of the lists.
///
/// Shared pieces are left out, and so are equal rows at both ends of the other pieces. Of the rows
/// left out between two changes, the first stay in the cut as *stakes*. The two lists of the cut
/// are compared like any others. If the last stake of each stretch is matched with itself and does
/// not move, no remaining row has passed the omitted rows behind it, which also remain: the result
/// for the cut then applies to the whole lists, with indexes raised by the number of omitted rows.
/// Otherwise, with equal identities or more rows that pass a stretch than it has stakes, more stakes
/// are kept, or else the whole lists are compared.
struct RowCut {
    /// The remaining rows of the lists, as arrays.
    let old: RowList
    let new: RowList

    /// Omitted rows.
    private struct Gap {
        /// The number of rows of the cut before them, in the old list and in the new one.
        let old: Int
        let new: Int
        /// The number of rows omitted here and before.
        let omitted: Int
        /// Whether a stake precedes them.
        let hasStake: Bool
    }

    private var gaps: [Gap] = []

    /// How many rows may pass a stretch, as many as its stakes, in one attempt after the other;
    /// then whole lists are compared.
    ///
    /// Where rows are moved in many places, few of them pass the same stretch only, and many stakes
    /// would be most of the cut.
    static func attempts(_ others: [OtherRows]) -> [Int] { others.count < 64 ? [32] : [4, 32] }

    /// Returns the rows that two lists do not share; nil if they are not in pieces or have little in
    /// common.
    static func others(
        _ before: RowList, _ after: RowList, in scratch: DiffScratch
    ) -> [OtherRows]? {
        guard let oldPieces = before.pieces, let newPieces = after.pieces, let type = before.type,
            before.isComparable(with: after), type.comparisonMemory.pointee.kind.identifies
        else { return nil }
        return SharedPieces(oldPieces, newPieces).others(
            oldPieces, newPieces, by: UnsafePointer(type.comparisonMemory), in: scratch)
    }

    init(
        _ before: RowList, _ after: RowList, of type: RowType, to others: [OtherRows],
        stakes: Int
    ) {
        let passing = others.reduce((old: 0, new: 0)) {
            ($0.old + $1.old.count, $0.new + $1.new.count)
        }
        // More stakes than rows that can pass them: they stay.
        let most = min(stakes, min(passing.old, passing.new) + 1)
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
                    old: oldCount, new: newCount,
                    omitted: (gaps.last?.omitted ?? 0) + left - stakes,
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
    func holds(_ section: ChangedSection, in collected: UnsafeMutablePointer<Int32>) -> Bool {
        guard gaps.contains(where: \.hasStake) else { return true }
        // How many more rows leave than come between each gap and the one before.
        var balance = [Int](repeating: 0, count: gaps.count + 1)
        var isStakeMoved = false
        func note(_ row: Int32, _ change: Int, start: (Gap) -> Int) {
            let next = gaps.partition { start($0) <= row }
            balance[next] += change
            if next < gaps.count, gaps[next].hasStake, start(gaps[next]) - 1 == row {
                isStakeMoved = true
            }
        }
        func leave(_ row: Int32) { note(row, 1) { $0.old } }
        func come(_ row: Int32) { note(row, -1) { $0.new } }
        for row in section.deletes(in: collected) { leave(row) }
        for row in section.inserts(in: collected) { come(row) }
        for pair in section.moves(in: collected) {
            leave(pair.old)
            come(pair.new)
        }
        if isStakeMoved { return false }
        // As many rows must stay before a stake in both lists.
        var left = 0
        return zip(gaps, balance).allSatisfy { gap, balance in
            left += balance
            return !gap.hasStake || gap.old - gap.new == left
        }
    }

    // MARK: Lifting

    /// Returns the index in the whole old list.
    func oldRow(_ row: Int32) -> Int32 {
        row + omitted(before: gaps.partition { $0.old <= row })
    }

    /// Returns the index in the whole new list.
    func newRow(_ row: Int32) -> Int32 {
        row + omitted(before: gaps.partition { $0.new <= row })
    }

    private func omitted(before gap: Int) -> Int32 { gap == 0 ? 0 : Int32(gaps[gap - 1].omitted) }

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
