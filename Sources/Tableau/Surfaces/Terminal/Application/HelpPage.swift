#if !canImport(UIKit)
import Tableau

/// All keys of a screen in a box above the table: in columns, or below each other on a narrow screen.
struct HelpPage {
    private struct Piece {
        var column: Int
        var text: String
        var isKey: Bool
    }

    struct Entry {
        var keys: String
        var meaning: String
    }

    private let context: DrawingContext
    private let lines: [[Piece]]
    /// The width of the lines in columns.
    private let width: Int
    /// The number of visible lines.
    private let height: Int

    /// The number of blank columns on each side.
    private let inset: Int

    init(_ entries: [Entry], _ context: DrawingContext) {
        self.context = context
        inset = context.frame.size.columns < 60 ? 1 : 2
        let columns = context.frame.size.columns - 2 * inset
        let keysWidth = entries.map { CharacterWidth.columns(of: $0.keys) }.max() ?? 0
        let meaningWidth = entries.map { CharacterWidth.columns(of: $0.meaning) }.max() ?? 0
        let pitch = keysWidth + 2 + meaningWidth + 2
        let room = max(1, context.clip.count)
        let fits = pitch - 2 <= columns
        // Descriptions go beside the keys if there is room, otherwise below.
        let isBeside = fits || columns - keysWidth - 2 >= 12
        let start = isBeside ? keysWidth + 2 : 2
        let list = entries.flatMap { entry in
            let keys = Piece(column: 0, text: entry.keys, isKey: true)
            let texts =
                fits
                ? [entry.meaning]
                : TextWrap.lines(of: entry.meaning, width: max(1, columns - start))
            var lines = texts.map { [Piece(column: start, text: $0, isKey: false)] }
            if isBeside { lines[0].insert(keys, at: 0) } else { lines.insert([keys], at: 0) }
            return lines
        }
        let most = fits ? (columns + 2) / pitch : 1
        let count = max(1, min(most, (list.count + room - 1) / room))
        let perColumn = (list.count + count - 1) / count
        lines = (0..<perColumn).map { line in
            stride(from: line, to: list.count, by: perColumn).enumerated().flatMap { place, index in
                list[index].map {
                    Piece(column: place * pitch + $0.column, text: $0.text, isKey: $0.isKey)
                }
            }
        }
        width = fits ? count * pitch - 2 : columns
        height = min(room, lines.count)
    }

    private var lastOffset: Int { max(0, lines.count - height) }

    /// Returns the offset to which a key scrolls; nil if it does not scroll.
    func offset(after key: Key, from offset: Int) -> Int? {
        let command =
            key == .character(" ") ? .pageDown : BrowsingCommand.keys.command(for: key)
        if let lines = command?.lines(page: height) { return self.offset(offset, by: lines) }
        switch command {
        case .first: return 0
        case .last: return lastOffset
        default: return nil
        }
    }

    /// Returns the offset that is a number of lines from another one.
    ///
    /// A larger screen may show more than when it was scrolled.
    func offset(_ offset: Int, by lines: Int) -> Int { clamped(clamped(offset) + lines) }

    /// Returns the nearest offset that shows only lines of the page.
    private func clamped(_ offset: Int) -> Int { max(0, min(offset, lastOffset)) }

    func paint(from offset: Int, into buffer: inout ScreenBuffer) {
        let width = width + 2 * inset
        let left = (context.frame.size.columns - width) / 2
        // Blank lines above and below the keys, if there is room.
        let margin = height + 2 <= context.clip.count ? 1 : 0
        let box = height + 2 * margin
        let top = context.clip.lowerBound + (context.clip.count - box) / 2
        let theme = context.theme
        let style = context.style(
            theme.title, on: theme.field, theme.reversesSelection ? .reverse : [])
        let clip = left..<(left + width)
        for row in top..<(top + box) { buffer.fill(row: row, columns: clip, style: style) }
        let first = clamped(offset)
        for line in 0..<height {
            for piece in lines[first + line] {
                buffer.put(
                    piece.text, column: left + inset + piece.column, row: top + margin + line,
                    style: piece.isKey ? style.with(.bold) : style, clip: clip)
            }
        }
        if first > 0 { buffer.put("↑", column: clip.upperBound - 1, row: top, style: style) }
        if first < lastOffset {
            buffer.put("↓", column: clip.upperBound - 1, row: top + box - 1, style: style)
        }
    }
}

extension TerminalScreen {
    func entries<Command>(_ entries: [KeyTable<Command>.Entry]) -> [HelpPage.Entry] {
        let isUnicode = application?.options.capabilities.isUnicode != false
        return entries.map {
            HelpPage.Entry(
                keys: isUnicode ? $0.label : ASCIIFallback.keys($0.label), meaning: $0.summary)
        }
    }

    /// Returns whether a command is for what is listed: some are only for all rows.
    func applies(_ command: BrowsingCommand) -> Bool {
        filter == nil || command.appliesToMatches
    }

    /// Returns whether a command can do something on this screen.
    func offers(_ command: BrowsingCommand) -> Bool {
        guard applies(command) else { return false }
        return switch command {
        case .previousSection, .nextSection, .jump: table.numberOfSections > 1
        case .markAll: table.selectsSeveralRows
        case .menu: !focusActions.isEmpty
        case .reorder: canReorder
        case .sortByPrevious, .sortByNext, .reverseOrder: showsColumnHeader
        case .nextField, .previousField: showsOtherFields && !isInSplit
        case .back: application?.canGoBack == true || table.selectsSeveralRows
        default: true
        }
    }

    /// Whether a row that is shown has a control to edit, besides the one that is edited.
    var showsOtherFields: Bool {
        list.slots.contains { slot in
            slot.path != nil && slot.path != edit?.path
                && slot.content.control?.isEnabled == true
        }
    }

    /// The lines of the help: while text is typed, the keys that edit it; otherwise those of every
    /// screen that do something here, and those of the row's actions and of the screen's.
    var helpEntries: [HelpPage.Entry] {
        if isTyping { return entries(EditingCommand.keys.entries) }
        let keys = BrowsingCommand.keys.entries.filter { entry in
            entry.keys.allSatisfy { offers($0.command) }
        }
        var all = entries(keys)
        var own: [HelpPage.Entry] = []
        for action in focusActions {
            guard let key = action.key else { continue }
            own.append(.init(keys: String(key), meaning: PrintableText.line(action.title)))
        }
        if isInSplit { own.append(.init(keys: "Tab", meaning: "the next of the screens")) }
        for action in actions {
            own.append(.init(keys: String(action.key), meaning: action.title))
        }
        // Before the entries common to all programs.
        all.insert(contentsOf: own, at: keys.firstIndex { $0.hint == "help" } ?? all.count)
        return all
    }
}
#endif
