extension ChangedSection {
    /// Compares the rows of a section.
    ///
    /// - Parameters:
    ///   - keepsRows: Whether rows may stay; if not, all are deleted and inserted.
    ///   - scratch: Collects the changes, and keeps rows that were assembled for the comparison.
    init(
        old: Int, _ oldRows: RowList, new: Int, _ newRows: RowList, keepsRows: Bool = true,
        in scratch: DiffScratch
    ) {
        let areComparable = keepsRows && oldRows.isComparable(with: newRows)
        var cut: RowCut?
        if oldRows.pieces != nil || newRows.pieces != nil {
            cut =
                (areComparable ? RowCut(leavingOutSharedPieces: oldRows, newRows, scratch) : nil)
                ?? RowCut(old: oldRows.contiguous.erased, new: newRows.contiguous.erased)
        }
        if let cut { scratch.memory.pointee.cuts.append(cut) }
        let before = cut?.old.borrowed ?? oldRows.erased.borrowed
        let after = cut?.new.borrowed ?? newRows.erased.borrowed
        var changes: ChangeCounts
        if !areComparable || before.count == 0 || after.count == 0 {
            changes = scratch.collect(updating: 0, of: before.count, and: after.count)
        } else if let type = oldRows.type {
            let comparison = UnsafePointer(type.comparisonMemory)
            changes =
                cut.map { scratch.collect(before, after, leavingOut: $0.omissions, by: comparison) }
                ?? scratch.collect(before, after, by: comparison)
        } else {
            let common = min(before.count, after.count)
            changes =
                before == after
                ? ChangeCounts()
                : scratch.collect(updating: common, of: before.count, and: after.count)
        }
        if let pair = changes.disagreement, let cut {
            changes.disagreement = RowPair(Int(cut.oldRow(pair.old)), Int(cut.newRow(pair.new)))
        }
        self.init(
            old: old, new: new, oldRows: before, newRows: after, changes: changes,
            cut: cut.map { Unmanaged.passUnretained($0) })
    }
}

extension RowCut {
    /// Leaves out shared pieces, and equal rows at both ends of the other pieces; nil if the lists
    /// are not both in pieces, or have little in common.
    fileprivate convenience init?(
        leavingOutSharedPieces before: RowList, _ after: RowList, _ scratch: DiffScratch
    ) {
        guard let oldPieces = before.pieces, let newPieces = after.pieces, let type = before.type,
            type.comparisonMemory.pointee.kind.identifies,
            let others = SharedPieces(oldPieces, newPieces).others(
                oldPieces, newPieces, by: UnsafePointer(type.comparisonMemory), in: scratch)
        else { return nil }
        var (oldCount, newCount) = (0, 0)
        let omissions = others.map { rows in
            defer {
                oldCount += rows.old.count
                newCount += rows.new.count
            }
            return Omission(
                old: Int32(oldCount), new: Int32(newCount),
                total: Int32(rows.old.lowerBound - oldCount))
        }
        self.init(
            old: before.rows(in: others.map(\.old)).erased,
            new: after.rows(in: others.map(\.new)).erased, omissions: omissions)
    }
}
