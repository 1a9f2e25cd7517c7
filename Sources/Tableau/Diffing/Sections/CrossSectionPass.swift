/// One attempt at a join, with keys from one source.
struct CrossSectionPass {
    let sections: ContiguousArray<ChangedSection>
    /// For each section the number of its first deleted and of its first inserted row.
    let starts: ContiguousArray<(deletedRow: Int, insertedRow: Int)>
    let collected: UnsafePointer<Int32>
    let comparison: UnsafePointer<RowComparison>
    let source: KeySource
    /// Lends its memory for keys and their table: the lists have been compared.
    let scratch: DiffScratch

    /// The rows that cross; nil if keys from this source cannot tell all rows apart.
    func crossings(
        from deleting: [Int], to inserting: [Int]
    ) -> ContiguousArray<CrossSectionJoin.CrossSectionMove>? {
        let deletedRows = deleting.reduce(0) { $0 + sections[$1].deleteCount }
        let mostInserted = inserting.reduce(0) { max($0, sections[$1].insertCount) }
        let memory = scratch.memory
        memory.pointee.mostRows = max(memory.pointee.mostRows, deletedRows + mostInserted)
        memory.pointee.keys.reserve(deletedRows + mostInserted)
        let deletedKeys = memory.pointee.keys.base
        let keys = deletedKeys + deletedRows
        var filled = deletedKeys
        for index in deleting {
            let section = sections[index]
            let rows = section.deletes(in: collected)
            guard compute(section.oldRows, rows, section.deleteCount, filled) else { return nil }
            filled += section.deleteCount
        }
        let unmatched = UnmatchedRowIndex(keys: deletedKeys, count: deletedRows, in: memory)
        let origins = DeletedRows(sections, starts, collected, deleting, count: deletedRows)
        var found: ContiguousArray<CrossSectionJoin.CrossSectionMove> = []
        for index in inserting {
            let section = sections[index]
            let rows = section.inserts(in: collected)
            guard compute(section.newRows, rows, section.insertCount, keys) else { return nil }
            for position in 0..<section.insertCount {
                let row = rows.map { Int($0[position]) } ?? position
                var isUpdated = false
                let deletedRow = unmatched.take(keys[position]) { deletedRow in
                    isSame(
                        origins.address(deletedRow, comparison.pointee.stride), section.newRows,
                        row, &isUpdated)
                }
                guard let deletedRow else { continue }
                let origin = origins[deletedRow]
                found.append(
                    CrossSectionJoin.CrossSectionMove(
                        from: origin.section, oldRow: origin.row, deletedRow: origin.deletedRow,
                        target: index, newRow: row,
                        insertedRow: starts[index].insertedRow + position,
                        isUpdated: isUpdated))
            }
        }
        return found
    }

    private func compute(
        _ rows: BorrowedRows, _ indexes: UnsafePointer<Int32>?, _ count: Int,
        _ keys: UnsafeMutablePointer<UInt64>
    ) -> Bool {
        comparison.pointee.computeKeys(
            rows.base, indexes, count, keys, source, scratch.memory.pointee.seed)
    }

    /// Whether two rows are the same row, and if so whether its content changed.
    @inline(__always)
    private func isSame(
        _ old: UnsafeRawPointer, _ new: BorrowedRows, _ newRow: Int, _ isUpdated: inout Bool
    ) -> Bool {
        var index: Int32 = 0
        var match: Int32 = 0
        guard
            comparison.pointee.checkMatches(
                old, new.base + newRow &* comparison.pointee.stride, &index, &match, 1,
                comparison.pointee.bitsDecide)
        else { return false }
        isUpdated = match & MatchFlag.updated != 0
        return true
    }
}
