/// Two lists in pieces, reduced to the rows that they do not share: the cost of a comparison
/// depends on the changes, not on the size of the lists.
///
/// Shared pieces are left out, and so are equal rows at both ends of the other pieces. The diff
/// engine compares the rest, and knows what is left out where.
struct RowCut {
    /// The remaining rows of the lists, as arrays.
    private let old: RowList
    private let new: RowList
    /// What is left out before each range of remaining rows.
    private let omissions: [Omission]

    /// Cuts two lists; nil if they are not in pieces or have little in common.
    init?(_ before: RowList, _ after: RowList, in scratch: DiffScratch) {
        guard let oldPieces = before.pieces, let newPieces = after.pieces, let type = before.type,
            before.isComparable(with: after), type.comparisonMemory.pointee.kind.identifies,
            let others = SharedPieces(oldPieces, newPieces).others(
                oldPieces, newPieces, by: UnsafePointer(type.comparisonMemory), in: scratch)
        else { return nil }
        var (oldCount, newCount) = (0, 0)
        omissions = others.map { rows in
            defer {
                oldCount += rows.old.count
                newCount += rows.new.count
            }
            return Omission(
                old: Int32(oldCount), new: Int32(newCount),
                total: Int32(rows.old.lowerBound - oldCount))
        }
        old = type.edited(type, before, .ranges(others.map(\.old)))
        new = type.edited(type, after, .ranges(others.map(\.new)))
    }

    /// Compares the remaining rows of a section, whose old and new index are given.
    func compare(_ section: Int, with target: Int, in scratch: DiffScratch) -> ChangedSection {
        let (before, after) = (old.erased.borrowed, new.erased.borrowed)
        var changes = ChangeCounts()
        if let type = old.type {
            changes = scratch.collect(
                before, after, leavingOut: omissions, by: UnsafePointer(type.comparisonMemory))
        }
        if let pair = changes.disagreement {
            changes.disagreement = RowPair(Int(oldRow(pair.old)), Int(newRow(pair.new)))
        }
        return ChangedSection(
            old: section, new: target, oldRows: before, newRows: after, changes: changes)
    }

    /// Returns the index in the whole old list.
    func oldRow(_ row: Int32) -> Int32 { row + omissions.count(beforeOld: row) }

    /// Returns the index in the whole new list.
    func newRow(_ row: Int32) -> Int32 { row + omissions.count(beforeNew: row) }

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
        for pair in 0..<Int(section.changes.updates) {
            pairs[2 * pair] = oldRow(pairs[2 * pair])
            pairs[2 * pair + 1] = newRow(pairs[2 * pair + 1])
        }
    }
}
