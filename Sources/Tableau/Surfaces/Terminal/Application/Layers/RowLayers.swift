#if !canImport(UIKit)
import Tableau

/// A text that is edited; or one that has ended by itself, whose keys must not act as commands.
@MainActor struct TypingLayer: InputLayer {
    let screen: TerminalScreen

    func take(_ event: InputEvent) -> Bool {
        if event.isPress { screen.ignoresTyping = false }
        switch event {
        case .key(let key):
            return screen.edit != nil && screen.handleEditing(key) || screen.isTypedTooLate(key)
        case .paste(let text) where screen.edit != nil: screen.paste(text)
        default: return false
        }
        return true
    }

    func add(to hints: inout KeyHints) -> Bool {
        let title = screen.edit?.control?.submitTitle
        hints.add(title == nil ? .escape : .enter, PrintableText.line(title ?? "done"), need: 2)
        if screen.showsOtherFields { hints.add(.tab, "next field", need: 1) }
        return false
    }
}

@MainActor struct SectionLetterLayer: InputLayer {
    let screen: TerminalScreen

    func take(_ event: InputEvent) -> Bool {
        if event.isPress { screen.awaitsSectionLetter = false }
        guard case .key(let key) = event else { return false }
        screen.awaitsSectionLetter = false
        if case .character(let letter) = key, let section = screen.section(for: letter) {
            screen.jump(toSection: section)
        }
        return true
    }

    func add(to hints: inout KeyHints) -> Bool {
        hints.prompts = ["Letter of the section to jump to", "Letter of the section", "Letter?"]
        return false
    }
}
#endif
