#if !canImport(UIKit)
import Tableau

/// A filter above its matches: its text while that is typed, and the key that ends it.
@MainActor struct FilterLayer: InputLayer {
    let screen: TerminalScreen
    let filter: TableFilter

    var isTyping: Bool? { filter.isTyping ? true : nil }

    var status: StatusContent? {
        filter.isTyping ? .search(filter.editor, found: filter.summary) : nil
    }

    func add(to hints: inout KeyHints) -> Bool {
        hints.add(.character("/"), need: 8, name: "/\(filter.query)")
        hints.add(.back, need: 7, word: "clear")
        if !filter.isTyping { hints.addRowActions() }
        return true
    }

    func take(_ key: Key) -> Bool {
        switch key {
        case .escape: screen.filter = nil
        case .enter where filter.isTyping: filter.isTyping = false
        case .backspace where filter.isTyping && filter.query.isEmpty: screen.filter = nil
        case .up, .down, .pageUp, .pageDown: return false
        case _ where filter.isTyping && filter.type(key): break
        // Only Escape leads back from the matches.
        case _ where BrowsingCommand.keys.command(for: key) == .back: break
        default: return false
        }
        return true
    }

    func take(_ event: InputEvent) -> Bool {
        switch event {
        case .paste(let text) where filter.isTyping: filter.paste(text)
        case .mouse(.rightPress, _, _):
            // The mouse is used for another purpose than typing.
            filter.isTyping = false
            return false
        default: return false
        }
        return true
    }
}
#endif
