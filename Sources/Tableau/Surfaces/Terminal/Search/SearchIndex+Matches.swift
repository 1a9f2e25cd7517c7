#if !canImport(UIKit)
import Tableau

/// The rows that match, from top to bottom.
extension SearchIndex: RowSource {
    var last: RowPath? { match(before: RowPath(section: sections.count, row: 0)) }

    func row(_ step: Int, from path: RowPath) -> RowPath {
        (step > 0 ? match(after: path) : match(before: path)) ?? path
    }

    func start(ofSectionFrom section: Int, by step: Int) -> RowPath? {
        if step > 0 { return match(from: RowPath(section: section, row: 0)) }
        return match(before: RowPath(section: section + 1, row: 0)).flatMap {
            match(from: RowPath(section: $0.section, row: 0))
        }
    }
}

extension SearchIndex {
    /// The number of rows known to match.
    var matchCount: Int { sections.reduce(0) { $0 + $1.matchCount } }

    /// Returns whether a row is known to match; false for a row that does not exist.
    func matches(_ path: RowPath) -> Bool {
        let (section, row) = (Int(path.section), Int(path.row))
        guard sections.indices.contains(section), sections[section].rows.indices.contains(row)
        else { return false }
        return sections[section].rows[row].verdict == .matches
    }

    /// Returns whether a row has not been checked yet.
    func isPending(_ path: RowPath) -> Bool {
        let (section, row) = (Int(path.section), Int(path.row))
        return sections.indices.contains(section) && sections[section].rows.indices.contains(row)
            && sections[section].rows[row].isPending
    }

    /// Returns the first match at or after a row, which need not exist.
    func match(from path: RowPath) -> RowPath? {
        var section = max(0, Int(path.section))
        var row = max(0, Int(path.row))
        while section < sections.count {
            if sections[section].matchCount > 0, row < sections[section].rows.count {
                let found = sections[section].rows[row...].firstIndex { $0.verdict == .matches }
                if let found { return RowPath(section: section, row: found) }
            }
            section += 1
            row = 0
        }
        return nil
    }

    func match(after path: RowPath) -> RowPath? {
        match(from: RowPath(section: path.section, row: path.row + 1))
    }

    /// Returns the last match before a row, which need not exist.
    func match(before path: RowPath) -> RowPath? {
        var section = min(sections.count - 1, Int(path.section))
        var end = section < Int(path.section) ? Int.max : Int(path.row)
        while section >= 0 {
            if sections[section].matchCount > 0 {
                let rows = sections[section].rows.prefix(max(0, end))
                if let found = rows.lastIndex(where: { $0.verdict == .matches }) {
                    return RowPath(section: section, row: found)
                }
            }
            section -= 1
            end = .max
        }
        return nil
    }

    /// Returns the match that has a number of others before it.
    func match(at place: Int) -> RowPath? {
        var left = place
        for (section, rows) in sections.lazy.map(\.rows).enumerated() {
            if left >= sections[section].matchCount {
                left -= sections[section].matchCount
                continue
            }
            for (row, item) in rows.enumerated() where item.verdict == .matches {
                if left == 0 { return RowPath(section: section, row: row) }
                left -= 1
            }
        }
        return nil
    }

    func matchCount(before path: RowPath) -> Int {
        guard sections.indices.contains(Int(path.section)) else { return 0 }
        let section = sections[Int(path.section)]
        var count = sections[..<Int(path.section)].reduce(0) { $0 + $1.matchCount }
        for row in section.rows.prefix(Int(path.row)) where row.verdict == .matches { count += 1 }
        return count
    }
}
#endif
