#if !canImport(UIKit)
import Tableau

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

    /// Handles a key while a filter is shown; returns false if the key is for the table or the
    /// application.
    func handleFilter(_ key: Key) -> Bool {
        guard let filter else { return false }
        let page = max(1, Int(table.frame.height) - 1)
        let command = BrowsingCommand.keys.command(for: key)
        switch key {
        case .escape: endFilter()
        case .enter where filter.isTyping: filter.isTyping = false
        case .enter: openFiltered()
        case .backspace where filter.isTyping && filter.query.isEmpty: endFilter()
        case .up, .down, .pageUp, .pageDown: move(filter, by: command?.lines(page: page) ?? 0)
        case _ where filter.isTyping && filter.type(key): break
        case .character(let character) where performRowAction(character) || perform(character):
            break
        default: return handleFilter(command, filter, page: page)
        }
        return true
    }

    private func handleFilter(
        _ command: BrowsingCommand?, _ filter: TableFilter, page: Int
    ) -> Bool {
        if let lines = command?.lines(page: page) {
            move(filter, by: lines)
            return true
        }
        switch command {
        case .first: move(filter, by: -filter.matchCount)
        case .last: move(filter, by: filter.matchCount)
        case .filter: filter.isTyping = true
        case .open: openFiltered()
        case .mark: if !toggleMark() { openFiltered() }
        case .markAll: toggleAllMarks()
        case .menu: openMenu()
        case .sortByPrevious: return sort(by: -1)
        case .sortByNext: return sort(by: 1)
        case .reverseOrder: return sort(by: 0)
        case .quit, .help: return false
        default: break
        }
        return true
    }

    private func move(_ filter: TableFilter, by steps: Int) {
        let old = filter.focus
        filter.move(by: steps)
        surface.userMovedFocus(to: filter.focus, from: old, by: steps)
    }

    /// Ends the filter and activates the focused row at its place in the table.
    private func openFiltered() {
        if let path = rowForKey() { openFiltered(path) }
    }

    func openFiltered(_ path: RowPath) {
        endFilter()
        surface.userFocuses(path)
        activate(path)
    }
}
#endif
