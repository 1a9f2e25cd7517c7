#if !canImport(UIKit)
import TableauPictures

/// A screenful of cells to draw into.
///
/// Drawing outside is clipped, so callers need no checks for sizes of 0 x 0 or rows that scroll
/// out. A two-column glyph is never split: half of one is drawn as a space.
package struct ScreenBuffer {
    package let width: Int
    package let height: Int
    package let pool: GlyphPool
    var cells: [ScreenCell]
    /// The part of the screen that may be written.
    private var clip: (columns: Range<Int>, rows: Range<Int>)
    /// The place on the screen of what is drawn at column 0 and row 0.
    private var origin = (column: 0, row: 0)

    /// Creates a screen of blanks; negative sizes count as 0.
    package init(
        width: Int, height: Int, pool: GlyphPool, style: ScreenStyle = ScreenStyle()
    ) {
        self.width = max(0, width)
        self.height = max(0, height)
        self.pool = pool
        cells = Array(repeating: ScreenCell(style: style), count: self.width * self.height)
        clip = (0..<self.width, 0..<self.height)
    }

    var rows: Range<Int> { clip.rows.shifted(by: -origin.row) }

    /// Draws in a part of what may be written now.
    ///
    /// - Parameter shift: By how much what is drawn there is moved.
    mutating func clipped<Result>(
        to columns: Range<Int>, _ rows: Range<Int>, shift: (columns: Int, rows: Int),
        _ draw: (inout ScreenBuffer) -> Result
    ) -> Result {
        let outer = (clip, origin)
        defer { (clip, origin) = outer }
        clip = (writable(columns), rows.shifted(by: origin.row).clamped(to: clip.rows))
        origin = (origin.column + shift.columns, origin.row + shift.rows)
        return draw(&self)
    }

    /// Returns the columns of the screen where those of what is drawn may be written; nil for all.
    private func writable(_ columns: Range<Int>?) -> Range<Int> {
        columns?.shifted(by: origin.column).clamped(to: clip.columns) ?? clip.columns
    }

    /// Fills columns of one line with blanks; all of them by default.
    package mutating func fill(row: Int, columns: Range<Int>? = nil, style: ScreenStyle) {
        let row = row + origin.row
        if clip.rows.contains(row) { blank(writable(columns), in: row, style: style) }
    }

    private mutating func blank(_ columns: Range<Int>, in row: Int, style: ScreenStyle) {
        guard !columns.isEmpty else { return }
        breakGlyph(at: row * width + columns.lowerBound, in: row)
        if columns.upperBound < width {
            breakGlyph(at: row * width + columns.upperBound, in: row)
        }
        let blank = ScreenCell(style: style)
        for index in columns.shifted(by: row * width) { cells[index] = blank }
    }

    /// Writes any text, with symbols for control characters; returns the column after it.
    ///
    /// - Parameters:
    ///   - column: The column of its first glyph; may be outside the screen, as the row may.
    ///   - columns: The columns that may be written; all by default.
    @discardableResult package mutating func put(
        _ text: String, column: Int, row: Int, style: ScreenStyle,
        clip columns: Range<Int>? = nil
    ) -> Int {
        let row = row + origin.row
        guard clip.rows.contains(row) else { return column + CharacterWidth.columns(of: text) }
        let part = writable(columns)
        let (start, end) = (part.lowerBound, part.upperBound)
        var column = column + origin.column
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
        if isASCII == true { return column - origin.column }
        var glyphs = GlyphScanner(text[...])
        while column < end, let next = glyphs.next() {
            let (glyph, columns) = pool.glyph(for: next)
            if columns == 0 { continue }
            if column >= start && column + columns <= end {
                set(glyph, columns: columns, at: row * width + column, in: row, style: style)
            } else {
                blank((column..<column + columns).clamped(to: part), in: row, style: style)
            }
            column += columns
        }
        return column - origin.column
    }

    private mutating func set(
        _ glyph: UInt32, columns: Int, at index: Int, in row: Int, style: ScreenStyle
    ) {
        breakGlyph(at: index, in: row)
        if index + columns < (row + 1) * width { breakGlyph(at: index + columns, in: row) }
        cells[index] = ScreenCell(glyph: glyph, style: style)
        if columns == 2 { cells[index + 1] = ScreenCell(glyph: 0, style: style) }
    }

    /// Blanks both halves of a glyph of which a cell, about to be overwritten, is the right one.
    private mutating func breakGlyph(at index: Int, in row: Int) {
        guard cells[index].glyph == 0, index > row * width else { return }
        cells[index].glyph = ScreenCell.space
        cells[index - 1].glyph = ScreenCell.space
    }

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

    package func style(column: Int, row: Int) -> ScreenStyle { cells[row * width + column].style }
}

extension Range<Int> {
    func shifted(by distance: Int) -> Range { lowerBound + distance..<upperBound + distance }
}

/// The style of a cell: two colours and attributes.
package struct ScreenStyle: Hashable, Sendable {
    /// Attributes that every terminal supports.
    package struct Attributes: OptionSet, Hashable, Sendable {
        package let rawValue: UInt32

        package init(rawValue: UInt32) { self.rawValue = rawValue }

        package static let bold = Attributes(rawValue: 1)
        package static let dim = Attributes(rawValue: 2)
        /// Text and background colours are exchanged.
        package static let reverse = Attributes(rawValue: 4)
        package static let underline = Attributes(rawValue: 8)
    }

    package var foreground: ScreenColor
    package var background: ScreenColor
    package var attributes: Attributes

    package init(
        _ foreground: ScreenColor = .standard, on background: ScreenColor = .standard,
        _ attributes: Attributes = []
    ) {
        self.foreground = foreground
        self.background = background
        self.attributes = attributes
    }

    package func with(_ more: Attributes) -> ScreenStyle {
        ScreenStyle(foreground, on: background, attributes.union(more))
    }
}

/// One cell of a screen: a glyph of the pool and its style, sixteen bytes.
package struct ScreenCell: Equatable, Sendable {
    /// The number of the glyph; 0 is the right half of a two-column glyph.
    var glyph = ScreenCell.space
    var style = ScreenStyle()

    static let space: UInt32 = 0x20
}
#endif
