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
#endif
