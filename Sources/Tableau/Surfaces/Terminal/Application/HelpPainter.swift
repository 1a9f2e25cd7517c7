/// Draws every key in a box above the table.
struct HelpPainter {
    let context: DrawingContext

    func paint(_ lines: [(keys: String, meaning: String)], into buffer: inout ScreenBuffer) {
        // As many columns as it takes to show every key.
        let room = max(1, context.clip.count - 2)
        let columnCount = (lines.count + room - 1) / room
        let perColumn = (lines.count + columnCount - 1) / columnCount
        let keysWidth = lines.map { CharacterWidth.columns(of: $0.keys) }.max() ?? 0
        let meaningWidth = lines.map { CharacterWidth.columns(of: $0.meaning) }.max() ?? 0
        let columnWidth = keysWidth + meaningWidth + 4
        let width = min(buffer.width, columnCount * columnWidth + 2)
        let left = (buffer.width - width) / 2
        let height = min(context.clip.count, perColumn + 2)
        let top = context.clip.lowerBound + (context.clip.count - height) / 2
        let theme = context.theme
        let attributes: ScreenStyle.Attributes = theme.reversesSelection ? .reverse : []
        let box = context.style(theme.title, on: theme.field, attributes)
        let clip = left..<(left + width)
        for row in top..<(top + height) { buffer.fill(row: row, columns: clip, style: box) }
        for (index, line) in lines.enumerated() {
            let row = top + 1 + index % perColumn
            let column = left + 2 + index / perColumn * columnWidth
            buffer.put(line.keys, column: column, row: row, style: box.with(.bold), clip: clip)
            buffer.put(
                line.meaning, column: column + keysWidth + 2, row: row, style: box, clip: clip)
        }
    }
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
            (keys: "Esc ←", meaning: "back"), (keys: "/", meaning: "filter; Esc clears"),
        ]
        lines += actions.map { (keys: String($0.key), meaning: $0.title) }
        lines += [
            (keys: "^Z", meaning: "suspend"), (keys: "q  ^C", meaning: "quit"),
        ]
        return lines
    }
}
