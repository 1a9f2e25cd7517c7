#if !canImport(UIKit)
import Tableau

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
