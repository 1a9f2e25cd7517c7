#if !canImport(UIKit)
import Tableau

/// The layout of the title bar: room is reserved only for what is drawn.
@MainActor struct TitleBar {
    struct Item {
        let text: String
        let columns: Range<Int>
        /// The key of the action that it names.
        let key: Character?

        init(_ text: String, at column: Int, key: Character? = nil) {
            self.text = text
            self.key = key
            columns = column..<(column + CharacterWidth.columns(of: text))
        }
    }

    /// The way back, if there is one.
    let back: Item?
    let title: Item
    /// The spinner or keys, at the right.
    let right: [Item]

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
        var texts: [(text: String, key: Character?)] = []
        if let loading {
            let text = loading.first { fits(CharacterWidth.columns(of: $0)) }
            texts = text.map { [($0, nil)] } ?? []
        } else if !screen.list.isTyping {
            // While a filter is typed, action keys are part of its text.
            var columns = -2
            for action in screen.actions.prefix(2) {
                let text = "\(action.key) \(action.title)"
                columns += CharacterWidth.columns(of: text) + 2
                guard fits(columns) else { break }
                texts.append((text, action.key))
            }
        }
        var column = width + 1
        right = texts.reversed().map { text, key in
            column -= CharacterWidth.columns(of: text) + 2
            return Item(text, at: column, key: key)
        }.reversed()
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
