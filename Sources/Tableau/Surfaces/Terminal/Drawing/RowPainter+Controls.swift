#if !canImport(UIKit)
import Tableau
import TableauPictures

// Controls in a row.

extension RowPainter {
    /// Draws a single-line control at the right of its row, whose texts then end before it.
    func paintControl(
        from left: Int, to right: inout Int, line: Int, into buffer: inout ScreenBuffer
    ) -> ScreenEncoder.Cursor? {
        guard let control = content.control else { return nil }
        let text: String
        var isAccent = control.isEnabled
        switch control.value {
        case .toggle(let isOn):
            text = context.isAccessible ? control.text : isOn ? "[━━●]" : "[○━━]"
            isAccent = isOn
        case .date: text = control.text
        case .choice, .number:
            let title = edit?.steps.shown(for: control.value) ?? control.text
            // While it is edited, arrows change it.
            text = TextWrap.truncated(
                edit == nil || context.isAccessible ? title : "‹ \(title) ›",
                to: max(1, (right - left) * 2 / 3))
        case .text where control.isMultiline: return nil
        case .text(let text):
            let hasTitle = content.labels.contains { $0.role != .value }
            let width = max(1, hasTitle ? (right - left) * 3 / 5 : right - left)
            let start = right - width
            right = start - 1
            let layout = edit?.text.map { LineLayout($0, width: width) }
            return paint(
                [layout?.text ?? TextWrap.truncated(text, to: width)],
                placeholder: (edit?.text?.text ?? text).isEmpty ? control.placeholder : nil,
                columns: start..<(start + width), line: line, cursor: layout.map { (0, $0.cursor) },
                into: &buffer)
        }
        let start = right - CharacterWidth.columns(of: text)
        right = start - 1
        buffer.put(
            text, column: start, row: line, style: isAccent ? colours.accent : colours.secondary)
        guard let edit, edit.text == nil else { return nil }
        // The edited part of a value, or all of it: a date out of range is a dash, without parts.
        let all = 0..<text.count
        let part = edit.steps.highlighted(in: control.value)?.clamped(to: all) ?? all
        if !context.isAccessible {
            buffer.put(
                String(Array(text)[part]), column: start + part.lowerBound, row: line,
                style: colours.edited)
        }
        guard buffer.rows.contains(line) else { return nil }
        return ScreenEncoder.Cursor(column: start + part.lowerBound, row: line)
    }

    /// Draws notes in a box below the row's texts.
    func paintNotes(line: Int, into buffer: inout ScreenBuffer) -> ScreenEncoder.Cursor? {
        guard let notes = content.control?.notes else { return nil }
        let columns = columns.lowerBound + 3..<columns.upperBound - 3
        let text = edit?.text?.text ?? notes
        let layout = NotesLayout(text, inRowOf: self.columns.count)
        var lines = layout.lines.map { $0.text }
        while lines.count < TerminalMetrics.noteLines { lines.append("") }
        return paint(
            lines, placeholder: text.isEmpty ? content.control?.placeholder : nil, inset: 1,
            columns: columns, line: line, cursor: edit?.text.map { layout.place(of: $0.cursor) },
            into: &buffer)
    }

    /// Draws the lines of a text, or a placeholder, in a box with blank columns on each side; returns
    /// the place of the cursor, if the text is edited.
    private func paint(
        _ texts: [String], placeholder: String?, inset: Int = 0, columns: Range<Int>, line: Int,
        cursor: (line: Int, column: Int)?, into buffer: inout ScreenBuffer
    ) -> ScreenEncoder.Cursor? {
        let left = columns.lowerBound + inset
        let style = cursor == nil ? colours.base : colours.field
        for (text, line) in zip(texts, line...) {
            buffer.fill(row: line, columns: columns, style: style)
            buffer.put(text, column: left, row: line, style: style)
        }
        if let placeholder {
            buffer.put(
                TextWrap.truncated(placeholder, to: columns.count - 2 * inset), column: left,
                row: line, style: cursor == nil ? colours.placeholder : colours.fieldPlaceholder)
        }
        guard let cursor, buffer.rows.contains(line + cursor.line) else { return nil }
        return ScreenEncoder.Cursor(
            column: min(left + cursor.column, columns.upperBound - 1), row: line + cursor.line)
    }
}
#endif
