#if !canImport(UIKit)
import Tableau

/// The rows of a table whose texts hold what a person types.
///
/// The table itself stays as it is, and live. What has the focus is a row and not a place: it keeps
/// the focus wherever batches take it.
@MainActor final class TableFilter {
    let table: TableView
    /// How many columns a row takes.
    let rowWidth: () -> Int
    private var editor = LineEditor("")
    /// Whether keys go to the text; Enter ends that, and keys move among the matches.
    var isTyping = true
    private(set) var index: SearchIndex
    /// The match that has the focus; nil while there is none.
    private(set) var focus: RowPath?
    /// The match at the top, and how many of its lines are above it.
    var (first, cut): (RowPath?, Int) = (nil, 0)
    var visibleLines = 1
    /// What was shown last.
    var shown: [Item] = []
    /// The index is being worked with: what runs meanwhile may change the table.
    private var isLooking = false
    private var hasMissedChange = false

    /// A filter that finds everything.
    ///
    /// - Parameters:
    ///   - place: The row near which it looks first.
    ///   - rowWidth: How many columns a row takes.
    init(_ table: TableView, near place: RowPath?, rowWidth: @escaping () -> Int) {
        self.table = table
        self.rowWidth = rowWidth
        index = SearchIndex(table, near: place ?? RowPath(section: 0, row: 0))
    }

    /// What was typed.
    var query: String { editor.text }
    /// What marks the words in what is shown.
    var highlighter: SearchHighlighter { index.highlighter }
    /// How many rows match, as far as is known.
    var matchCount: Int { index.matchCount }
    /// Whether rows are left to look at.
    var isSearching: Bool { index.isSearching }
    /// The row with the focus, if it matches; nil if nothing does.
    var focusedPath: RowPath? { focus.flatMap { index.matches($0) ? $0 : nil } }

    /// How many match, in words.
    var summary: String {
        "\(matchCount)" + (isSearching ? "…" : "") + (matchCount == 1 ? " match" : " matches")
    }

    // MARK: Typing

    /// Handles a key of typing; false if it is none.
    func type(_ key: Key) -> Bool {
        var changed = editor
        guard changed.handle(key) else { return false }
        edit(changed)
        return true
    }

    func paste(_ text: String) {
        var changed = editor
        changed.insert(String(text.prefix { !$0.isNewline }))
        edit(changed)
    }

    private func edit(_ changed: LineEditor) {
        let isNew = changed.text != editor.text
        editor = changed
        guard isNew else { return }
        if let focus { index.search(near: focus) }
        index.look(for: query)
        (first, cut) = (nil, 0)
    }

    // MARK: Looking

    /// Looks through some more rows.
    func search(within budget: SearchBudget) {
        guard !isLooking else { return }
        isLooking = true
        var budget = budget
        // Making a cell runs code of the program, which may change the table: the index it then
        // finds here is another one, and this one starts again.
        var working = SearchIndex(table)
        swap(&working, &index)
        working.search(within: &budget)
        swap(&working, &index)
        isLooking = false
        if hasMissedChange { restart() }
        hasMissedChange = false
        settleFocus()
    }

    /// Follows a change of the table's rows.
    ///
    /// - Parameters:
    ///   - batch: The batch; nil for a reload, after which all rows are looked at again.
    ///   - newPlace: Where the row with the focus is now; nil if it is gone.
    func rowsDidChange(_ batch: AppliedBatch?, newPlace: (RowPath) -> RowPath?) {
        focus = focus.flatMap(newPlace)
        guard !isLooking else {
            hasMissedChange = true
            return
        }
        guard let batch else { return restart() }
        index.follow(batch)
        let origin = focus ?? Self.path(of: index.origin, after: batch) ?? index.origin
        index.search(near: origin)
        if let old = first { first = Self.path(of: old, after: batch) ?? old }
        settleFocus()
    }

    private func restart() {
        index.restart()
        if let focus { index.search(near: focus) }
    }

    private static func path(of path: RowPath, after batch: AppliedBatch) -> RowPath? {
        guard batch.countsBefore.indices.contains(Int(path.section)),
            path.row < batch.countsBefore[Int(path.section)]
        else { return nil }
        return batch.place(ofRow: path)
    }

    // MARK: Focus

    func setFocus(_ path: RowPath?) {
        focus = path
        guard let path else { return }
        index.moveOrigin(to: path)
        reveal(path)
    }

    /// Gives the focus to the nearest match if its row does not match, or nothing has it.
    private func settleFocus() {
        if let focus, index.matches(focus) || index.isPending(focus) {
            if first == nil { reveal(focus) }
            return
        }
        let place = focus ?? index.origin
        setFocus(index.match(from: place) ?? index.match(before: place))
    }
}
#endif
