extension ChangedSection {
    /// Compares the rows of a section; all are deleted and inserted unless `keepsRows`.
    ///
    /// Inlined, since a call copies both lists, which costs a tenth of a turn of small sections.
    @inline(__always)
    init(
        old: Int, _ oldRows: RowList, new: Int, _ newRows: RowList, keepsRows: Bool = true,
        in scratch: DiffScratch
    ) {
        let areComparable = keepsRows && oldRows.isComparable(with: newRows)
        guard oldRows.pieces == nil, newRows.pieces == nil else {
            self.init(old: old, pieces: oldRows, new: new, newRows, areComparable, in: scratch)
            return
        }
        let (before, after) = (oldRows.erased.borrowed, newRows.erased.borrowed)
        let changes = scratch.changes(
            before, after, of: oldRows.type, areComparable: areComparable)
        self.init(old: old, new: new, oldRows: before, newRows: after, changes: changes)
    }

    /// The same for lists of which at least one is in pieces.
    @inline(never)
    private init(
        old: Int, pieces oldRows: RowList, new: Int, _ newRows: RowList, _ areComparable: Bool,
        in scratch: DiffScratch
    ) {
        let cut =
            (areComparable ? RowCut(leavingOutSharedPieces: oldRows, newRows, scratch) : nil)
            ?? RowCut(old: oldRows.contiguous.erased, new: newRows.contiguous.erased)
        scratch.memory.pointee.cuts.append(cut)
        let (before, after) = (cut.old.borrowed, cut.new.borrowed)
        scratch.memory.pointee.omissions = cut.omissions
        let changes = scratch.changes(before, after, of: oldRows.type, areComparable: areComparable)
        scratch.memory.pointee.omissions = []
        self.init(
            old: old, new: new, oldRows: before, newRows: after, changes: changes,
            cut: .passUnretained(cut))
    }
}

extension DiffScratch {
    /// Compares rows; all are deleted and inserted if they are not comparable.
    @inline(__always)
    fileprivate func changes(
        _ before: BorrowedRows, _ after: BorrowedRows, of type: RowType?, areComparable: Bool
    ) -> ChangeCounts {
        if !areComparable || before.count == 0 || after.count == 0 {
            return collect(updating: 0, of: before.count, and: after.count)
        }
        if let type { return collect(before, after, by: UnsafePointer(type.comparisonMemory)) }
        if before == after { return ChangeCounts() }
        return collect(
            updating: min(before.count, after.count), of: before.count, and: after.count)
    }
}

extension RowCut {
    /// Leaves out shared pieces, and equal rows at both ends of the other pieces; nil if the lists
    /// are not both in pieces, or their rows have no identity.
    fileprivate convenience init?(
        leavingOutSharedPieces before: RowList, _ after: RowList, _ scratch: DiffScratch
    ) {
        guard let oldPieces = before.pieces, let newPieces = after.pieces, let type = before.type,
            type.comparisonMemory.pointee.kind.identifies
        else { return nil }
        let others = SharedPieces.others(
            oldPieces, newPieces, by: UnsafePointer(type.comparisonMemory), in: scratch)
        var (oldCount, newCount) = (0, 0)
        var omissions: [Omission] = []
        for rows in others {
            let total = Int32(rows.old.lowerBound - oldCount)
            if total > omissions.last?.total ?? 0 {
                omissions.append(
                    Omission(old: Int32(oldCount), new: Int32(newCount), total: total))
            }
            oldCount += rows.old.count
            newCount += rows.new.count
        }
        self.init(
            old: before.rows(in: others.map(\.old)).erased,
            new: after.rows(in: others.map(\.new)).erased, omissions: omissions)
    }
}
