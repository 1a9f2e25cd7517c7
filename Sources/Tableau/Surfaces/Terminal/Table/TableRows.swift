#if !canImport(UIKit)
import Tableau

/// The rows of a table as one sequence, for navigation.
@MainActor struct TableRows: RowSource {
    private let table: TableView

    init(_ table: TableView) {
        self.table = table
    }

    /// The number of rows of all sections.
    var count: Int {
        var count = 0
        for section in 0..<table.numberOfSections {
            count += table.numberOfRows(inSection: section)
        }
        return count
    }

    var first: RowPath? { start(ofSectionFrom: 0, by: 1) }

    var last: RowPath? {
        guard let start = start(ofSectionFrom: table.numberOfSections - 1, by: -1) else {
            return nil
        }
        return RowPath(section: Int(start.section), row: rows(in: Int(start.section)) - 1)
    }

    var all: [RowPath] {
        (0..<table.numberOfSections).flatMap { section in
            (0..<rows(in: section)).map { RowPath(section: section, row: $0) }
        }
    }

    /// Returns the last row of a table with these counts; nil if there is none.
    static func last(in counts: [Int32]) -> RowPath? {
        counts.lastIndex { $0 > 0 }.map { RowPath(section: $0, row: Int(counts[$0]) - 1) }
    }

    func contains(_ path: RowPath) -> Bool {
        path.row >= 0 && path.section >= 0 && Int(path.section) < table.numberOfSections
            && Int(path.row) < rows(in: Int(path.section))
    }

    /// - Complexity: O(sections passed).
    func row(_ step: Int, from path: RowPath) -> RowPath {
        let (section, row) = (Int(path.section), Int(path.row) + step)
        if row >= 0, row < rows(in: section) { return RowPath(section: section, row: row) }
        guard let next = start(ofSectionFrom: section + step, by: step) else {
            return (step > 0 ? last : first) ?? path
        }
        let end = step > 0 ? 0 : rows(in: Int(next.section)) - 1
        return RowPath(section: Int(next.section), row: end)
    }

    func index(of path: RowPath) -> Int {
        var index = Int(path.row)
        for section in 0..<Int(path.section) { index += rows(in: section) }
        return index
    }

    /// Returns the row at a path if it exists, otherwise the nearest one.
    func nearest(to path: RowPath) -> RowPath? {
        if contains(path) { return path }
        let section = Int(path.section)
        // Its section was the last one and is gone: the row above is the nearest.
        guard section < table.numberOfSections else { return last }
        if rows(in: section) > 0 {
            return RowPath(section: section, row: min(Int(path.row), rows(in: section) - 1))
        }
        if let start = start(ofSectionFrom: section, by: 1) { return start }
        return last
    }

    func start(ofSectionFrom section: Int, by step: Int) -> RowPath? {
        var section = section
        while section >= 0, section < table.numberOfSections {
            if rows(in: section) > 0 { return RowPath(section: section, row: 0) }
            section += step
        }
        return nil
    }

    private func rows(in section: Int) -> Int { table.numberOfRows(inSection: section) }
}
#endif
