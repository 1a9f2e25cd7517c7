#if !canImport(UIKit)
import Tableau

/// The layout of the title bar: room is reserved only for what is drawn.
@MainActor struct TitleBar {
    struct Item {
        let text: String
        let columns: Range<Int>

        init(_ text: String, at column: Int) {
            self.text = text
            columns = column..<(column + CharacterWidth.columns(of: text))
        }
    }

    /// The way back, if there is one.
    let back: Item?
    let title: Item
    /// The spinner or keys, at the right.
    let right: [Item]
    /// The actions of the keys at the right; as many as items, unless a spinner turns.
    let actions: [TerminalScreen.Action]

    /// Creates a bar of a width.
    ///
    /// - Parameter loading: The loading indicators, the best first; nil for keys.
    init(
        _ application: TerminalApplication, _ screen: TerminalScreen, width: Int,
        loading: [String]?
    ) {
        back = Self.backText(application, screen).map {
            Item(TextWrap.truncated($0, to: width / 3), at: 1)
        }
        let left = back.map { $0.columns.upperBound + 1 } ?? 1
        let wanted = min(CharacterWidth.columns(of: screen.title), width / 3)
        /// Returns whether the title still has room beside a text at the right.
        func fits(_ columns: Int) -> Bool {
            columns < width / 2 && width - 2 - columns - left >= wanted
        }
        var texts: [String] = []
        if let loading {
            texts = loading.first { fits(CharacterWidth.columns(of: $0)) }.map { [$0] } ?? []
        } else {
            // While a filter is typed, action keys are part of its text.
            let actions = screen.filter?.isTyping == true ? [] : screen.actions.prefix(2)
            for action in actions {
                let more = texts + ["\(action.key) \(action.title)"]
                guard fits(CharacterWidth.columns(of: more.joined(separator: "  "))) else { break }
                texts = more
            }
        }
        actions = loading == nil ? Array(screen.actions.prefix(texts.count)) : []
        var column = width - 1
        var items: [Item] = []
        for text in texts.reversed() {
            column -= CharacterWidth.columns(of: text)
            items.append(Item(text, at: column))
            column -= 2
        }
        right = items.reversed()
        let end = right.first.map { $0.columns.lowerBound - 1 } ?? width - 1
        let text = TextWrap.truncated(screen.title, to: max(0, end - left))
        let columns = CharacterWidth.columns(of: text)
        title = Item(text, at: max(left, min((width - columns) / 2, end - columns)))
    }

    private static func backText(
        _ application: TerminalApplication, _ screen: TerminalScreen
    ) -> String? {
        let split = application.split
        guard screen === split.screens[0] || split.isStacked else { return nil }
        let previous = split.isStacked ? split.previous : nil
        let below = previous ?? application.stack.dropLast().last?.focusedScreen
        return below.map { "‹ " + ($0.title.isEmpty ? "Back" : $0.title) }
    }
}
#endif
