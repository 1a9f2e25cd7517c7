/// Compares the rows of sections, and keeps what the results borrow from: most rows belong to the
/// tables that are compared, but those of lists in pieces are put together for the comparison.
struct ComparedLists {
    private var kept: [RowList] = []
    /// What was compared instead of whole lists, by where the results begin.
    private var cuts: [Int: (section: ChangedSection, cut: RowCut)] = [:]

    /// Compares the rows of a section.
    ///
    /// - Parameters:
    ///   - keepsRows: Whether rows may stay; if not, all are deleted and inserted.
    ///   - scratch: What collects the changes.
    mutating func compare(
        old: Int, _ oldRows: RowList, new: Int, _ newRows: RowList, keepsRows: Bool = true,
        in scratch: DiffScratch
    ) -> ChangedSection {
        if oldRows.pieces == nil, newRows.pieces == nil {
            return ChangedSection(
                old: old, oldRows, new: new, newRows, keepsRows: keepsRows, in: scratch)
        }
        if keepsRows, let cut = RowCut(oldRows, newRows) {
            let section = ChangedSection(old: old, cut.old, new: new, cut.new, in: scratch)
            if cut.holds(section, in: scratch.collected) {
                if !section.changes.isEmpty { cuts[section.changes.start] = (section, cut) }
                return section.lifting {
                    RowPair(Int(cut.oldRow($0.old)), Int(cut.newRow($0.new)))
                }
            }
        }
        let (oldRows, newRows) = (oldRows.contiguous, newRows.contiguous)
        kept += [oldRows, newRows]
        return ChangedSection(
            old: old, oldRows, new: new, newRows, keepsRows: keepsRows, in: scratch)
    }

    /// Makes all results those of whole lists, once nothing more is compared or joined.
    func lift(in scratch: DiffScratch) {
        for (section, cut) in cuts.values { cut.lift(section, in: scratch.collected) }
    }

    /// A row that a join has found, in the whole old list of its section.
    func oldRow(_ row: Int, of section: ChangedSection) -> Int {
        cuts[section.changes.start].map { Int($0.cut.oldRow(Int32(row))) } ?? row
    }

    /// A row that a join has found, in the whole new list of its section.
    func newRow(_ row: Int, of section: ChangedSection) -> Int {
        cuts[section.changes.start].map { Int($0.cut.newRow(Int32(row))) } ?? row
    }
}

extension ChangedSection {
    /// The same, with the rows of a diagnostic in other lists.
    fileprivate func lifting(_ row: (RowPair) -> RowPair) -> ChangedSection {
        guard let pair = changes.disagreement else { return self }
        var changes = changes
        changes.disagreement = row(pair)
        return ChangedSection(
            old: old, new: new, oldRows: oldRows, newRows: newRows, changes: changes)
    }
}
