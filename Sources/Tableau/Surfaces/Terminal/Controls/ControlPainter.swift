#if !canImport(UIKit)
import Foundation
import Tableau
import TableauPictures

struct ControlPainter {
    let editor: ControlEditor?
    let isAccessible: Bool

    /// Draws a single-line control at the right of its row.
    ///
    /// - Parameters:
    ///   - right: The column after the row's texts; moves left by the width of the control.
    func paint(
        _ content: CellContent, from left: Int, to right: inout Int, line: Int,
        with canvas: inout ClippedCanvas
    ) -> ScreenEncoder.Cursor? {
        guard let control = content.control else { return nil }
        let text: String
        var isAccent = control.isEnabled
        switch control.value {
        case .toggle(let isOn):
            text = isAccessible ? (isOn ? "on" : "off") : (isOn ? "[━━●]" : "[○━━]")
            isAccent = isOn
        case .date(let date): text = DateText.string(date)
        case .choice, .number:
            let title = editor?.steps?.shown(for: control.value) ?? control.title ?? ""
            // While it is edited, arrows change it.
            text = TextWrap.truncated(
                editor?.steps == nil || isAccessible ? title : "‹ \(title) ›",
                to: max(1, (right - left) * 2 / 3))
        case .text where control.isMultiline: return nil
        case .text(let text):
            let hasTitle = content.labels.contains { $0.role != .value }
            let width = max(1, hasTitle ? (right - left) * 3 / 5 : right - left)
            let start = right - width
            right = start - 1
            return paint(
                text, placeholder: control.placeholder, columns: start..<(start + width),
                line: line, with: &canvas)
        }
        let start = right - CharacterWidth.columns(of: text)
        right = start - 1
        canvas.put(
            text, column: start, line: line,
            style: isAccent ? canvas.colours.accent : canvas.colours.secondary)
        guard let editor, editor.text == nil else { return nil }
        return paint(editedPartOf: text, editor, from: start, line: line, with: &canvas)
    }

    /// Highlights the part of a value that is edited, or all of it.
    private func paint(
        editedPartOf text: String, _ editor: ControlEditor, from start: Int, line: Int,
        with canvas: inout ClippedCanvas
    ) -> ScreenEncoder.Cursor? {
        let all = 0..<text.count
        // A date that is out of range is a dash, without parts.
        let part = editor.date?.highlighted.clamped(to: all) ?? all
        let cursor =
            canvas.lines.contains(line)
            ? ScreenEncoder.Cursor(column: start + part.lowerBound, row: line) : nil
        // A screen reader needs the cursor; visually it would cover a highlighted digit.
        if isAccessible { return cursor }
        canvas.put(
            String(Array(text)[part]), column: start + part.lowerBound, line: line,
            style: canvas.colours.accent.with([.reverse, .bold]))
        // Of arrows the place is needed, for clicks.
        return editor.steps == nil ? nil : cursor
    }

    /// Draws a line of text.
    private func paint(
        _ text: String, placeholder: String?, columns: Range<Int>, line: Int,
        with canvas: inout ClippedCanvas
    ) -> ScreenEncoder.Cursor? {
        let (width, start) = (columns.count, columns.lowerBound)
        let layout = editor?.text.map { LineLayout($0, width: width) }
        let style = layout == nil ? canvas.colours.base : canvas.colours.field
        canvas.fill(columns, line: line, style: style)
        if (editor?.text?.text ?? text).isEmpty, let placeholder {
            canvas.put(
                TextWrap.truncated(placeholder, to: width), column: start, line: line,
                style: placeholderStyle(canvas.colours))
        }
        canvas.put(
            layout?.text ?? TextWrap.truncated(text, to: width), column: start, line: line,
            style: style)
        guard let layout, canvas.lines.contains(line) else { return nil }
        return ScreenEncoder.Cursor(column: start + layout.cursor, row: line)
    }

    private func placeholderStyle(_ colours: RowColours) -> ScreenStyle {
        editor?.text == nil ? colours.placeholder : colours.fieldPlaceholder
    }

    /// Draws notes in a box below the row's texts.
    func paintNotes(
        _ content: CellContent, columns: Range<Int>, line: Int, with canvas: inout ClippedCanvas
    ) -> ScreenEncoder.Cursor? {
        guard let notes = content.control?.notes else { return nil }
        let (edited, width, left) = (editor?.text, columns.count - 2, columns.lowerBound + 1)
        let text = edited?.text ?? notes
        let style = edited == nil ? canvas.colours.base : canvas.colours.field
        let layout = NotesLayout(text, width: max(1, width))
        for offset in 0..<max(TerminalMetrics.noteLines, layout.lines.count) {
            canvas.fill(columns, line: line + offset, style: style)
            guard offset < layout.lines.count else { continue }
            canvas.put(
                layout.lines[offset].text, column: left, line: line + offset, style: style)
        }
        if text.isEmpty, let placeholder = content.control?.placeholder {
            canvas.put(
                TextWrap.truncated(placeholder, to: width), column: left, line: line,
                style: placeholderStyle(canvas.colours))
        }
        guard let place = edited.map({ layout.place(of: $0.cursor) }),
            canvas.lines.contains(line + place.line)
        else { return nil }
        return ScreenEncoder.Cursor(
            column: min(left + place.column, columns.upperBound - 1), row: line + place.line)
    }
}
#endif
