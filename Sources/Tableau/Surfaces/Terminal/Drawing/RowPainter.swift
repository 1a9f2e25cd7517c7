#if !canImport(UIKit)
import Tableau
import TableauPictures

/// Draws a row of a table, a header or a footer from its content.
@MainActor struct RowPainter {
    private let slot: VisibleSlot
    private let content: CellContent
    private let colours: RowColours
    private let columns: Range<Int>
    /// Where texts end, if no accessory or column needs its place.
    private let end: Int
    private let hasFocus: Bool
    private let mark: String?
    /// The edit of this row's control, if there is one.
    private let edit: EditSession?

    private var context: DrawingContext { colours.context }
    private var theme: TerminalTheme { context.theme }

    /// - Parameter atRest: The styles of rows at rest, which most rows of a frame share.
    init(
        _ slot: VisibleSlot, columns: Range<Int>, atRest: RowColours, hasFocus: Bool,
        mark: String?, edit: EditSession?
    ) {
        let flash = slot.isMarked ? 0 : slot.flash
        var colours = atRest
        if hasFocus || flash > 0 || slot.opacity < 1 {
            colours = RowColours(
                atRest.context, hasFocus: hasFocus, flash: flash, opacity: slot.opacity)
        }
        var content = atRest.context.showsTones ? slot.content : slot.content.withSigns
        if content.isDimmed {
            (colours.base, colours.secondary) = (colours.placeholder, colours.placeholder)
            for index in content.labels.indices { content.labels[index].tone = .normal }
        }
        (self.slot, self.content, self.colours) = (slot, content, colours)
        (self.columns, end) = (columns, columns.upperBound - 1)
        (self.hasFocus, self.mark, self.edit) = (hasFocus, mark, edit)
    }

    /// Draws a header or footer, on the page.
    init(
        _ slot: VisibleSlot, columns: Range<Int>, edge: HeaderFooterKind, _ context: DrawingContext
    ) {
        let theme = context.theme
        let attributes: ScreenStyle.Attributes =
            edge == .header ? .bold : theme.reversesSelection ? .dim : []
        colours = RowColours(
            context: context, base: ScreenStyle(on: theme.page),
            secondary: context.style(theme.secondary, on: theme.page, attributes),
            accent: context.style(theme.accent, on: theme.page))
        content = context.showsTones ? slot.content : slot.content.withSigns
        (self.slot, self.columns, end) = (slot, columns, columns.upperBound - 2)
        (hasFocus, mark, edit) = (false, nil, nil)
    }

    /// Draws the slot; returns the place of the real cursor, if it is there.
    func paint(into buffer: inout ScreenBuffer) -> ScreenEncoder.Cursor? {
        colours.draw(slot, columns: columns, into: &buffer) { draw(at: $1, into: &$0) }
    }

    private func draw(at y: Int, into buffer: inout ScreenBuffer) -> ScreenEncoder.Cursor? {
        // A tall row may begin above the screen.
        let top = max(y, buffer.rows.lowerBound)
        let accent = colours.accent
        // Among many that have changed, a row has a mark, as strong as its flash.
        if slot.isMarked, slot.flash > 0, !context.isAccessible {
            let ground = colours.base.background
            let faded = context.style(ground.mixed(with: theme.accent, slot.flash), on: ground)
            buffer.put(
                "│", column: columns.lowerBound, row: top,
                style: theme.reversesSelection ? colours.base : faded)
        }
        if hasFocus, !context.isAccessible {
            buffer.put("▌", column: columns.lowerBound, row: top, style: accent)
        }
        if let mark { buffer.put(mark, column: columns.lowerBound + 1, row: top, style: accent) }
        let aligns = content.hasColumns
        var left = columns.lowerBound + 2
        if let glyph = content.glyph, !aligns {
            left = buffer.put(glyph, column: left, row: y, style: accent) + 1
        }
        let sign = sign(of: content.accessory)
        var right = sign != nil || aligns ? columns.upperBound - 3 : end
        if let sign { buffer.put(sign, column: right + 1, row: y, style: accent) }
        let label = content.labels.first { $0.role == .value }
        if let label, content.control == nil, !aligns {
            let value = TextWrap.truncated(label.text, to: max(0, (right - left) * 2 / 3))
            right -= CharacterWidth.columns(of: value)
            colours.put(
                value, label.tone, column: right, line: y, style: colours.secondary, into: &buffer)
            right -= 1
        }
        let cursor = paintControl(from: left, to: &right, line: y, into: &buffer)
        let line =
            aligns
            ? columnTexts(to: right, line: y, into: &buffer)
            : texts(from: left, to: right, line: y, into: &buffer)
        return content.control?.notes == nil ? cursor : paintNotes(line: line, into: &buffer)
    }

    /// Draws texts in columns; returns the line after them.
    private func columnTexts(to right: Int, line: Int, into buffer: inout ScreenBuffer) -> Int {
        let glyph = content.glyph.map { $0 + " " } ?? ""
        // The glyph, or the title of a section, precedes the text of the first column.
        var lead = content.labels.lazy.filter { $0.column == nil }.reduce(glyph) {
            $0 + $1.text + "  "
        }
        let labels = content.labels.lazy.filter { $0.column != nil }
        let layout = content.columnLayout(in: columns, to: right)
        for case (let label, let place?) in zip(labels, layout.places) {
            // The mark of an order is not truncated.
            let (title, mark) = ColumnOrder.split(lead + label.text)
            let room = place.count - CharacterWidth.columns(of: mark)
            let text = TextWrap.truncated(title, to: room) + mark
            var start = place.lowerBound
            if label.column?.alignment == .trailing {
                start = place.upperBound - CharacterWidth.columns(of: text)
            }
            let own = label.role == .title ? colours.base : colours.secondary
            colours.put(text, label.tone, column: start, line: line, style: own, into: &buffer)
            if !lead.isEmpty, text.hasPrefix(glyph) {
                buffer.put(glyph, column: start, row: line, style: colours.accent)
            }
            lead = ""
        }
        return line + 1
    }

    /// Draws the title with the subtitles below; returns the line after them.
    private func texts(
        from left: Int, to right: Int, line: Int, into buffer: inout ScreenBuffer
    ) -> Int {
        let first = line
        var line = line
        for label in content.labels where label.role != .value {
            let style = label.role == .title ? colours.base : colours.secondary
            let room = (line == first ? right : end) - left
            let width =
                label.numberOfLines == 1
                ? room : TerminalMetrics.textWidth(content, columns: columns.count)
            for text in label.lines(width: width) {
                colours.put(text, label.tone, column: left, line: line, style: style, into: &buffer)
                line += 1
            }
        }
        return max(line, first + 1)
    }

    private func sign(of accessory: TableViewCell.AccessoryType) -> String? {
        switch accessory {
        case .none: nil
        case .disclosureIndicator, .detailDisclosureButton: context.isAccessible ? nil : "›"
        case .detailButton: "i"
        case .checkmark: "✓"
        }
    }

    // MARK: Controls

    /// Draws a single-line control at the right of its row, whose texts then end before it.
    private func paintControl(
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
    private func paintNotes(line: Int, into buffer: inout ScreenBuffer) -> ScreenEncoder.Cursor? {
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

extension CellContent {
    /// Lays out the columns in a row of the screen, up to an end; by default to where all rows reserve
    /// room for an accessory.
    func columnLayout(in row: Range<Int>, to end: Int? = nil) -> ColumnLayout {
        let (start, end) = (row.lowerBound + 2, end ?? row.upperBound - 3)
        return ColumnLayout(labels.compactMap(\.column), from: start, room: end - start)
    }
}
#endif
