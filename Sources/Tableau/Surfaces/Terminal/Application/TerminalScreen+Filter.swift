import Tableau

extension TerminalScreen {
    func beginFilter() {
        endEditing()
        filter = TableFilter(table)
        setNeedsFrame()
    }

    func endFilter() {
        filter = nil
        setNeedsFrame()
    }

    /// Obeys a key while rows are filtered; false if it is for the table or the application.
    func handleFilter(_ key: Key) -> Bool {
        guard let filter else { return false }
        let page = max(1, Int(table.frame.height) - 1)
        switch key {
        case .escape: endFilter()
        case .enter where filter.isTyping && filter.matches.count > 1: filter.isTyping = false
        case .enter: openFiltered()
        case .backspace where filter.isTyping && filter.query.isEmpty: endFilter()
        case .down: filter.move(by: 1)
        case .up: filter.move(by: -1)
        case .pageDown: filter.move(by: page)
        case .pageUp: filter.move(by: -page)
        case _ where filter.isTyping && filter.type(key): break
        case .character("j") where !filter.isTyping: filter.move(by: 1)
        case .character("k") where !filter.isTyping: filter.move(by: -1)
        case .home, .character("g"): filter.move(by: -filter.matches.count)
        case .end, .character("G"): filter.move(by: filter.matches.count)
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
