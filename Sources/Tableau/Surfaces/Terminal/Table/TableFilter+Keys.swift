#if !canImport(UIKit)
import Tableau

/// A filter is the layer above its matches: its text while that is typed, and the key that ends it.
extension TableFilter: InputLayer {
    func add(to hints: inout KeyHints) -> Bool {
        hints.add(.character("/"), need: 8, name: "/\(query)")
        hints.add(.back, need: 7, word: "clear")
        if !isTyping { hints.addRowActions() }
        return true
    }

    private func take(_ key: Key) -> Bool {
        switch key {
        case .escape: screen.filter = nil
        case .enter where isTyping: isTyping = false
        case .backspace where isTyping && query.isEmpty: screen.filter = nil
        case _ where isTyping && editor.handle(key): break
        default: return false
        }
        return true
    }

    func take(_ event: InputEvent) -> Bool {
        switch event {
        case .key(let key): return take(key)
        case .paste(let text) where isTyping: editor.insert(String(text.prefix { !$0.isNewline }))
        case .mouse(.rightPress, _, _):
            // The mouse is used for another purpose than typing.
            isTyping = false
            return false
        default: return false
        }
        return true
    }
}
#endif
