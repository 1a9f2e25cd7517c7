#if !canImport(UIKit)
/// Every key of a screen, laid out for a size: in columns, or below each other where it is narrow.
struct HelpPage {
    /// A piece of a line.
    struct Piece {
        var column: Int
        var text: String
        var isKey: Bool
    }

    let lines: [[Piece]]
    /// The columns that the lines take.
    let width: Int
    /// How many lines are seen at once.
    let height: Int

    /// A page for what a screen's box may hold.
    init(_ entries: [(keys: String, meaning: String)], columns: Int, lines room: Int) {
        let keysWidth = entries.map { CharacterWidth.columns(of: $0.keys) }.max() ?? 0
        let meaningWidth = entries.map { CharacterWidth.columns(of: $0.meaning) }.max() ?? 0
        let columnWidth = keysWidth + 2 + meaningWidth
        let room = max(1, room)
        if columnWidth <= columns {
            let fitting = (columns + 2) / (columnWidth + 2)
            let count = min(fitting, (entries.count + room - 1) / room)
            let perColumn = count == 0 ? 0 : (entries.count + count - 1) / count
            lines = (0..<perColumn).map { line in
                stride(from: line, to: entries.count, by: perColumn).enumerated().flatMap {
                    let start = $0.offset * (columnWidth + 2)
                    return [
                        Piece(column: start, text: entries[$0.element].keys, isKey: true),
                        Piece(
                            column: start + keysWidth + 2, text: entries[$0.element].meaning,
                            isKey: false),
                    ]
                }
            }
            width = count * (columnWidth + 2) - 2
        } else {
            lines = entries.flatMap { entry in
                let meaning = TextWrap.lines(of: entry.meaning, width: max(1, columns - 2))
                return [[Piece(column: 0, text: entry.keys, isKey: true)]]
                    + meaning.map { [Piece(column: 2, text: $0, isKey: false)] }
            }
            width = columns
        }
        height = min(room, lines.count)
    }

    /// The largest number of lines that can be scrolled away.
    var lastOffset: Int { max(0, lines.count - height) }

    /// Where a key scrolls to from an offset; nil if it does not scroll.
    func offset(after key: Key, from offset: Int) -> Int? {
        let wanted: Int
        switch key {
        case .up, .character("k"), .control("p"): wanted = offset - 1
        case .down, .character("j"), .control("n"): wanted = offset + 1
        case .pageUp: wanted = offset - height
        case .pageDown, .character(" "): wanted = offset + height
        case .control("u"): wanted = offset - max(1, height / 2)
        case .control("d"): wanted = offset + max(1, height / 2)
        case .home, .character("g"): wanted = 0
        case .end, .character("G"): wanted = lastOffset
        default: return nil
        }
        return clamped(wanted)
    }

    /// The nearest offset that shows lines of the page only.
    func clamped(_ offset: Int) -> Int { max(0, min(offset, lastOffset)) }
}

extension TerminalScreen {
    /// Every key and what it does, on this screen.
    var helpLines: [(keys: String, meaning: String)] {
        var lines = [
            (keys: "↑ ↓  k j", meaning: "move"),
            (keys: "PgUp PgDn", meaning: "a page"), (keys: "^U ^D", meaning: "half a page"),
            (keys: "g G  Home End", meaning: "first, last row"),
            (keys: "[ ]", meaning: "previous, next section"),
            (keys: "' letter", meaning: "jump to a section"),
            (keys: "⏎  click", meaning: "open"), (keys: "Space", meaning: "toggle"),
            (keys: "Tab", meaning: "next field"), (keys: "Esc ←", meaning: "back"),
            (keys: "/", meaning: "filter; Esc clears"),
        ]
        lines += actions.map { (keys: String($0.key), meaning: $0.title) }
        lines += [
            (keys: "^L", meaning: "repaint"), (keys: "^Z", meaning: "suspend"),
            (keys: "q  ^C", meaning: "quit"),
        ]
        return lines
    }
}
#endif
