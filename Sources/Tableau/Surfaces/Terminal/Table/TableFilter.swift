#if !canImport(UIKit)
import Tableau

/// A live filter of a table's rows by their texts.
@MainActor final class TableFilter {
    unowned let screen: TerminalScreen
    var editor = LineEditor("") {
        didSet {
            guard editor.text != oldValue.text else { return }
            startAtFocus()
            index.look(for: query)
            top = nil
            // The user looks for other rows, and does not know yet which one has the focus.
            screen.sight.lost(isUser: true)
        }
    }
    /// Whether keys go to the text; Enter ends that, and keys then move among the matches.
    var isTyping = true
    let index: SearchIndex
    /// The match where the next layout starts, and the line of its top; after a layout, the topmost.
    var top: (path: RowPath, line: Int)?

    init(_ screen: TerminalScreen) {
        self.screen = screen
        index = SearchIndex(screen.table)
        startAtFocus()
        index.restart()
    }

    var query: String { editor.text }

    /// Lets the next search start near the user.
    private func startAtFocus() {
        if let focus = screen.focus { index.origin = focus }
    }

    /// Checks some more rows.
    func update(within budget: SearchBudget) {
        index.search(within: budget)
        settleFocus()
        screen.isStale = true
    }

    /// Follows a change of the table's rows; after a reload, all rows are checked again.
    func rowsDidChange(_ change: RowChange, from _: RowPath?) {
        startAtFocus()
        screen.setNeedsRefresh()
        guard case .batch(let batch) = change else { return index.restart() }
        index.follow(batch)
        if index.isMostlyGarbage { index.restart() }
        top = top.map { old in
            let isRow = TableRows(counts: batch.countsBefore).contains(old.path)
            // Otherwise another match takes its place, of which nothing was scrolled away.
            let new = isRow ? batch.place(ofRow: old.path) : nil
            return new.map { ($0, old.line) } ?? (old.path, 0)
        }
        settleFocus()
    }

    /// Moves the focus to the nearest match if its row does not match.
    private func settleFocus() {
        if let row = screen.focus, index.matches(row) || index.isPending(row) {
            if top == nil { revealFocus() }
            return
        }
        let place = screen.focus ?? index.origin
        if let match = index.row(from: place) ?? index.row(before: place) {
            screen.sight.lost()
            screen.setFocus(match, reveals: true)
        }
    }
}

/// Its matches are the list that keys act on; here is what they do otherwise than in the table.
extension TableFilter: InputLayer {
    func add(to hints: inout KeyHints) -> Bool {
        hints.add(.character("/"), need: 8, name: "/\(query)")
        hints.add(.back, need: 7, word: "clear")
        hints.addRowActions()
        screen.addOwn(to: &hints)
        return false
    }

    func take(_ event: InputEvent) -> Bool {
        guard case .key(let key) = event else { return false }
        switch BrowsingCommand.keys.command(for: key) {
        // Only Escape leads back from the matches.
        case .back: if key == .escape { screen.filter = nil }
        case .nextField, .previousField: break
        default: return false
        }
        return true
    }

    // MARK: Its text

    /// Handles a key while words are typed; returns false if it is for the matches.
    func type(_ key: Key) -> Bool {
        switch key {
        case _ where !isTyping: return false
        case .enter: isTyping = false
        case .backspace where query.isEmpty: screen.filter = nil
        default: return editor.handle(key)
        }
        return true
    }

    func paste(_ text: String) {
        if isTyping { editor.insert(String(text.prefix { !$0.isNewline })) }
    }
}
#endif
