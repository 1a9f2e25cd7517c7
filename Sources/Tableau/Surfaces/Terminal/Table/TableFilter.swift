#if !canImport(UIKit)
import Tableau

/// A live filter of a table's rows by their texts, with a focus of its own.
@MainActor final class TableFilter {
    unowned let screen: TerminalScreen
    var editor = LineEditor("") {
        didSet {
            guard editor.text != oldValue.text else { return }
            index.look(for: query)
            top = nil
        }
    }
    /// Whether keys go to the text; Enter ends that, and keys then move among the matches.
    var isTyping = true
    let index: SearchIndex
    /// The row with the focus; nil if there is none.
    private(set) var keptFocus: RowPath?
    /// The match where the next layout starts, and the line of its top; after a layout, the topmost.
    var top: (path: RowPath, line: Int)?
    var visibleLines: Int { max(1, screen.size.rows) }
    var slots: [VisibleSlot] = []
    /// Whether the match with the focus was visible after the last layout, or is to be.
    var focusWasVisible = false

    init(_ screen: TerminalScreen) {
        self.screen = screen
        index = SearchIndex(screen.table)
        if let focus = screen.focus { index.origin = focus }
        index.restart()
    }

    var query: String { editor.text }

    /// Follows a change of the table's rows; after a reload, all rows are checked again.
    func rowsDidChange(_ change: RowChange) {
        screen.setNeedsFrame()
        keptFocus = keptFocus.map { screen.row(withFocus: $0, after: change) }
        guard case .batch(let batch) = change else {
            if let keptFocus { index.origin = keptFocus }
            return index.restart()
        }
        index.origin = keptFocus ?? Self.path(of: index.origin, after: batch) ?? index.origin
        index.follow(batch)
        if index.isMostlyGarbage { index.restart() }
        top = top.map { old in
            // Otherwise another match takes its place, of which nothing was scrolled away.
            Self.path(of: old.path, after: batch).map { ($0, old.line) } ?? (old.path, 0)
        }
        settleFocus()
    }

    private static func path(of path: RowPath, after batch: AppliedBatch) -> RowPath? {
        TableRows(counts: batch.countsBefore).contains(path) ? batch.place(ofRow: path) : nil
    }

    // MARK: Focus

    func setFocus(_ path: RowPath?, reveals: Bool) {
        keptFocus = path
        focusWasVisible = reveals
        guard let path else { return }
        index.origin = path
        if reveals { reveal(path) }
    }

    /// Moves the focus to the nearest match if its row does not match or there is no focus.
    func settleFocus() {
        if let keptFocus, index.matches(keptFocus) || index.isPending(keptFocus) {
            if top == nil { reveal(keptFocus) }
            return
        }
        let place = keptFocus ?? index.origin
        setFocus(index.row(from: place) ?? index.row(before: place), reveals: true)
    }
}
#endif
