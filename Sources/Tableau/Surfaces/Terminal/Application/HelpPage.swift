#if !canImport(UIKit)
import Tableau

/// All keys of a screen in a box above the table: in columns, or below each other on a narrow screen.
struct HelpPage {
    typealias Entry = (keys: String, meaning: String)

    private let context: DrawingContext
    /// The entries beside each other in each line; the first or only parts of those that need several.
    private let lines: [[Entry]]
    /// The columns from the keys of an entry to what they mean.
    private let indent: Int
    /// The columns from an entry to the next one in its line.
    private let pitch: Int
    private let width: Int
    /// The number of visible lines.
    private let height: Int
    /// The number of blank columns on each side.
    private let inset: Int

    init(_ entries: [Entry], _ context: DrawingContext, isUnicode: Bool) {
        self.context = context
        let entries: [Entry] = entries.map {
            (isUnicode ? $0.keys : ASCIIFallback.keys($0.keys), $0.meaning)
        }
        inset = context.size.columns < 60 ? 1 : 2
        let columns = context.size.columns - 2 * inset
        let keysWidth = entries.map { CharacterWidth.columns(of: $0.keys) }.max() ?? 0
        let meaningWidth = entries.map { CharacterWidth.columns(of: $0.meaning) }.max() ?? 0
        pitch = keysWidth + 2 + meaningWidth + 2
        let room = max(1, context.clip.count)
        let fits = pitch - 2 <= columns
        // Descriptions go beside the keys if there is room, otherwise below.
        let isBeside = fits || columns - keysWidth - 2 >= 12
        indent = isBeside ? keysWidth + 2 : 2
        let textWidth = max(1, fits ? meaningWidth : columns - indent)
        let list: [Entry] = entries.flatMap { entry in
            let text = TextWrap.lines(of: entry.meaning, width: textWidth)
            var parts: [Entry] = (isBeside ? text : [""] + text).map { ("", $0) }
            parts[0].keys = entry.keys
            return parts
        }
        let most = fits ? (columns + 2) / pitch : 1
        let count = max(1, min(most, (list.count + room - 1) / room))
        let perColumn = (list.count + count - 1) / count
        lines = (0..<perColumn).map { line in
            stride(from: line, to: list.count, by: perColumn).map { list[$0] }
        }
        width = fits ? count * pitch - 2 : columns
        height = min(room, lines.count)
    }

    private var lastOffset: Int { max(0, lines.count - height) }

    /// Returns the offset to which a key scrolls; nil if it does not scroll.
    func offset(after key: Key, from offset: Int) -> Int? {
        let command =
            key == .character(" ") ? .pageDown : BrowsingCommand.keys.command(for: key)
        return command?.lines(page: height).map { self.offset(offset, by: $0) }
    }

    func offset(_ offset: Int, by lines: Int) -> Int { clamped(clamped(offset) + lines) }

    /// Returns the nearest offset without blank lines: a larger screen may show more than before.
    private func clamped(_ offset: Int) -> Int { max(0, min(offset, lastOffset)) }

    func paint(from offset: Int, into buffer: inout ScreenBuffer) {
        let width = width + 2 * inset
        let left = (context.size.columns - width) / 2
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
            for (place, entry) in lines[first + line].enumerated() {
                let (column, row) = (left + inset + place * pitch, top + margin + line)
                buffer.put(
                    entry.keys, column: column, row: row, style: style.with(.bold), clip: clip)
                buffer.put(
                    entry.meaning, column: column + indent, row: row, style: style, clip: clip)
            }
        }
        if first > 0 { buffer.put("↑", column: clip.upperBound - 1, row: top, style: style) }
        if first < lastOffset {
            buffer.put("↓", column: clip.upperBound - 1, row: top + box - 1, style: style)
        }
    }
}

extension TerminalScreen {
    /// Returns whether a command is for what is listed: some are only for all rows.
    func applies(_ command: BrowsingCommand) -> Bool {
        filter == nil || ![.reorder, .nextField, .previousField].contains(command)
    }

    /// Whether a command can do something on this screen.
    private func offers(_ command: BrowsingCommand) -> Bool {
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

    /// The keys that edit the text that is typed, or else all that do something here.
    var helpEntries: [HelpPage.Entry] {
        if isTyping { return EditingCommand.keys.entries.map(\.help) }
        let keys = BrowsingCommand.keys.entries.filter { entry in
            entry.keys.allSatisfy { offers($0.command) }
        }
        var all = keys.map(\.help)
        var own: [HelpPage.Entry] = focusActions.compactMap { action in
            action.key.map { (String($0), PrintableText.line(action.title)) }
        }
        if isInSplit { own.append(("Tab", "the next of the screens")) }
        own += actions.map { (String($0.key), $0.title) }
        // Before the entries common to all programs.
        all.insert(contentsOf: own, at: keys.firstIndex { $0.hint == "help" } ?? all.count)
        return all
    }
}
#endif
