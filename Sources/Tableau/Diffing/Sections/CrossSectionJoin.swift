/// A row that moves from one section to another, as the compared rows have it.
struct CrossSectionMove: BitwiseCopyable {
    /// The old section, counted among the changed sections.
    let origin: Int
    let oldRow: Int32
    /// The new section, counted among the changed sections.
    let target: Int
    let newRow: Int32
    /// Whether its content has also changed.
    let isUpdated: Bool
}

/// Finds rows deleted in one section and inserted in another, so that they can move instead.
///
/// Only deleted and inserted rows are candidates. Those that change their section are marked where
/// they are collected, see ``ChangedSection``.
struct CrossSectionJoin {
    private(set) var moves: ContiguousArray<CrossSectionMove> = []
    private let sections: ContiguousArray<ChangedSection>
    private let scratch: DiffScratch
    private let collected: UnsafeMutablePointer<Int32>

    /// Prepares a join over changed sections, whose scratch collects no more while it is used.
    init(_ sections: ContiguousArray<ChangedSection>, _ scratch: DiffScratch) {
        self.sections = sections
        self.scratch = scratch
        collected = scratch.collected
    }

    /// Returns the places of a row in whole tables.
    func places(of row: CrossSectionMove) -> RowMove {
        RowMove(
            from: sections[row.origin].oldPath(row.oldRow),
            to: sections[row.target].newPath(row.newRow))
    }

    /// Joins all deleted rows with all inserted rows, which must be of one type.
    mutating func join(by comparison: UnsafePointer<RowComparison>) {
        join(
            by: comparison, deleting: sections.indices.filter { sections[$0].changes.deletes > 0 },
            inserting: sections.indices.filter { sections[$0].changes.inserts > 0 })
    }

    /// Joins the deleted rows of some sections with the inserted rows of some, all of one type; both
    /// lists of sections ascend.
    mutating func join(
        by comparison: UnsafePointer<RowComparison>, deleting: [Int], inserting: [Int]
    ) {
        guard comparison.pointee.kind.identifies else { return }
        guard !deleting.isEmpty, !inserting.isEmpty else { return }
        // Rows deleted and inserted in the same section have been compared already.
        if deleting.count == 1, deleting == inserting { return }
        for source in comparison.pointee.bitsDecide ? [KeySource.bits] : [.content, .hash]
        where join(by: comparison, deleting: deleting, inserting: inserting, keys: source) {
            return
        }
    }

    /// A deleted or inserted row: its section, counted among the changed ones, and its position
    /// among the rows that the section deletes or inserts.
    private struct RowPlace: BitwiseCopyable {
        let section: Int32
        let position: Int32
    }

    /// Makes one attempt with keys from one source; returns false if these cannot distinguish all
    /// rows.
    private mutating func join(
        by comparison: UnsafePointer<RowComparison>, deleting: [Int], inserting: [Int],
        keys source: KeySource
    ) -> Bool {
        let deletedCount = deleting.reduce(0) { $0 + Int(sections[$1].changes.deletes) }
        let insertedCount = inserting.reduce(0) { $0 + Int(sections[$1].changes.inserts) }
        // The lists have been compared, so keys and their table can reuse the scratch's memory.
        let memory = scratch.memory
        memory.pointee.mostRows = max(memory.pointee.mostRows, deletedCount + insertedCount)
        memory.pointee.keys.reserve(deletedCount + insertedCount)
        let keys = memory.pointee.keys.base
        var keyCount = 0
        func compute(
            _ rows: BorrowedRows, _ indexes: UnsafeMutableBufferPointer<Int32>
        ) -> Bool {
            guard let first = indexes.baseAddress else { return true }
            defer { keyCount += indexes.count }
            return comparison.pointee.computeKeys(
                rows.base, first, indexes.count, keys + keyCount, source, memory.pointee.seed)
        }
        var deleted: ContiguousArray<RowPlace> = []
        deleted.reserveCapacity(deletedCount)
        for index in deleting {
            let rows = sections[index].deletes(in: collected)
            guard compute(sections[index].oldRows, rows) else { return false }
            for position in rows.indices {
                deleted.append(RowPlace(section: Int32(index), position: Int32(position)))
            }
        }
        for index in inserting {
            let rows = sections[index].inserts(in: collected)
            guard compute(sections[index].newRows, rows) else { return false }
        }
        let unmatched = UnmatchedRowIndex(keys: keys, count: deletedCount, in: memory)
        var nextKey = deletedCount
        for index in inserting {
            let rows = sections[index].inserts(in: collected)
            for position in rows.indices {
                var match: Int32 = 0
                let origin = unmatched.take(keys[nextKey]) { row in
                    let section = sections[Int(deleted[row].section)]
                    match = section.deletes(in: collected)[Int(deleted[row].position)]
                    return comparison.pointee.checkMatches(
                        section.oldRows.base, sections[index].newRows.base, &rows[position],
                        &match, 1, comparison.pointee.bitsDecide)
                }
                nextKey += 1
                guard let origin else { continue }
                let (from, place) = (Int(deleted[origin].section), Int(deleted[origin].position))
                let deletes = sections[from].deletes(in: collected)
                moves.append(
                    CrossSectionMove(
                        origin: from, oldRow: deletes[place], target: index,
                        newRow: rows[position], isUpdated: match & MatchFlag.updated != 0))
                deletes[place] = ~deletes[place]
                rows[position] = ~rows[position]
            }
        }
        return true
    }
}
