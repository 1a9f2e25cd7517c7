#if !canImport(UIKit)
import Tableau

/// The rows that match a filter, and its text while that is typed.
@MainActor struct FilterLayer: ListLayer {
    let screen: TerminalScreen
    let filter: TableFilter

    var isTyping: Bool? { filter.isTyping ? true : nil }
    var index: [SectionIndex.Entry] { [] }

    var status: StatusContent? {
        filter.isTyping ? .search(filter.editor, found: filter.summary) : nil
    }

    var help: [HelpPage.Entry]? {
        filter.isTyping
            ? screen.entries(EditingCommand.keys.entries)
            : screen.browsingEntries { $0.appliesToMatches && screen.offers($0) }
    }

    func add(to hints: inout KeyHints) -> Bool {
        hints.add("/", need: 8, name: "/\(filter.query)")
        hints.add(.back, need: 7, word: "clear")
        if !filter.isTyping { hints.addRowActions() }
        return true
    }

    // MARK: Keys

    func take(_ key: Key) -> Bool {
        let page = max(1, Int(screen.table.frame.height) - 1)
        let command = BrowsingCommand.keys.command(for: key)
        switch key {
        case .escape: screen.endFilter()
        case .enter where filter.isTyping: filter.isTyping = false
        case .backspace where filter.isTyping && filter.query.isEmpty: screen.endFilter()
        case .up, .down, .pageUp, .pageDown: move(by: command?.lines(page: page) ?? 0)
        case _ where filter.isTyping && filter.type(key): break
        case _ where perform(key): break
        default: return command.map { take($0, key, page: page) } ?? true
        }
        return true
    }

    private func take(_ command: BrowsingCommand, _ key: Key, page: Int) -> Bool {
        switch command {
        case .first: move(by: -filter.matchCount)
        case .last: move(by: filter.matchCount)
        case .filter: filter.isTyping = true
        case .quit, .help: return false
        default:
            if let lines = command.lines(page: page) {
                move(by: lines)
            } else {
                _ = act(on: command, key)
            }
        }
        return true
    }

    private func move(by steps: Int) {
        let old = filter.focus
        filter.move(by: steps)
        screen.surface.userMovedFocus(to: filter.focus, from: old, by: steps)
    }

    /// Activates the focused match at its place in the table.
    func openFocus(_ key: Key) {
        if let path = screen.rowForKey() { open(path, key) }
    }

    /// Ends the filter and activates a row at its place in the table.
    func open(_ row: RowPath, _ key: Key) {
        screen.endFilter()
        screen.surface.userFocuses(row)
        screen.activate(row)
    }

    // MARK: Mouse

    func press(on row: RowPath, column: Int, line: Int) { filter.setFocus(row, reveals: false) }
    func scroll(by lines: Int) { filter.scroll(by: lines) }
    func scroll(toPart part: Double) { filter.scroll(toPart: part) }
    func paste(_ text: String) { if filter.isTyping { filter.paste(text) } }
    func endTyping() { filter.isTyping = false }
}

extension TerminalScreen {
    /// Whether a filter is still searching rows.
    package var isSearching: Bool { filter?.isSearching ?? false }

    func beginFilter() {
        endEditing()
        filter = TableFilter(
            table, near: surface.focus, rowWidth: { [weak self] in self?.rowColumns.count ?? 80 },
            focusHasGone: { [weak self] in self?.surface.sight.lost(hasGone: true) })
        setNeedsFrame()
    }

    func endFilter() {
        filter = nil
        setNeedsFrame()
    }
}
#endif
