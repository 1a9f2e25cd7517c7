#if !canImport(UIKit)
/// The keys that the status line names: those that are needed least give way first.
@MainActor struct KeyHints {
    private struct Hint {
        var text: String
        /// The more a person needs it, the larger.
        var need: Int
    }

    private var hints: [Hint] = []
    /// What is asked for in their place, the longest first.
    private var prompts: [String] = []

    init(_ application: TerminalApplication) {
        let screen = application.top
        if application.help != nil {
            add("↑↓ scroll", need: 1)
            add("Esc close", need: 2)
        } else if screen.editor != nil {
            add("Esc done", need: 2)
            add("Tab next field", need: 1)
        } else if screen.awaitsSectionLetter {
            prompts = ["Letter of the section to jump to", "Letter of the section", "Letter?"]
        } else {
            if let filter = screen.filter {
                add("/\(filter.query)", need: 8)
                add("Esc clear", need: 7)
            } else {
                add("↑↓ move", need: 0)
                if screen.surface.isFocusActive { add("⏎ open", need: 2) }
                if application.screens.count > 1 { add("Esc back", need: 4) }
            }
            for action in screen.actions { add("\(action.key) \(action.title)", need: 3) }
            add("/ filter", need: 1)
            // All other keys can be found from here.
            add("? help", need: 6)
            add("q quit", need: 5)
        }
    }

    private mutating func add(_ text: String, need: Int) {
        hints.append(Hint(text: text, need: need))
    }

    /// The hints that fit, in their order.
    func text(room: Int) -> String {
        if let prompt = prompts.first(where: { CharacterWidth.columns(of: $0) <= room }) {
            return prompt
        }
        var shown = hints
        while !shown.isEmpty {
            let text = shown.map(\.text).joined(separator: "  ")
            if CharacterWidth.columns(of: text) <= room { return text }
            guard let least = shown.map(\.need).min(),
                let index = shown.lastIndex(where: { $0.need == least })
            else { break }
            shown.remove(at: index)
        }
        return ""
    }
}
#endif
