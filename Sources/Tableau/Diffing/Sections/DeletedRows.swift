/// Where the deleted rows of a join come from.
struct DeletedRows {
    /// For each deleted row of the join the position of its section below.
    private var positions: ContiguousArray<Int32> = []
    /// For each deleted row of the join its row in that section.
    private var rows: ContiguousArray<Int32> = []
    /// Of each section that rows leave: its index, its first row in memory, and the number of its
    /// first deleted row in the join and among all deleted rows.
    private var sections: ContiguousArray<Section> = []

    private struct Section: BitwiseCopyable {
        let index: Int
        let base: UnsafeRawPointer
        let inJoin: Int
        let overall: Int
    }

    init(
        _ changed: ContiguousArray<ChangedSection>,
        _ starts: ContiguousArray<(deletedRow: Int, insertedRow: Int)>,
        _ collected: UnsafePointer<Int32>,
        _ deleting: [Int], count: Int
    ) {
        positions.reserveCapacity(count)
        rows.reserveCapacity(count)
        sections.reserveCapacity(deleting.count)
        for index in deleting {
            let position = Int32(truncatingIfNeeded: sections.count)
            sections.append(
                Section(
                    index: index, base: changed[index].oldRows.base, inJoin: rows.count,
                    overall: starts[index].deletedRow))
            let deletes = changed[index].deletes(in: collected)
            for number in 0..<changed[index].deleteCount {
                positions.append(position)
                rows.append(deletes.map { $0[number] } ?? Int32(truncatingIfNeeded: number))
            }
        }
    }

    /// The place of a deleted row, numbered within the join.
    subscript(deletedRow: Int) -> (section: Int, row: Int, deletedRow: Int) {
        let section = sections[Int(positions[deletedRow])]
        return (section.index, Int(rows[deletedRow]), section.overall + deletedRow - section.inJoin)
    }

    /// Where a deleted row lies in memory.
    @inline(__always)
    func address(_ deletedRow: Int, _ stride: Int) -> UnsafeRawPointer {
        sections[Int(positions[deletedRow])].base + Int(rows[deletedRow]) &* stride
    }
}
