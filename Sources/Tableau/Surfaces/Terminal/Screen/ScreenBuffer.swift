#if !canImport(UIKit)
import Tableau

/// A screenful of cells to draw into.
///
/// Drawing outside is clipped, so callers need no checks for sizes of 0 x 0 or rows that scroll
/// out. A two-column glyph is never split: half of one is drawn as a space.
package struct ScreenBuffer {
    package let width: Int
    package let height: Int
    package let pool: GlyphPool
    var cells: [ScreenCell]

    /// Creates a screen of blanks.
    ///
    /// Negative sizes count as 0.
    package init(width: Int, height: Int, pool: GlyphPool) {
        self.width = max(0, width)
        self.height = max(0, height)
        self.pool = pool
        cells = Array(repeating: ScreenCell(), count: self.width * self.height)
    }

    package mutating func clear(_ style: ScreenStyle = ScreenStyle()) {
        let blank = ScreenCell(style: style)
        for index in cells.indices { cells[index] = blank }
    }

    /// Fills columns of one line with blanks; all of them by default.
    package mutating func fill(row: Int, columns: Range<Int>? = nil, style: ScreenStyle) {
        guard row >= 0, row < height else { return }
        let start = max(0, columns?.lowerBound ?? 0)
        let end = min(width, columns?.upperBound ?? width)
        guard start < end else { return }
        breakGlyph(at: row * width + start, in: row)
        if end < width { breakGlyph(at: row * width + end, in: row) }
        let blank = ScreenCell(style: style)
        for index in (row * width + start)..<(row * width + end) { cells[index] = blank }
    }

    /// Writes text and returns the column after it.
    ///
    /// - Parameters:
    ///   - text: Any text; control characters are shown as symbols.
    ///   - column: The column of its first glyph; may be outside the screen.
    ///   - row: The line; nothing is drawn outside the screen.
    ///   - style: The style of every cell written.
    ///   - clip: The columns that may be written; all by default.
    @discardableResult package mutating func put(
        _ text: String, column: Int, row: Int, style: ScreenStyle,
        clip: Range<Int>? = nil
    ) -> Int {
        guard row >= 0, row < height else { return column }
        let start = max(0, clip?.lowerBound ?? 0)
        let end = min(width, clip?.upperBound ?? width)
        var column = column
        let isASCII = text.utf8.withContiguousStorageIfAvailable { bytes in
            guard bytes.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) else { return false }
            // An ASCII glyph is its own number and has one column.
            for byte in bytes.prefix(max(0, end - column)) {
                if column >= start {
                    set(UInt32(byte), columns: 1, at: row * width + column, in: row, style: style)
                }
                column += 1
            }
            return true
        }
        if isASCII == true { return column }
        var glyphs = GlyphScanner(text[...])
        while column < end, let next = glyphs.next() {
            let (glyph, columns) = pool.glyph(for: next)
            if columns == 0 { continue }
            if column >= start && column + columns <= end {
                set(glyph, columns: columns, at: row * width + column, in: row, style: style)
            } else {
                let from = max(start, column)
                let to = min(end, column + columns)
                if from < to { fill(row: row, columns: from..<to, style: style) }
            }
            column += columns
        }
        return column
    }

    /// Copies the first lines of another screen to a place where they fit.
    mutating func copy(_ other: ScreenBuffer, lines: Int, toColumn column: Int, row: Int) {
        for line in 0..<lines {
            let source = line * other.width
            let start = (row + line) * width + column
            cells.replaceSubrange(
                start..<start + other.width, with: other.cells[source..<source + other.width])
        }
    }

    private mutating func set(
        _ glyph: UInt32, columns: Int, at index: Int, in row: Int, style: ScreenStyle
    ) {
        breakGlyph(at: index, in: row)
        if index + columns < (row + 1) * width { breakGlyph(at: index + columns, in: row) }
        cells[index] = ScreenCell(glyph: glyph, style: style)
        if columns == 2 { cells[index + 1] = ScreenCell(glyph: 0, style: style) }
    }

    /// Blanks both halves of a glyph if a cell is its right half, since one will be overwritten.
    private mutating func breakGlyph(at index: Int, in row: Int) {
        guard cells[index].glyph == 0, index > row * width else { return }
        cells[index].glyph = ScreenCell.space
        cells[index - 1].glyph = ScreenCell.space
    }
}

extension ScreenBuffer {
    /// The screen as lines of text without trailing blanks: what tests and plain output compare.
    package var lines: [String] {
        (0..<height).map { row in
            var bytes: [UInt8] = []
            for column in 0..<width {
                bytes += pool.entries[Int(cells[row * width + column].glyph)].text.utf8
            }
            while bytes.last == 0x20 { bytes.removeLast() }
            return String(decoding: bytes, as: UTF8.self)
        }
    }

    package func style(column: Int, row: Int) -> ScreenStyle {
        cells[row * width + column].style
    }
}
#endif
