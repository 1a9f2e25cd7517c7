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
        switch control.value {
        case .toggle(let isOn):
            let text = isAccessible ? (isOn ? "on" : "off") : (isOn ? "[━━●]" : "[○━━]")
            right -= CharacterWidth.columns(of: text)
            canvas.put(
                text, column: right, line: line,
                style: isOn ? canvas.colours.accent : canvas.colours.secondary)
            right -= 1
            return nil
        case .date(let date):
            return paint(
                DateText.string(date), isEnabled: control.isEnabled, to: &right, line: line,
                with: &canvas)
        case .choice, .number:
            let room = max(1, (right - left) * 2 / 3)
            return paint(
                TextWrap.truncated(shownTitle(of: control), to: room),
                isEnabled: control.isEnabled, to: &right, line: line, with: &canvas)
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
    }

    /// The title of a picker or number; while it is edited, what has been typed, and that arrows
    /// change it.
    private func shownTitle(of control: CellContent.Control) -> String {
        let title = control.title ?? ""
        guard let steps = editor?.steps else { return title }
        let shown = steps.shown(for: control.value) ?? title
        return isAccessible ? shown : "‹ \(shown) ›"
    }

    /// Draws a value that is edited as a whole or part by part.
    private func paint(
        _ text: String, isEnabled: Bool, to right: inout Int, line: Int,
        with canvas: inout ClippedCanvas
    ) -> ScreenEncoder.Cursor? {
        right -= CharacterWidth.columns(of: text)
        let start = right
        right -= 1
        canvas.put(
            text, column: start, line: line,
            style: isEnabled ? canvas.colours.accent : canvas.colours.secondary)
        guard let editor, editor.text == nil else { return nil }
        let all = 0..<text.count
        // A date that is out of range is a dash, without parts.
        let part = editor.date?.highlighted.clamped(to: all) ?? all
        let cursor =
            canvas.lines.contains(line)
            ? ScreenEncoder.Cursor(column: start + part.lowerBound, row: line) : nil
        // A screen reader needs the cursor; visually it would cover a highlighted digit.
        if isAccessible { return cursor }
        let characters = Array(text)[part]
        canvas.put(
            String(characters), column: start + part.lowerBound, line: line,
            style: canvas.colours.accent.with([.reverse, .bold]))
        // Of arrows the place is needed, for clicks.
        return editor.steps == nil ? nil : cursor
    }

    private func paint(
        _ text: String, placeholder: String?, columns: Range<Int>, line: Int,
        with canvas: inout ClippedCanvas
    ) -> ScreenEncoder.Cursor? {
        let isEditing = editor != nil
        canvas.fill(
            columns, line: line, style: isEditing ? canvas.colours.field : canvas.colours.base)
        guard let editor = editor?.text else {
            let isEmpty = text.isEmpty
            let shown = TextWrap.truncated(isEmpty ? placeholder ?? "" : text, to: columns.count)
            canvas.put(
                shown, column: columns.lowerBound, line: line,
                style: isEmpty ? canvas.colours.placeholder : canvas.colours.base)
            return nil
        }
        if editor.characters.isEmpty, let placeholder {
            canvas.put(
                TextWrap.truncated(placeholder, to: columns.count), column: columns.lowerBound,
                line: line, style: canvas.colours.fieldPlaceholder)
        }
        let layout = LineLayout(editor, width: columns.count)
        canvas.put(
            layout.text, column: columns.lowerBound, line: line, style: canvas.colours.field)
        guard canvas.lines.contains(line) else { return nil }
        return ScreenEncoder.Cursor(column: columns.lowerBound + layout.cursor, row: line)
    }

    /// Draws notes in a box below the row's texts.
    func paintNotes(
        _ content: CellContent, columns: Range<Int>, line: Int, with canvas: inout ClippedCanvas
    ) -> ScreenEncoder.Cursor? {
        guard let text = content.control?.notes else { return nil }
        var shown = text
        var cursor: Int?
        if let editor = editor?.text {
            shown = editor.text
            cursor = editor.cursor
        }
        let style = cursor == nil ? canvas.colours.base : canvas.colours.field
        let layout = NotesLayout(shown, width: max(1, columns.count - 2))
        let height = max(TerminalMetrics.noteLines, layout.lines.count)
        for offset in 0..<height {
            canvas.fill(columns, line: line + offset, style: style)
            guard offset < layout.lines.count else { continue }
            canvas.put(
                layout.lines[offset].text, column: columns.lowerBound + 1, line: line + offset,
                style: style)
        }
        if shown.isEmpty, let placeholder = content.control?.placeholder {
            canvas.put(
                TextWrap.truncated(placeholder, to: columns.count - 2),
                column: columns.lowerBound + 1, line: line,
                style: cursor == nil ? canvas.colours.placeholder : canvas.colours.fieldPlaceholder)
        }
        guard let cursor else { return nil }
        let place = layout.place(of: cursor)
        guard canvas.lines.contains(line + place.line) else { return nil }
        return ScreenEncoder.Cursor(
            column: min(columns.lowerBound + 1 + place.column, columns.upperBound - 1),
            row: line + place.line)
    }
}
#endif
