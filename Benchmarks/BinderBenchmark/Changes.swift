#if !canImport(UIKit)
import BenchmarkHarness
import Tableau

/// How much of a table changes from one state to the next.
enum Change: String, CaseIterable {
    case nothing = "nothing"
    case oneRow = "one row"
    case onePercent = "1 %"
    case everything = "all"

    /// Two states of a table to alternate between.
    func states(rows: Int, sections: Int) -> (Fixture.Data, Fixture.Data) {
        let each = rows / sections
        var old: Fixture.Data = [:]
        for section in 0..<sections {
            old[Section(number: section)] = (0..<each).map {
                Row(id: section * each + $0, version: 0)
            }
        }
        var new = old
        switch self {
        case .nothing:
            // Equal rows in new arrays, like a repeated answer of a server.
            new = old.mapValues { $0.map { $0 } }
        case .oneRow:
            new[Section(number: sections / 2)]![each / 2].version = 1
        case .onePercent:
            // A third each is updated, deleted and inserted; in 100 rows that is one row.
            for (number, index) in stride(from: 50, to: rows, by: 100).enumerated() {
                let section = Section(number: index / each)
                let row = min(index % each, new[section]!.count - 1)
                switch number % 3 {
                case 0: new[section]![row].version = 1
                case 1: new[section]!.remove(at: row)
                default: new[section]!.insert(Row(id: rows + index, version: 0), at: row)
                }
            }
        case .everything:
            new = old.mapValues { rows in rows.map { Row(id: -1 - $0.id, version: 0) } }
        }
        return (old, new)
    }
}

/// The bare diff of the same data for comparison; sections are in the binder's order.
func bareDiff(_ old: Fixture.Data, _ new: Fixture.Data, sections: Int) -> Work {
    func table(_ data: Fixture.Data) -> [RowSection<Int, Row>] {
        (0..<sections).map { RowSection($0, rows: data[Section(number: $0)] ?? []) }
    }
    let (before, after) = (table(old), table(new))
    var flipped = false
    return Work {
        blackHole(flipped ? SectionedDiff(after, before) : SectionedDiff(before, after))
        flipped.toggle()
    }
}
#endif
