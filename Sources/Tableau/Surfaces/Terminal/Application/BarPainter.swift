#if !canImport(UIKit)
import TableauPictures

@MainActor struct BarPainter {
    let application: TerminalApplication
    let screen: TerminalScreen
    let context: DrawingContext

    var width: Int { context.size.columns }
    var statusLine: Int { context.size.rows - 1 }
    var theme: TerminalTheme { context.theme }
    var bar: ScreenStyle {
        context.style(theme.title, on: theme.bar, theme.reversesSelection ? .underline : [])
    }
    var faint: ScreenStyle {
        context.style(theme.secondary, on: theme.bar, theme.reversesSelection ? .dim : [])
    }

    // MARK: The status line

    /// Draws the status line and messages.
    func paintStatus(into buffer: inout ScreenBuffer, seen: inout DrawnFrame) {
        buffer.fill(row: statusLine, style: faint)
        if let question = application.question {
            let lines = lines(of: question.text, ending: question.ending(in: width - 2))
            paint(message: lines, into: &buffer, seen: &seen)
            seen.showsQuestion = true
            return
        }
        if application.isTyping, let filter = application.top.filter {
            seen.cursor = paint(filter, into: &buffer)
            return
        }
        if let message = application.message?.text {
            paint(message: lines(of: message), into: &buffer, seen: &seen)
            seen.message = message
        }
        paintHints(into: &buffer, seen: &seen)
    }

    /// Draws the hints, unless a message covers them, and the end of the line if that has room.
    private func paintHints(into buffer: inout ScreenBuffer, seen: inout DrawnFrame) {
        let row = statusLine
        var room = width / 2
        let items = application.top.statusItems.prefix {
            room -= CharacterWidth.columns(of: $0.text) + 2
            return room >= 0
        }
        var trailing = items.filter { !$0.isLeading }.map(\.text)
        // Marked rows count, seen or not.
        let (marks, place) = (application.top.table.markedRows.count, application.top.list.summary)
        if marks > 0, !place.isEmpty { trailing.append("\(marks) marked") }
        let end = (trailing + [place]).filter { !$0.isEmpty }.joined(separator: "  ")
        let start = width - 1 - CharacterWidth.columns(of: end)
        if let message = application.message?.text {
            if CharacterWidth.columns(of: message) > max(0, start - 2) { return }
        } else {
            let leading = items.filter(\.isLeading).map(\.text).joined(separator: "  ")
            let keys = KeyHints(application)
            seen.rowKeys = keys.rowKeys
            var column = buffer.put(leading, column: 1, row: row, style: faint)
            if !leading.isEmpty { column += 2 }
            let room = max(0, start - 1 - column)
            let prompt = TextWrap.truncated(keys.prompt, to: room)
            buffer.put(prompt, column: column, row: row, style: bar)
            for hint in keys.fitting(room) {
                let end = buffer.put(hint.name, column: column, row: row, style: bar)
                buffer.put(hint.word, column: end + 1, row: row, style: faint)
                seen.hints.append((column..<column + hint.columns, hint.key))
                column += hint.columns + 2
            }
        }
        buffer.put(end, column: start, row: row, style: faint)
    }

    private func paint(
        _ filter: TableFilter, into buffer: inout ScreenBuffer
    ) -> ScreenEncoder.Cursor {
        let (row, found) = (statusLine, filter.summary)
        let start = buffer.put("/", column: 1, row: row, style: bar)
        let layout = LineLayout(filter.editor, width: width - start)
        let end = buffer.put(layout.text, column: start, row: row, style: bar)
        buffer.put(
            found, column: max(end + 2, width - 1 - CharacterWidth.columns(of: found)),
            row: row, style: faint)
        return ScreenEncoder.Cursor(column: min(start + layout.cursor, width - 1), row: row)
    }

    // MARK: Messages

    /// Draws the lines of a question or a message, the last of them in the status line.
    private func paint(
        message lines: [String], into buffer: inout ScreenBuffer, seen: inout DrawnFrame
    ) {
        seen.messageLines = statusLine - lines.count + 1..<statusLine + 1
        let style = context.style(theme.title, on: theme.bar, .bold)
        for (text, row) in zip(lines, seen.messageLines) {
            buffer.fill(row: row, style: bar)
            buffer.put(text, column: 1, row: row, style: style)
        }
    }

    /// Returns the lines of a message, up to about half of the table; its ending is never cut.
    private func lines(of message: String, ending: String = "") -> [String] {
        let lines = TextWrap.lines(of: message + ending, width: max(1, width - 2))
        let most = 1 + (context.clip.count + 1) / 2
        guard lines.count > most else { return lines }
        let room = width - 2 - CharacterWidth.columns(of: ending)
        return lines.prefix(most - 1)
            + [TextWrap.truncated(lines[most - 1] + " …", to: room) + ending]
    }
}
#endif
