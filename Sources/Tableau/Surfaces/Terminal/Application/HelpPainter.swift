/// Draws every key in a box above the table.
struct HelpPainter {
    let context: DrawingContext

    func paint(_ lines: [(keys: String, meaning: String)], into buffer: inout ScreenBuffer) {
        let keysWidth = lines.map { CharacterWidth.columns(of: $0.keys) }.max() ?? 0
        let meaningWidth = lines.map { CharacterWidth.columns(of: $0.meaning) }.max() ?? 0
        let width = min(buffer.width, keysWidth + meaningWidth + 6)
        let height = min(context.clip.count, lines.count + 2)
        let left = (buffer.width - width) / 2
        let top = context.clip.lowerBound + (context.clip.count - height) / 2
        let theme = context.theme
        let attributes: ScreenStyle.Attributes = theme.reversesSelection ? .reverse : []
        let box = ScreenStyle(theme.title, on: theme.field, attributes)
        let columns = left..<(left + width)
        for row in top..<(top + height) { buffer.fill(row: row, columns: columns, style: box) }
        for (index, line) in lines.enumerated().prefix(max(0, height - 2)) {
            let row = top + 1 + index
            buffer.put(
                line.keys, column: left + 2, row: row,
                style: box.with(.bold), clip: columns)
            buffer.put(
                line.meaning, column: left + keysWidth + 4, row: row, style: box, clip: columns)
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
