/// Compares the rows of sections, and retains what the results borrow from: most rows belong to the
/// compared tables, but those of lists in pieces are assembled for the comparison.
struct ComparedLists {
    private var kept: [RowList] = []
    /// The cuts compared instead of whole lists, by the start of their results.
    private var cuts: [Int: (section: ChangedSection, cut: RowCut)] = [:]

    /// Compares the rows of a section.
    ///
    /// - Parameter keepsRows: Whether rows may stay; if not, all are deleted and inserted.
    mutating func compare(
        old: Int, _ oldRows: RowList, new: Int, _ newRows: RowList, keepsRows: Bool = true,
        in scratch: DiffScratch
    ) -> ChangedSection {
        if oldRows.pieces == nil, newRows.pieces == nil {
            return ChangedSection(
                old: old, oldRows, new: new, newRows, keepsRows: keepsRows, in: scratch)
        }
        if keepsRows, let cut = RowCut(oldRows, newRows, in: scratch) {
            let section = cut.compare(old, with: new, in: scratch)
            if !section.changes.isEmpty { cuts[section.changes.start] = (section, cut) }
            return section
        }
        let (oldRows, newRows) = (oldRows.contiguous, newRows.contiguous)
        kept += [oldRows, newRows]
        return ChangedSection(
            old: old, oldRows, new: new, newRows, keepsRows: keepsRows, in: scratch)
    }

    /// Converts all results to those of whole lists, after all comparisons and joins.
    func lift(in scratch: DiffScratch) {
        for (section, cut) in cuts.values { cut.lift(section, in: scratch.collected) }
    }

    /// Returns a row found by a join as an index in the whole old list of its section.
    func oldRow(_ row: Int, of section: ChangedSection) -> Int {
        cuts[section.changes.start].map { Int($0.cut.oldRow(Int32(row))) } ?? row
    }

    /// Returns a row found by a join as an index in the whole new list of its section.
    func newRow(_ row: Int, of section: ChangedSection) -> Int {
        cuts[section.changes.start].map { Int($0.cut.newRow(Int32(row))) } ?? row
    }
}
