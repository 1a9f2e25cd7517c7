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
struct SearchIndex {
    let table: TableView
    var sections: [SearchedSection] = []
    let folding = TextFolding()
    var texts: TextStore
    private(set) var query: SearchQuery
    var highlighter: SearchHighlighter { SearchHighlighter(query: query, folding: folding) }
    /// The row where the next search starts, in both directions.
    var origin = RowPath(section: 0, row: 0)
    /// What the search has still to look at, the nearest last.
    var waiting: [Slice] = []

    /// Creates an index without rows; ``restart()`` takes those of the table.
    init(_ table: TableView) {
        self.table = table
        texts = TextStore(folding)
        query = SearchQuery("", folding)
    }

    /// Whether to ``restart()``: most of the known texts are of rows that have gone or changed.
    var isMostlyGarbage: Bool {
        texts.isMostlyGarbage(rows: sections.reduce(0) { $0 + $1.rows.count })
    }

    var isSearching: Bool { !waiting.isEmpty }

    /// Reads and checks everything again, to free memory or since identities are not known any more.
    ///
    /// Until a row is checked, the verdict on the previous row at its place applies: matches do not
    /// vanish for some frames, and those near the origin are correct within one.
    @MainActor mutating func restart() {
        texts = TextStore(folding)
        let old = sections
        sections = (0..<table.numberOfSections).map { section in
            var new = SearchedSection(
                count: table.numberOfRows(inSection: section), missing: query)
            guard old.indices.contains(section) else { return new }
            new.missing = old[section].missing
            new.replaceRows { rows in
                for row in rows.indices.prefix(old[section].rows.count) {
                    rows[row].matches = old[section].rows[row].matches
                }
            }
            return new
        }
        searchAnew()
    }

    /// Changes the query, reusing known verdicts.
    mutating func look(for text: String) {
        let new = SearchQuery(text, folding)
        guard new != query else { return }
        let (keepsMisses, keepsMatches) = (new.refines(query), query.refines(new))
        query = new
        for index in sections.indices {
            sections[index].missing = query.missing(in: sections[index].header)
            sections[index].forgetVerdicts(keepsMatches: keepsMatches, keepsMisses: keepsMisses)
        }
        searchAnew()
    }
}
#endif
