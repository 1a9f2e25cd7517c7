#if !canImport(UIKit)
import Tableau

/// The rows of a table as one sequence: those of now, or those before or after a batch.
struct TableRows: RowSource {
    /// The number of rows of each section.
    private let counts: [Int32]

    init(_ counts: [Int32]) {
        self.counts = counts
    }

    @MainActor init(_ table: TableView) {
        counts = table.rowCounts
    }

    var count: Int { counts.reduce(0) { $0 + Int($1) } }

    func contains(_ path: RowPath) -> Bool {
        path.row >= 0 && counts.indices.contains(Int(path.section))
            && path.row < counts[Int(path.section)]
    }

    func index(of path: RowPath) -> Int {
        counts[..<Int(path.section)].reduce(Int(path.row)) { $0 + Int($1) }
    }

    /// Returns the row at a path, or the nearest one: of its section, if that has rows.
    func nearest(to path: RowPath) -> RowPath? {
        if contains(path) { return path }
        let above = row(before: path)
        return above?.section == path.section ? above : row(from: path) ?? above
    }

    func row(from path: RowPath) -> RowPath? {
        if contains(path) { return path }
        let below = counts.indices.dropFirst(Int(path.section) + 1)
        return below.first { counts[$0] > 0 }.map { RowPath(section: $0, row: 0) }
    }

    func row(before path: RowPath) -> RowPath? {
        for section in counts.indices.prefix(Int(path.section) + 1).reversed() {
            let end = section == path.section ? min(counts[section], path.row) : counts[section]
            if end > 0 { return RowPath(section: Int32(section), row: end - 1) }
        }
        return nil
    }
}
#endif
