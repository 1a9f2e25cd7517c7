#if !canImport(UIKit)
import Tableau

/// The rows that match, from top to bottom.
extension SearchIndex: RowSource {
    var sectionCount: Int { sections.count }

    func firstRow(in section: Int, from row: Int) -> Int? {
        guard sections[section].matchCount > 0 else { return nil }
        return sections[section].rows.dropFirst(row).firstIndex { $0.matches }
    }

    func lastRow(in section: Int, before row: Int) -> Int? {
        guard sections[section].matchCount > 0 else { return nil }
        return sections[section].rows.prefix(row).lastIndex { $0.matches }
    }
}

extension SearchIndex {
    var matchCount: Int { sections.reduce(0) { $0 + $1.matchCount } }

    /// Returns whether a row is known to match; false for a row that does not exist.
    func matches(_ path: RowPath) -> Bool { row(at: path)?.matches == true }

    func isPending(_ path: RowPath) -> Bool { row(at: path)?.isPending == true }

    private func row(at path: RowPath) -> SearchedRow? {
        guard sections.indices.contains(Int(path.section)) else { return nil }
        let rows = sections[Int(path.section)].rows
        return rows.indices.contains(Int(path.row)) ? rows[Int(path.row)] : nil
    }

    /// Returns the match that has a number of others before it; nil if there are no such.
    func match(at place: Int) -> RowPath? {
        var left = max(0, place)
        for (index, section) in sections.enumerated() {
            if left < section.matchCount {
                let rows = section.rows
                let matches = rows.indices.lazy.filter { rows[$0].matches }
                return matches.dropFirst(left).first.map { RowPath(section: index, row: $0) }
            }
            left -= section.matchCount
        }
        return nil
    }

    func matchCount(before path: RowPath) -> Int {
        guard sections.indices.contains(Int(path.section)) else { return 0 }
        let above = sections[Int(path.section)].rows.prefix(Int(path.row))
        return sections[..<Int(path.section)].reduce(0) { $0 + $1.matchCount }
            + above.count { $0.matches }
    }
}
#endif
