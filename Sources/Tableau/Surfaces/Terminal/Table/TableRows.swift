#if !canImport(UIKit)
import Tableau

/// The rows of a table as one sequence: those of now, or those before or after a batch.
struct TableRows: RowSource {
    /// The number of rows of each section.
    let counts: [Int32]

    var count: Int { counts.reduce(0) { $0 + Int($1) } }

    func contains(_ path: RowPath) -> Bool { BatchCheck.contains(path, counts) }

    func index(of path: RowPath) -> Int {
        counts[..<Int(path.section)].reduce(Int(path.row)) { $0 + Int($1) }
    }

    /// Returns the row at a path, or the nearest one: of its section, if that has rows.
    func nearest(to path: RowPath) -> RowPath? {
        if contains(path) { return path }
        let above = row(before: path)
        return above?.section == path.section ? above : row(from: path) ?? above
    }

    var sectionCount: Int { counts.count }

    func firstRow(in section: Int, from row: Int) -> Int? { row < counts[section] ? row : nil }

    func lastRow(in section: Int, before row: Int) -> Int? {
        let end = min(Int(counts[section]), row)
        return end > 0 ? end - 1 : nil
    }
}

extension TableRows {
    @MainActor init(_ table: TableView) { self.init(counts: table.rowCounts) }
}
#endif
