#if !canImport(UIKit)
import Tableau

/// Which rows of a table hold what a person looks for.
///
/// Each row's text is read once and kept, folded; a verdict stays with its row. Rows that the
/// program says the text of are read in bulk; of others the cell is made and read, which takes
/// a hundred times as long. What is near the person's place is looked at first, and each frame does
/// only as much as its budget allows.
///
/// Not of the main actor but where it asks the table: closures of the main actor are checked at each
/// call, which for a million rows is most of the time.
struct SearchIndex {
    let table: TableView
    var sections: [SearchedSection] = []
    let folding = TextFolding()
    var texts: TextStore
    private(set) var query: SearchQuery
    /// What marks the words of the query.
    var highlighter: SearchHighlighter { SearchHighlighter(query: query, folding: folding) }
    /// Where the search starts, going both ways.
    private(set) var origin: RowPath
    /// How far the search got: everything between the two was checked.
    var (down, up): (RowPath, RowPath)
    var goesDown = false

    /// An index of which nothing is known yet.
    @MainActor init(_ table: TableView, near origin: RowPath) {
        self.init(table)
        self.origin = origin
        restart()
    }

    /// An index of no rows.
    init(_ table: TableView) {
        self.table = table
        origin = RowPath(section: 0, row: 0)
        (down, up) = (origin, origin)
        texts = TextStore(folding)
        query = SearchQuery("", folding)
    }

    /// Whether rows are left to look at.
    var isSearching: Bool { sections.contains(where: \.isPending) }

    /// Looks at everything again: which row is which is not known any more.
    ///
    /// Until a row is looked at, the verdict on the one that was there before stands for it: what is
    /// shown does not vanish for some frames, and what is near the origin is right within one.
    @MainActor mutating func restart() {
        texts = TextStore(folding)
        let old = sections
        sections = (0..<table.numberOfSections).map { section in
            var new = SearchedSection(count: table.numberOfRows(inSection: section))
            guard old.indices.contains(section) else { return new }
            new.replaceRows { rows in
                for row in rows.indices.prefix(old[section].rows.count) {
                    rows[row].verdict = old[section].rows[row].verdict
                }
            }
            return new
        }
        searchAnew()
    }

    /// Looks for something else, from what is known.
    mutating func look(for text: String) {
        let new = SearchQuery(text, folding)
        guard new != query else { return }
        let (keepsMisses, keepsMatches) = (new.refines(query), query.refines(new))
        query = new
        for index in sections.indices {
            sections[index].headerWords = words(in: sections[index].header)
            sections[index].forgetVerdicts(keepsMatches: keepsMatches, keepsMisses: keepsMisses)
        }
        searchAnew()
    }

    /// Starts the search from another row.
    mutating func search(near path: RowPath) {
        origin = path
        searchAnew()
    }

    /// Lets the next search start from another row; the one under way goes on.
    mutating func moveOrigin(to path: RowPath) { origin = path }

    /// Goes through what is pending from the origin again.
    mutating func searchAnew() {
        down = origin
        up = origin
    }

    func words(in header: [UInt8]?) -> UInt64 {
        header?.withUnsafeBufferPointer { header in query.withWords { $0.found(in: header) } } ?? 0
    }

}
#endif
