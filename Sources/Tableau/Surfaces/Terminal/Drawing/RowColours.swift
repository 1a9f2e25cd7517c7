#if !canImport(UIKit)
import Tableau

/// The styles of one row in one frame.
struct RowColours {
    let context: DrawingContext
    var base: ScreenStyle
    var secondary: ScreenStyle
    var accent: ScreenStyle
    /// The edited part of a value.
    var edited: ScreenStyle {
        var style = accent.with(.bold)
        // In a reversed row, it is the part that isn't.
        style.attributes.formSymmetricDifference(.reverse)
        return style
    }
    var field = ScreenStyle()
    var placeholder = ScreenStyle()
    var fieldPlaceholder = ScreenStyle()
    /// The opacity of the row, 0...1.
    var opacity = 1.0

    /// Returns the style of a text with a tone, at a place that has a style of its own.
    private func style(_ tone: TextTone, _ own: ScreenStyle) -> ScreenStyle {
        // Reversed, the tone would be the ground of a text whose contrast nobody knows.
        guard context.showsTones, !own.attributes.contains(.reverse),
            let color = context.theme.color(of: tone)
        else { return own }
        return context.style(
            context.theme.secondary.mixed(with: color, opacity), on: own.background,
            own.attributes)
    }

    /// Draws text with the words of a filter highlighted, in its tone at a place with a style.
    func put(
        _ text: String, _ tone: TextTone = .normal, column: Int, line: Int, style: ScreenStyle,
        into buffer: inout ScreenBuffer
    ) {
        buffer.put(text, column: column, row: line, style: self.style(tone, style))
        context.search?.forEachMatch(in: text) { piece, columns in
            buffer.put(
                piece, column: column + columns, row: line,
                style: accent.with([.bold, .underline]))
        }
    }

    /// Draws a slot in its visible lines; returns the place of the real cursor.
    ///
    /// - Parameter draw: Draws the content from a line on, as if the slot did not slide.
    func draw(
        _ slot: VisibleSlot, columns: Range<Int>, into buffer: inout ScreenBuffer,
        _ draw: (_ buffer: inout ScreenBuffer, _ line: Int) -> ScreenEncoder.Cursor?
    ) -> ScreenEncoder.Cursor? {
        let lines = context.shown(slot)
        guard !lines.isEmpty else { return nil }
        let shift = slot.shift(in: columns)
        let first = context.clip.lowerBound + slot.lines.lowerBound
        let cursor = buffer.clipped(to: columns, lines, shift: (shift, 0)) { buffer in
            for line in lines { buffer.fill(row: line, columns: columns, style: base) }
            return draw(&buffer, first)
        }
        // In a row that slides in, the cursor moves with the text.
        guard var cursor, shift == 0 || columns.contains(cursor.column + shift) else { return nil }
        cursor.column += shift
        return cursor
    }
}

extension RowColours {
    /// Creates the styles of a row with a flash and an opacity, 0...1.
    init(
        _ context: DrawingContext, hasFocus: Bool = false, flash: Double = 0, opacity: Double = 1
    ) {
        let theme = context.theme
        let background = context.lit(hasFocus ? theme.selection : theme.card, by: flash)
        var attributes: ScreenStyle.Attributes = []
        if hasFocus, theme.reversesSelection { attributes.insert(.reverse) }
        if flash > 0, theme.reversesSelection { attributes.insert(.bold) }
        let title = hasFocus ? theme.selectedTitle : theme.title
        // Reversed, the accent would be the ground of a text whose contrast nobody knows.
        let accent = attributes.contains(.reverse) ? title : theme.accent
        /// Fades in and out, and stays legible throughout.
        func style(_ color: ScreenColor, on ground: ScreenColor) -> ScreenStyle {
            context.style(
                theme.secondary.mixed(with: color, opacity),
                on: theme.page.mixed(with: ground, opacity), attributes)
        }
        func faint(on ground: ScreenColor) -> ScreenStyle {
            style(theme.secondary, on: ground).with(theme.reversesSelection ? .dim : [])
        }
        self.init(
            context: context, base: style(title, on: background),
            secondary: style(theme.secondary, on: background),
            accent: style(accent, on: background), field: style(theme.title, on: theme.field),
            placeholder: faint(on: background), fieldPlaceholder: faint(on: theme.field),
            opacity: opacity)
    }
}
#endif
