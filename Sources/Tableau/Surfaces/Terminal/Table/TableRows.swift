#if !canImport(UIKit)
import Tableau

/// The rows of a table as one sequence, for navigation.
@MainActor struct TableRows: RowSource {
    private let table: TableView

    init(_ table: TableView) {
        self.table = table
    }

    /// The number of rows of all sections.
    var count: Int { count(before: table.numberOfSections) }

    private func count(before section: Int) -> Int {
        (0..<section).reduce(0) { $0 + rows(in: $1) }
    }

    var last: RowPath? {
        start(ofSectionFrom: table.numberOfSections - 1, by: -1).map(end)
    }

    /// Returns the last row of a row's section.
    private func end(of path: RowPath) -> RowPath {
        RowPath(section: Int(path.section), row: rows(in: Int(path.section)) - 1)
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
        return step > 0 ? next : end(of: next)
    }

    func index(of path: RowPath) -> Int { count(before: Int(path.section)) + Int(path.row) }

    /// Returns the row at a path if it exists, otherwise the nearest one.
    func nearest(to path: RowPath) -> RowPath? {
        if contains(path) { return path }
        let section = Int(path.section)
        // Its section was the last one and is gone: the row above is the nearest.
        guard section < table.numberOfSections else { return last }
        if rows(in: section) > 0 {
            return RowPath(section: section, row: min(Int(path.row), rows(in: section) - 1))
        }
        return start(ofSectionFrom: section, by: 1) ?? last
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
