/// Where the leaving rows of a join come from.
struct LeavingRows {
    /// For each leaving row of the join the position of its section below.
    private var positions: ContiguousArray<Int32> = []
    /// For each leaving row of the join its row in that section.
    private var rows: ContiguousArray<Int32> = []
    /// Of each section that rows leave: its index, its first row in memory, and the number of its
    /// first leaving row in the join and among all leaving rows.
    private var sections: ContiguousArray<Section> = []

    private struct Section: BitwiseCopyable {
        let index: Int
        let base: UnsafeRawPointer
        let inJoin: Int
        let overall: Int
    }

    init(
        _ changed: ContiguousArray<ChangedSection>,
        _ starts: ContiguousArray<(leaver: Int, comer: Int)>, _ collected: UnsafePointer<Int32>,
        _ leaving: [Int], count: Int
    ) {
        positions.reserveCapacity(count)
        rows.reserveCapacity(count)
        sections.reserveCapacity(leaving.count)
        for index in leaving {
            let position = Int32(truncatingIfNeeded: sections.count)
            sections.append(
                Section(
                    index: index, base: changed[index].oldRows.base, inJoin: rows.count,
                    overall: starts[index].leaver))
            let deletes = changed[index].deletes(in: collected)
            for number in 0..<changed[index].deleteCount {
                positions.append(position)
                rows.append(deletes.map { $0[number] } ?? Int32(truncatingIfNeeded: number))
            }
        }
    }

    /// The place of a leaving row, numbered within the join.
    subscript(leaver: Int) -> (section: Int, row: Int, leaver: Int) {
        let section = sections[Int(positions[leaver])]
        return (section.index, Int(rows[leaver]), section.overall + leaver - section.inJoin)
    }

    /// Where a leaving row lies in memory.
    @inline(__always)
    func address(_ leaver: Int, _ stride: Int) -> UnsafeRawPointer {
        sections[Int(positions[leaver])].base + Int(rows[leaver]) &* stride
    }
}
