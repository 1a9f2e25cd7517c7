/// Where the leaving rows of a join come from.
struct LeavingRows {
    /// For each leaving row of the join its changed section.
    private var sections: ContiguousArray<Int32> = []
    /// For each leaving row of the join its row in that section.
    private var rows: ContiguousArray<Int32> = []
    /// For each changed section its first row in memory, and the number of its first leaving row
    /// in the join and among all leaving rows.
    private var starts: ContiguousArray<(base: UnsafeRawPointer, inJoin: Int, overall: Int)> = []

    init(
        _ changed: ContiguousArray<ChangedSection>, _ collected: UnsafePointer<Int32>,
        _ leaving: [Int], count: Int
    ) {
        sections.reserveCapacity(count)
        rows.reserveCapacity(count)
        starts.reserveCapacity(changed.count)
        var overall = 0
        var next = 0
        for index in changed.indices {
            starts.append((changed[index].oldRows.base, sections.count, overall))
            let leavers = changed[index].deleteCount
            overall += leavers
            guard next < leaving.count, leaving[next] == index else { continue }
            next += 1
            let deletes = changed[index].deletes(in: collected)
            for position in 0..<leavers {
                sections.append(Int32(truncatingIfNeeded: index))
                rows.append(deletes.map { $0[position] } ?? Int32(truncatingIfNeeded: position))
            }
        }
    }

    /// The place of a leaving row, numbered within the join.
    subscript(leaver: Int) -> (section: Int, row: Int, leaver: Int) {
        let index = Int(sections[leaver])
        let start = starts[index]
        return (index, Int(rows[leaver]), start.overall + leaver - start.inJoin)
    }

    /// Where a leaving row lies in memory.
    @inline(__always)
    func address(_ leaver: Int, _ stride: Int) -> UnsafeRawPointer {
        starts[Int(sections[leaver])].base + Int(rows[leaver]) &* stride
    }
}
