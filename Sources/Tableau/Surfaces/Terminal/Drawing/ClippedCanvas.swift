#if !canImport(UIKit)
import Tableau

/// The styles of one row in one frame.
struct RowColours {
    var base: ScreenStyle
    var secondary: ScreenStyle
    var accent: ScreenStyle
    var field: ScreenStyle
    /// The style of the placeholder for an empty text.
    var placeholder: ScreenStyle
    var fieldPlaceholder: ScreenStyle
    /// The opacity of the row, 0...1.
    var opacity = 1.0
}

/// Draws into the visible part of one row.
struct ClippedCanvas {
    var buffer: ScreenBuffer
    let clip: Range<Int>
    let lines: Range<Int>
    let dx: Int
    let context: DrawingContext
    let colours: RowColours

    /// Draws a slot in its visible lines, which are cleared; returns the place of the real cursor.
    ///
    /// - Parameters:
    ///   - draw: Draws the content from a line on, as if the slot did not slide.
    static func draw(
        _ slot: VisibleSlot, columns: Range<Int>, context: DrawingContext, colours: RowColours,
        into buffer: inout ScreenBuffer,
        _ draw: (_ canvas: inout ClippedCanvas, _ line: Int) -> ScreenEncoder.Cursor?
    ) -> ScreenEncoder.Cursor? {
        let open = context.shown(slot)
        guard !open.isEmpty else { return nil }
        let dx = slot.shift(in: columns)
        var canvas = ClippedCanvas(
            buffer: ScreenBuffer(width: 0, height: 0, pool: buffer.pool), clip: columns,
            lines: open, dx: dx, context: context, colours: colours)
        // The canvas borrows the screen; copying it would copy every cell.
        swap(&canvas.buffer, &buffer)
        defer { swap(&canvas.buffer, &buffer) }
        for line in open { canvas.fill(columns, line: line, style: colours.base) }
        let first =
            context.clip.lowerBound + slot.lines.lowerBound + Int(slot.pose.shift.rounded())
        guard let cursor = draw(&canvas, first) else { return nil }
        // In a row that slides in, the cursor moves with the text.
        let column = cursor.column + dx
        guard dx == 0 || columns.contains(column) else { return nil }
        return ScreenEncoder.Cursor(column: column, row: cursor.row)
    }

    /// Returns the style of a text with a tone, at a place that has a style of its own.
    func style(_ tone: TextTone, _ own: ScreenStyle) -> ScreenStyle {
        context.style(tone, own, opacity: colours.opacity)
    }

    /// Draws text with the words of a filter highlighted.
    mutating func putFound(_ text: String, column: Int, line: Int, style: ScreenStyle) {
        put(text, column: column, line: line, style: style)
        context.highlighter?.forEachMatch(in: text) { piece, columns in
            put(
                piece, column: column + columns, line: line,
                style: colours.accent.with([.bold, .underline]))
        }
    }

    /// Draws text, if its line is visible; returns the column after it.
    @discardableResult
    mutating func put(_ text: String, column: Int, line: Int, style: ScreenStyle) -> Int {
        guard lines.contains(line) else { return column + CharacterWidth.columns(of: text) }
        return buffer.put(text, column: column + dx, row: line, style: style, clip: clip) - dx
    }

    mutating func fill(_ columns: Range<Int>, line: Int, style: ScreenStyle) {
        guard lines.contains(line) else { return }
        let left = max(clip.lowerBound, columns.lowerBound + dx)
        let right = min(clip.upperBound, columns.upperBound + dx)
        if left < right { buffer.fill(row: line, columns: left..<right, style: style) }
    }
}
#endif
