#if !canImport(UIKit)
import BenchmarkHarness
import Tableau

/// How much of a table changes from one state to the next.
enum Change: String, CaseIterable {
    case onePercent = "1 % changed"
    case oneRow = "one row changed"
    case nothing = "nothing changed"
    case everything = "everything changed"

    /// Eight states of a table, to go through and back.
    func states(rows: Int, sections: Int) -> Inputs<Fixture.Data> {
        let each = rows / sections
        var current = Fixture.data(rows, sections)
        return Inputs { turn in
            if turn > 0 { change(&current, turn: Int(turn), each: each) }
            return current
        }
    }

    private func change(_ data: inout Fixture.Data, turn: Int, each: Int) {
        let rows = each * data.count
        switch self {
        case .nothing:
            // Equal rows in new arrays, like a repeated answer of a server.
            data = data.mapValues { $0.map { $0 } }
        case .oneRow:
            let row = rows * turn / 9
            data[Section(number: row / each)]![row % each].version += 1
        case .onePercent:
            // A third each is updated, deleted and inserted; in 100 rows that is one row.
            for (number, index) in stride(from: 10 * turn, to: rows, by: 100).enumerated() {
                let section = Section(number: index / each)
                let row = min(index % each, data[section]!.count - 1)
                switch (number + turn) % 3 {
                case 1 where row > 0: data[section]!.remove(at: row)
                case 2: data[section]!.insert(Row(id: rows * turn + index, version: 0), at: row)
                default: data[section]![row].version += 1
                }
            }
        case .everything:
            data = data.mapValues { $0.map { Row(id: $0.id + rows, version: 0) } }
        }
    }
}

/// The bare diff of the same data; sections are in the binder's order.
@MainActor func bareDiff(_ states: Inputs<Fixture.Data>, sections: Int) -> Work {
    states.map { data in
        (0..<sections).map { RowSection($0, rows: data[Section(number: $0)] ?? []) }
    }.backAndForth { blackHole(SectionedDiff($0, $1)) }
}
#endif
