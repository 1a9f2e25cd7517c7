#if !canImport(UIKit)
import Tableau

extension TerminalScreen {
    /// Whether a filter has rows left to look at.
    package var isSearching: Bool { filter?.isSearching ?? false }

    func beginFilter() {
        endEditing()
        filter = TableFilter(table, near: surface.focus) { [weak self] in
            self?.rowColumns.count ?? 80
        }
        setNeedsFrame()
    }

    func endFilter() {
        filter = nil
        setNeedsFrame()
    }

    /// Handles a key while rows are filtered; false if it is for the table or the application.
    func handleFilter(_ key: Key) -> Bool {
        guard let filter else { return false }
        let page = max(1, Int(table.frame.height) - 1)
        switch key {
        case .escape: endFilter()
        case .enter where filter.isTyping && filter.matchCount > 1: filter.isTyping = false
        case .enter: openFiltered()
        case .backspace where filter.isTyping && filter.query.isEmpty: endFilter()
        case .down: filter.move(by: 1)
        case .up: filter.move(by: -1)
        case .pageDown: filter.move(by: page)
        case .pageUp: filter.move(by: -page)
        case _ where filter.isTyping && filter.type(key): break
        case .character(let character) where perform(character): break
        case .home, .character("g"): filter.move(by: -filter.matchCount)
        case .end, .character("G"): filter.move(by: filter.matchCount)
        case .character("j"): filter.move(by: 1)
        case .character("k"): filter.move(by: -1)
        case .character("/"): filter.isTyping = true
        case .character(" "), .right: openFiltered()
        case .character("q"), .character("?"): return false
        default: break
        }
        return true
    }

    /// Ends the filter and does what the row with the focus is for, in its place in the table.
    func openFiltered() {
        guard let path = filter?.focusedPath else { return }
        endFilter()
        surface.setFocus(path)
        activateFocus()
    }
}
#endif
