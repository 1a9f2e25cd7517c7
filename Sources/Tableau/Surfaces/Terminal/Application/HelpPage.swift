#if !canImport(UIKit)
import Tableau

/// All keys of a screen, laid out for a size: in columns, or below each other on a narrow screen.
struct HelpPage {
    /// A piece of a line.
    struct Piece {
        var column: Int
        var text: String
        var isKey: Bool
    }

    /// Keys with a description.
    struct Entry {
        var keys: String
        var meaning: String
    }

    let lines: [[Piece]]
    /// The width of the lines in columns.
    let width: Int
    /// The number of visible lines.
    let height: Int

    /// Creates a page that fits a screen's box.
    init(_ entries: [Entry], columns: Int, lines room: Int) {
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
            // Descriptions go beside the keys if there is room, otherwise below.
            let isBeside = columns - keysWidth - 2 >= 12
            let start = isBeside ? keysWidth + 2 : 2
            lines = entries.flatMap { entry in
                let keys = Piece(column: 0, text: entry.keys, isKey: true)
                var lines = TextWrap.lines(of: entry.meaning, width: max(1, columns - start))
                    .map { [Piece(column: start, text: $0, isKey: false)] }
                if isBeside { lines[0].insert(keys, at: 0) } else { lines.insert([keys], at: 0) }
                return lines
            }
            width = columns
        }
        height = min(room, lines.count)
    }

    /// The maximum offset.
    var lastOffset: Int { max(0, lines.count - height) }

    /// Returns the offset to which a key scrolls; nil if it does not scroll.
    func offset(after key: Key, from offset: Int) -> Int? {
        let command =
            key == .character(" ") ? .pageDown : BrowsingCommand.keys.command(for: key)
        // A larger screen may show more than when it was scrolled.
        if let lines = command?.lines(page: height) { return clamped(clamped(offset) + lines) }
        switch command {
        case .first: return 0
        case .last: return lastOffset
        default: return nil
        }
    }

    /// Returns the nearest offset that shows only lines of the page.
    func clamped(_ offset: Int) -> Int { max(0, min(offset, lastOffset)) }
}
#endif
