/// One attempt at a join, with keys from one source.
struct CrossSectionPass {
    let sections: ContiguousArray<ChangedSection>
    /// For each section the number of its first leaving and of its first coming row.
    let starts: ContiguousArray<(leaver: Int, comer: Int)>
    let collected: UnsafePointer<Int32>
    let comparison: UnsafePointer<RowComparison>
    let source: KeySource
    /// Lends its memory for keys and their table: the lists have been compared.
    let scratch: DiffScratch

    /// The rows that cross; nil if keys from this source cannot tell all rows apart.
    func crossings(
        from leaving: [Int], to coming: [Int]
    ) -> ContiguousArray<CrossSectionJoin.Crossing>? {
        let leavers = leaving.reduce(0) { $0 + sections[$1].deleteCount }
        let mostComers = coming.reduce(0) { max($0, sections[$1].insertCount) }
        let memory = scratch.memory
        memory.pointee.mostRows = max(memory.pointee.mostRows, leavers + mostComers)
        memory.pointee.keys.reserve(leavers + mostComers)
        let leaverKeys = memory.pointee.keys.base
        let keys = leaverKeys + leavers
        var filled = leaverKeys
        for index in leaving {
            let section = sections[index]
            let rows = section.deletes(in: collected)
            guard compute(section.oldRows, rows, section.deleteCount, filled) else { return nil }
            filled += section.deleteCount
        }
        let loose = LooseRows(keys: leaverKeys, count: leavers, in: memory)
        let origins = LeavingRows(sections, starts, collected, leaving, count: leavers)
        var found: ContiguousArray<CrossSectionJoin.Crossing> = []
        for index in coming {
            let section = sections[index]
            let rows = section.inserts(in: collected)
            guard compute(section.newRows, rows, section.insertCount, keys) else { return nil }
            for position in 0..<section.insertCount {
                let row = rows.map { Int($0[position]) } ?? position
                var isUpdated = false
                let leaver = loose.take(keys[position]) { leaver in
                    isSame(
                        origins.address(leaver, comparison.pointee.stride), section.newRows,
                        row, &isUpdated)
                }
                guard let leaver else { continue }
                let origin = origins[leaver]
                found.append(
                    CrossSectionJoin.Crossing(
                        from: origin.section, oldRow: origin.row, leaver: origin.leaver,
                        target: index, newRow: row, comer: starts[index].comer + position,
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
