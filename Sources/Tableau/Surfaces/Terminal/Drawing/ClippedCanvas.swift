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
    let highlighter: SearchHighlighter?

    /// Returns the style of a text with a tone, at a place that has a style of its own.
    func style(_ tone: TextTone, _ own: ScreenStyle) -> ScreenStyle {
        context.style(tone, own, opacity: colours.opacity)
    }

    /// Draws text with the words of a filter highlighted.
    mutating func putFound(_ text: String, column: Int, line: Int, style: ScreenStyle) {
        put(text, column: column, line: line, style: style)
        highlighter?.forEachMatch(in: text) { piece, columns in
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

    /// Fills columns of a line, if it is visible.
    mutating func fill(_ columns: Range<Int>, line: Int, style: ScreenStyle) {
        guard lines.contains(line) else { return }
        let left = max(clip.lowerBound, columns.lowerBound + dx)
        let right = min(clip.upperBound, columns.upperBound + dx)
        if left < right { buffer.fill(row: line, columns: left..<right, style: style) }
    }
}
#endif
