#if !canImport(UIKit)
import Tableau
import TableauPictures

/// All keys of a screen in a box above the table: in columns, or below each other on a narrow screen.
struct HelpPage {
    typealias Entry = (keys: String, meaning: String)

    private let context: DrawingContext
    /// The entries, or parts of long ones, beside each other.
    private let lines: [[Entry]]
    private let width: Int
    /// The number of visible lines.
    private let height: Int
    /// The number of blank columns on each side.
    private let inset: Int
    /// The columns from a key to its description, and to the key beside it.
    private let indent: Int
    private let pitch: Int

    init(_ entries: [Entry], _ context: DrawingContext, isUnicode: Bool) {
        self.context = context
        let entries: [Entry] = entries.map {
            (isUnicode ? $0.keys : ASCIIFallback.keys($0.keys), $0.meaning)
        }
        inset = context.size.columns < 60 ? 1 : 2
        let room = max(0, context.size.columns - 2 * inset)
        let keysWidth = entries.map { CharacterWidth.columns(of: $0.keys) }.max() ?? 0
        let meaningWidth = entries.map { CharacterWidth.columns(of: $0.meaning) }.max() ?? 0
        pitch = min(keysWidth + 2 + meaningWidth, room) + 2
        // Descriptions go beside the keys if there is room, otherwise below.
        let isBeside = room - keysWidth - 2 >= min(12, meaningWidth)
        indent = isBeside ? keysWidth + 2 : 2
        let textWidth = max(1, pitch - 2 - indent)
        let list: [Entry] = entries.flatMap { entry in
            let text = TextWrap.lines(of: entry.meaning, width: textWidth)
            var parts: [Entry] = (isBeside ? text : [""] + text).map { ("", $0) }
            parts[0].keys = entry.keys
            return parts
        }
        let visible = max(1, context.clip.count)
        let wanted = (list.count + visible - 1) / visible
        let count = max(1, min((room + 2) / pitch, wanted))
        let perColumn = (list.count + count - 1) / count
        lines = (0..<perColumn).map { line in
            stride(from: line, to: list.count, by: perColumn).map { list[$0] }
        }
        width = count * pitch - 2 + 2 * inset
        height = min(visible, lines.count)
    }

    /// Returns the offset to which a key scrolls; nil if it does not scroll.
    func offset(after key: Key, from offset: Int) -> Int? {
        let command = key == .character(" ") ? .pageDown : BrowsingCommand.keys.command(for: key)
        return command?.lines(page: height).map { self.offset(offset, by: $0) }
    }

    func offset(_ offset: Int, by lines: Int) -> Int { clamped(clamped(offset) + lines) }

    /// Returns the nearest offset without blank lines: a larger screen may show more than before.
    private func clamped(_ offset: Int) -> Int { max(0, min(offset, lines.count - height)) }

    func paint(from offset: Int, into buffer: inout ScreenBuffer) {
        // Blank lines above and below the keys, if there is room.
        let margin = height + 2 <= context.clip.count ? 1 : 0
        let top = context.clip.lowerBound + (context.clip.count - height) / 2
        let left = (context.size.columns - width) / 2
        let theme = context.theme
        let style = context.style(
            theme.title, on: theme.field, theme.reversesSelection ? .reverse : [])
        let clip = left..<(left + width)
        let rows = (top - margin)..<(top + height + margin)
        for row in rows { buffer.fill(row: row, columns: clip, style: style) }
        let first = clamped(offset)
        for (row, entries) in zip(top..<(top + height), lines[first...]) {
            for (column, entry) in zip(stride(from: left + inset, to: .max, by: pitch), entries) {
                buffer.put(
                    entry.keys, column: column, row: row, style: style.with(.bold), clip: clip)
                buffer.put(
                    entry.meaning, column: column + indent, row: row, style: style, clip: clip)
            }
        }
        let edge = clip.upperBound - 1
        if first > 0 { buffer.put("↑", column: edge, row: rows.lowerBound, style: style) }
        if first < lines.count - height {
            buffer.put("↓", column: edge, row: rows.upperBound - 1, style: style)
        }
    }
}

extension TerminalScreen {
    func offers(_ command: BrowsingCommand) -> Bool {
        switch command {
        case .previousSection, .nextSection, .jump: table.numberOfSections > 1
        case .markAll: table.selectsSeveralRows
        case .menu: !focusActions.isEmpty
        case .reorder:
            focus.map { table.rowSource?.canReorder(rowAt: $0.indexPath) == true } ?? false
        case .sortByPrevious, .sortByNext, .reverseOrder: showsColumnHeader
        case .nextField, .previousField: showsOtherFields && !isInSplit
        case .back: application?.canGoBack == true || table.selectsSeveralRows
        default: true
        }
    }

    /// Whether a row that is shown has a control to edit, besides the one that is edited.
    var showsOtherFields: Bool {
        slots.contains { slot in
            slot.path != nil && slot.path != edit?.path
                && slot.content.control?.isEnabled == true
        }
    }

    /// The keys that edit the text that is typed, or else all that do something here.
    var helpEntries: [HelpPage.Entry] {
        if isTyping { return EditingCommand.keys.entries.map(\.help) }
        let keys = BrowsingCommand.keys.entries.filter { entry in
            entry.keys.allSatisfy { list.offers($0.command) }
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
