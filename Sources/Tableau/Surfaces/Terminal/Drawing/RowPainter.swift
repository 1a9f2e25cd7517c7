#if !canImport(UIKit)
import Foundation
import Tableau

/// Draws a row of a table from its cell's content.
struct RowPainter {
    let context: DrawingContext
    /// The columns of the row on the screen.
    let columns: Range<Int>
    let hasFocus: Bool
    /// The mark before the row, if it is marked or lifted.
    var mark: String?
    /// The editor, if it edits this row's control.
    let editor: ControlEditor?
    /// The styles of rows at rest, which most rows of a frame share; nil makes them for this row.
    var coloursAtRest: RowColours?

    private var theme: TerminalTheme { context.theme }

    /// Draws the row and returns the place of the real cursor, if it is in this row.
    func paint(
        _ slot: VisibleSlot, into buffer: inout ScreenBuffer
    ) -> ScreenEncoder.Cursor? {
        var colours = self.colours(flash: slot.isMarked ? 0 : slot.flash, opacity: slot.opacity)
        var content = context.showsTones ? slot.content : slot.content.withSigns
        if content.isDimmed {
            (colours.base, colours.secondary) = (colours.placeholder, colours.placeholder)
            for index in content.labels.indices { content.labels[index].tone = .normal }
        }
        return ClippedCanvas.draw(
            slot, columns: columns, context: context, colours: colours, into: &buffer
        ) { canvas, line in
            if slot.isMarked { drawMark(slot.flash, at: line, with: &canvas) }
            return draw(content, at: line, with: &canvas)
        }
    }

    /// Draws a mark at the leading edge of a row that has changed among many; that of the focus
    /// covers it.
    ///
    /// - Parameter strength: How much of the mark is left, 0...1.
    private func drawMark(_ strength: Double, at y: Int, with canvas: inout ClippedCanvas) {
        guard strength > 0, !context.isAccessible else { return }
        let faded = context.style(
            canvas.colours.base.background.mixed(with: theme.accent, strength),
            on: canvas.colours.base.background)
        canvas.put(
            "│", column: columns.lowerBound, line: max(y, canvas.lines.lowerBound),
            style: theme.reversesSelection ? canvas.colours.base : faded)
    }

    /// Returns the styles of a row.
    ///
    /// - Parameters:
    ///   - flash: The strength of its flash, 0...1.
    ///   - opacity: Its opacity, 0...1.
    func colours(flash: Double = 0, opacity: Double = 1) -> RowColours {
        if let coloursAtRest, !hasFocus, flash == 0, opacity == 1 { return coloursAtRest }
        let background = context.lit(hasFocus ? theme.selection : theme.card, by: flash)
        var attributes: ScreenStyle.Attributes = []
        if hasFocus, theme.reversesSelection { attributes.insert(.reverse) }
        if flash > 0, theme.reversesSelection { attributes.insert(.bold) }
        let title = hasFocus ? theme.selectedTitle : theme.title
        /// Returns a style for text that fades in and out, and stays legible throughout.
        func style(_ color: ScreenColor, on ground: ScreenColor) -> ScreenStyle {
            context.style(
                theme.secondary.mixed(with: color, opacity),
                on: theme.page.mixed(with: ground, opacity), attributes)
        }
        func faint(on ground: ScreenColor) -> ScreenStyle {
            style(theme.secondary, on: ground).with(theme.reversesSelection ? .dim : [])
        }
        return RowColours(
            base: style(title, on: background), secondary: style(theme.secondary, on: background),
            accent: style(theme.accent, on: background), field: style(title, on: theme.field),
            placeholder: faint(on: background), fieldPlaceholder: faint(on: theme.field),
            opacity: opacity)
    }

    private func draw(
        _ content: CellContent, at y: Int, with canvas: inout ClippedCanvas
    ) -> ScreenEncoder.Cursor? {
        // A tall row may begin above the screen.
        let top = max(y, canvas.lines.lowerBound)
        let accent = canvas.colours.accent
        if hasFocus, !context.isAccessible {
            canvas.put("▌", column: columns.lowerBound, line: top, style: accent)
        }
        if let mark { canvas.put(mark, column: columns.lowerBound + 1, line: top, style: accent) }
        let aligns = content.hasColumns
        var left = columns.lowerBound + 2
        if let glyph = content.glyph, !aligns {
            left = canvas.put(glyph, column: left, line: y, style: accent) + 1
        }
        let sign = sign(of: content.accessory)
        var right = columns.upperBound - (sign != nil || aligns ? 3 : 1)
        if let sign { canvas.put(sign, column: right + 1, line: y, style: accent) }
        let label = content.labels.first { $0.role == .value }
        if let label, content.control == nil, !aligns {
            let value = TextWrap.truncated(label.text, to: max(0, (right - left) * 2 / 3))
            right -= CharacterWidth.columns(of: value)
            canvas.putFound(
                value, column: right, line: y,
                style: canvas.style(label.tone, canvas.colours.secondary))
            right -= 1
        }
        let controls = ControlPainter(
            editor: editor, isAccessible: context.isAccessible)
        let cursor = controls.paint(content, from: left, to: &right, line: y, with: &canvas)
        let line =
            aligns
            ? columnTexts(of: content, from: left, to: right, line: y, with: &canvas)
            : texts(of: content, from: left, to: right, line: y, with: &canvas)
        if content.control?.notes != nil {
            return controls.paintNotes(
                content, columns: (columns.lowerBound + 3)..<(columns.upperBound - 3),
                line: line, with: &canvas)
        }
        return cursor
    }

    /// Draws texts in columns; returns the line after them.
    private func columnTexts(
        of content: CellContent, from left: Int, to right: Int, line: Int,
        with canvas: inout ClippedCanvas
    ) -> Int {
        let lead = content.glyph.map { $0 + " " } ?? ""
        let places = ColumnPlaces(content, from: left, to: right)
        places.forEach(lead: lead) { index, text, tone, place in
            let own = index == 0 ? canvas.colours.base : canvas.colours.secondary
            let style = canvas.style(tone, own)
            canvas.putFound(text, column: place, line: line, style: style)
            if !lead.isEmpty, text.hasPrefix(lead), index == places.shown.first {
                canvas.put(lead, column: place, line: line, style: canvas.colours.accent)
            }
        }
        return line + 1
    }

    /// Draws the title with the subtitles below; returns the line after them.
    private func texts(
        of content: CellContent, from left: Int, to right: Int, line: Int,
        with canvas: inout ClippedCanvas
    ) -> Int {
        let first = line
        var line = line
        for label in content.labels where label.role != .value {
            let isTitle = label.role == .title || label.role == .header
            let style = canvas.style(
                label.tone, isTitle ? canvas.colours.base : canvas.colours.secondary)
            let room = (line == first ? right : columns.upperBound - 1) - left
            let width =
                label.numberOfLines == 1
                ? room : TerminalMetrics.textWidth(content, columns: columns.count)
            for text in label.lines(width: width) {
                canvas.putFound(text, column: left, line: line, style: style)
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
}
#endif
