#if !canImport(UIKit)
import Tableau

/// A layer of input: it takes keys and the mouse before the layers below it, and says what they do.
///
/// The layers are made from the state, for each event and each frame. An event goes down from the
/// topmost layer, the application, until one takes it; the lowest is a screen.
@MainActor protocol InputLayer {
    /// Handles an event; returns false if it is for the layers below.
    func take(_ event: InputEvent) -> Bool

    /// Adds hints of its keys; returns whether those of the layers below apply as well.
    func add(to hints: inout KeyHints) -> Bool
}

extension TerminalScreen {
    /// The layers of the screen that apply now, the topmost first.
    var layers: [any InputLayer] {
        let isTypedFor = expectsTyping || awaitsSectionLetter
        let layers: [(any InputLayer)?] = [
            isTypedFor ? TypingLayer(screen: self) : nil, menu, lifted,
            isInSplit ? application?.split : nil, filter, self,
        ]
        return layers.compactMap(\.self)
    }

    /// Whether it is one of several screens that are shown together.
    var isInSplit: Bool { application.map { $0.split.screens.count > 1 } ?? false }
}

/// What is typed: into a text that is edited, as the words of a filter, as the letter of a section, or too
/// late for a text that has ended by itself: its keys must not act as commands.
@MainActor struct TypingLayer: InputLayer {
    let screen: TerminalScreen

    func take(_ event: InputEvent) -> Bool {
        if event.isPress { (screen.ignoresTyping, screen.awaitsSectionLetter) = (false, false) }
        switch event {
        case .key(let key):
            return screen.edit != nil && screen.handleEditing(key) || screen.isTypedTooLate(key)
                || takeSectionLetter(key) || screen.filter?.type(key) == true
        case .paste(let text) where screen.edit != nil: screen.paste(text)
        case .paste(let text): screen.filter?.paste(text)
        default:
            // The right button is used for another purpose than typing.
            if case .mouse(.rightPress, _, _) = event { screen.filter?.isTyping = false }
            return false
        }
        return true
    }

    private func takeSectionLetter(_ key: Key) -> Bool {
        guard screen.awaitsSectionLetter else { return false }
        screen.awaitsSectionLetter = false
        if case .character(let letter) = key, let section = screen.section(for: letter) {
            screen.jump(toSection: section)
        }
        return true
    }

    func add(to hints: inout KeyHints) -> Bool {
        if screen.awaitsSectionLetter {
            hints.prompt = "Letter of the section to jump to"
            return false
        }
        let title = screen.edit?.control?.submitTitle
        hints.add(title == nil ? .escape : .enter, PrintableText.line(title ?? "done"), need: 2)
        if screen.showsOtherFields { hints.add(.tab, "next field", need: 1) }
        return false
    }
}
#endif
