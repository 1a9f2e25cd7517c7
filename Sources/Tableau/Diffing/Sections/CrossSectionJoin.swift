/// Finds rows deleted in one section and inserted in another, so that they can move instead.
///
/// Only deleted and inserted rows are candidates, which are joined like the rows of one list. Those
/// that change their section are marked where they are collected, see ``ChangedSection``.
struct CrossSectionJoin {
    /// A row that moves from one section to another: its places in whole tables, its new section,
    /// counted among the changed sections, and whether its content has also changed.
    typealias Crossing = (move: RowMove, target: Int, isUpdated: Bool)

    private(set) var moves: ContiguousArray<Crossing> = []
    private let sections: ContiguousArray<ChangedSection>
    private let scratch: UnsafeMutablePointer<ScratchMemory>
    private let collected: UnsafeMutablePointer<Int32>

    /// Prepares a join over changed sections, whose scratch collects no more while it is used.
    init(_ sections: ContiguousArray<ChangedSection>, _ scratch: DiffScratch) {
        self.sections = sections
        self.scratch = scratch.memory
        collected = scratch.collected
    }

    /// Joins all deleted rows with all inserted rows, all of one type.
    mutating func join(by comparison: UnsafePointer<RowComparison>) {
        join(
            by: comparison, deleting: sections.indices.filter { sections[$0].changes.deletes > 0 },
            inserting: sections.indices.filter { sections[$0].changes.inserts > 0 })
    }

    /// Joins the deleted rows of some sections with the inserted rows of some, all of one type; both
    /// lists of sections ascend, and no row of theirs is marked.
    mutating func join(
        by comparison: UnsafePointer<RowComparison>, deleting: [Int], inserting: [Int]
    ) {
        guard comparison.pointee.kind.identifies, !deleting.isEmpty, !inserting.isEmpty else {
            return
        }
        // Rows deleted and inserted in the same section have been compared already.
        if deleting.count == 1, deleting == inserting { return }
        let deleted = deleting.reduce(0) { $0 + Int(sections[$1].changes.deletes) }
        let inserted = inserting.reduce(0) { $0 + Int(sections[$1].changes.inserts) }
        // The lists have been compared, so that the scratch's memory is free.
        scratch.pointee.keys.reserve(deleted + inserted)
        let keys = scratch.pointee.keys.base
        let seed = scratch.pointee.seed
        /// Returns whether `write` could write the keys of the rows of each section.
        func writeKeys(
            _ write: (
                BorrowedRows, UnsafeMutableBufferPointer<Int32>, UnsafeMutablePointer<UInt64>
            ) -> Bool
        ) -> Bool {
            var next = keys
            for index in deleting {
                let rows = sections[index].deletes(in: collected)
                guard write(sections[index].oldRows, rows, next) else { return false }
                next += rows.count
            }
            for index in inserting {
                let rows = sections[index].inserts(in: collected)
                guard write(sections[index].newRows, rows, next) else { return false }
                next += rows.count
            }
            return true
        }
        func compute(_ source: KeySource) -> Bool {
            writeKeys {
                comparison.pointee.computeKeys($0.base, $1.baseAddress, $1.count, $2, source, seed)
            }
        }
        _ = comparison.pointee.bitsDecide ? compute(.bits) : compute(.content) || compute(.hash)
        scratch.pointee.gaps.count = 0
        scratch.pointee.gaps.append(Gap(0, deleted, 0, inserted))
        if joinByKeys(comparison, deleting, inserting) { return }
        let number = comparison.pointee.numbering()
        _ = writeKeys { rows, indexes, keys in
            for (place, row) in indexes.enumerated() {
                // A row that has a partner gets a key that no other has.
                keys[place] =
                    row < 0
                    ? ~UInt64(UInt(bitPattern: keys + place)) : number(rows.base, Int(row))
            }
            return true
        }
        _ = joinByKeys(comparison, deleting, inserting)
    }

    /// Joins rows by their keys; returns whether no two rows with one key were different.
    private mutating func joinByKeys(
        _ comparison: UnsafePointer<RowComparison>, _ deleting: [Int], _ inserting: [Int]
    ) -> Bool {
        let keys = scratch.pointee.keys.base
        let deleted = Int(scratch.pointee.gaps.base[0].oldCount)
        var rows = UnmatchedRows(scratch, oldKeys: keys, newKeys: keys + deleted)
        rows.prepare()
        rows.join()
        // Of each deleted row, the section, counted among the changed ones, and the position among the
        // rows that the section deletes.
        var places: ContiguousArray<(section: Int32, position: Int32)> = []
        places.reserveCapacity(deleted)
        for index in deleting {
            for position in 0..<sections[index].changes.deletes {
                places.append((Int32(index), position))
            }
        }
        var isExact = true
        var matches = scratch.pointee.matches.base
        for index in inserting {
            let inserts = sections[index].inserts(in: collected)
            for position in inserts.indices where matches[position] >= 0 {
                let place = places[Int(matches[position])]
                let origin = sections[Int(place.section)]
                let deletes = origin.deletes(in: collected)
                var match = deletes[Int(place.position)]
                let isSame = comparison.pointee.checkMatches(
                    origin.oldRows.base, sections[index].newRows.base, &inserts[position],
                    &match, 1, false)
                guard isSame else {
                    isExact = false
                    continue
                }
                let move = RowMove(
                    from: origin.oldPath(deletes[Int(place.position)]),
                    to: sections[index].newPath(inserts[position]))
                moves.append((move, index, match & MatchFlag.updated != 0))
                deletes[Int(place.position)] = ~deletes[Int(place.position)]
                inserts[position] = ~inserts[position]
            }
            matches += inserts.count
        }
        return isExact
    }
}
