#if !canImport(UIKit)
import Tableau

/// An index of the rows of a table that match a search.
///
/// Each row's text is read once and kept in folded form; a verdict moves with its row. Rows whose
/// text the program provides are read in bulk; for others the cell is made and read, which takes a
/// hundred times as long. Rows near the user's place are checked first, and each frame does only as
/// much work as its budget allows.
///
/// On the main actor only where it reads the table: its closures are checked on each call, which takes
/// most of the time for a million rows.
final class SearchIndex {
    let table: TableView
    var sections: [SearchedSection] = []
    private(set) var texts = TextStore()
    private(set) var words: SearchWords = []
    /// The row where the next search starts, in both directions.
    var origin = RowPath(section: 0, row: 0)
    /// What the search has still to look at, the nearest last.
    var waiting: [Slice] = []
    /// How often the search has started anew, since code that it runs may change the rows.
    var startCount = 0

    /// Creates an index without rows; ``restart()`` takes those of the table.
    init(_ table: TableView) { self.table = table }

    /// Whether to ``restart()``: most of the known texts are of rows that have gone or changed.
    var isMostlyGarbage: Bool {
        texts.isMostlyGarbage(rows: sections.reduce(0) { $0 + $1.rows.count })
    }

    var isSearching: Bool { !waiting.isEmpty }

    /// Reads and checks everything again, to free memory or since identities are not known any more.
    ///
    /// Until a row is checked, the verdict on the previous row at its place applies: matches do not
    /// vanish for some frames, and those near the origin are correct within one.
    @MainActor func restart() {
        sections = table.rowCounts.enumerated().map { section, count in
            let before = sections.indices.contains(section) ? sections[section] : nil
            let known = before?.rows.prefix(Int(count)) ?? []
            let new = repeatElement(SearchedRow(), count: Int(count) - known.count)
            return SearchedSection(
                known.map { SearchedRow(matches: $0.matches) } + new, header: before?.header ?? [])
        }
        // After the rows, whose texts are in it.
        texts = TextStore()
        searchAnew()
    }

    /// Changes the words, reusing known verdicts.
    func look(for text: String) {
        let new = SearchWords(of: text, texts.folding)
        guard new != words else { return }
        let (keepsMisses, keepsMatches) = (new.refines(words), words.refines(new))
        words = new
        for index in sections.indices {
            sections[index].forgetVerdicts(keepsMatches: keepsMatches, keepsMisses: keepsMisses)
        }
        searchAnew()
    }
}

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

    /// Follows a batch: only inserted or changed rows are read and checked again.
    ///
    /// - Complexity: O(rows of the changed sections).
    func follow(_ batch: AppliedBatch) {
        let changes = batch.map.operations
        becomeStale(changes.reloads)
        let removed = Dictionary(grouping: batch.map.removed.runs, by: \.section)
        let added = Dictionary(grouping: batch.map.added.runs, by: \.section)
        let old = sections
        sections = batch.countsAfter.indices.map { index in
            let count = Int(batch.countsAfter[index])
            guard let origin = batch.origin(ofSection: Int32(index)).keptPlace?.row else {
                return SearchedSection(Array(repeating: SearchedRow(), count: count))
            }
            var section = old[Int(origin)]
            let (left, came) = (removed[origin] ?? [], added[Int32(index)] ?? [])
            if !left.isEmpty || !came.isEmpty {
                // In one pass: `removeSubranges` takes a third longer for 1,000,000 rows. An empty
                // stretch at the end is what the last new rows come before.
                let kept = stretches(
                    of: section.rows.count, removing: left.map { $0.rows },
                    adding: came.map { $0.rows })
                var rows: [SearchedRow] = []
                rows.reserveCapacity(count)
                for (stretch, place) in kept + [(0..<0, count)] {
                    while rows.count < place {
                        let from = batch.map.path(ofNew: RowPath(section: index, row: rows.count))
                        var row = from.map { old[Int($0.section)].rows[Int($0.row)] }
                        // The words of another header count for it.
                        if from?.section != origin { row?.isPending = true }
                        rows.append(row ?? SearchedRow())
                    }
                    rows += section.rows[stretch]
                }
                section = SearchedSection(rows, header: section.header)
            }
            section.isHeaderStale = true
            return section
        }
        becomeStale(changes.reconfigures)
        searchAnew()
    }

    private func becomeStale(_ runs: [RowRun]) {
        for run in runs { sections[Int(run.section)].becomeStale(run.rows) }
    }
}
#endif
