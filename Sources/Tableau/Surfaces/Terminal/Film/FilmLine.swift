#if !canImport(UIKit)
import TableauPictures

/// A line of a film's screen as SVG elements: grounds, then texts.
struct FilmLine {
    let screen: ScreenBuffer
    let row: Int
    /// The column of the cursor, if it is in this line.
    let cursor: Int?

    static let cell = (width: 8, height: 18)
    /// The places of half blocks in their cells; as text they would have gaps between lines.
    private static let halves = ["▌": 0, "▐": 4]

    func drawing(_ styles: inout FilmStyles) -> String {
        let cell = Self.cell.width
        var (grounds, texts) = ("", "")
        var column = 0
        while column < screen.width {
            let style = screen.style(column: column, row: row)
            let start = column
            var text = ""
            while column < screen.width, screen.style(column: column, row: row) == style {
                let glyph = screen.glyph(column: column, row: row)
                // Halves, and glyphs that are not one column wide in every font, are separate.
                let isAlone =
                    glyph.columns != 1 || glyph.isSpecial || Self.halves[glyph.text] != nil
                if isAlone, !text.isEmpty { break }
                text += glyph.text
                column += glyph.columns
                if isAlone { break }
            }
            let number = styles.number(of: style)
            if style.background != styles.page?.background || style.attributes.contains(.reverse) {
                grounds += rect("b\(number)", x: start * cell, width: (column - start) * cell)
            }
            if let x = Self.halves[text] {
                texts += rect("t\(number)", x: start * cell + x, width: 4)
                continue
            }
            // Words separated by one space are one element: more spaces would collapse.
            for words in text.matches(of: #/[^ ]+( [^ ]+)*/#) {
                let before = text.distance(from: text.startIndex, to: words.range.lowerBound)
                // A glyph that stands alone may have two columns.
                let columns = text.count == 1 ? column - start : words.output.0.count
                texts += "<text class=\"t\(number)\" x=\"\((start + before) * cell)\""
                texts += " y=\"\(row * Self.cell.height + 13)\""
                texts += " textLength=\"\(columns * cell)\""
                texts += " lengthAdjust=\"spacingAndGlyphs\">"
                texts += SVGText.escaped(String(words.output.0)) + "</text>"
            }
        }
        if let cursor, cursor < screen.width {
            let number = styles.number(of: screen.style(column: cursor, row: row))
            texts += rect("t\(number)\" opacity=\".6", x: cursor * cell, width: cell)
        }
        return grounds + texts
    }

    /// Returns a rectangle, a little higher than its cells, to avoid visible seams.
    private func rect(_ name: String, x: Int, width: Int) -> String {
        "<rect class=\"\(name)\" x=\"\(x)\" y=\"\(row * Self.cell.height)\""
            + " width=\"\(width)\" height=\"\(Self.cell.height).4\"/>"
    }
}

extension ScreenBuffer {
    /// Returns the text of a cell, its width in columns, and whether its width varies by font.
    fileprivate func glyph(
        column: Int, row: Int
    ) -> (text: String, columns: Int, isSpecial: Bool) {
        let glyph = cells[row * width + column].glyph
        guard glyph >= GlyphPool.firstPooled else {
            return (glyph == 0 ? " " : String(UnicodeScalar(UInt8(glyph))), 1, false)
        }
        let entry = pool.entry(glyph)
        let text = String(decoding: entry.bytes, as: UTF8.self)
        return (text, max(1, entry.columns), entry.hasAmbiguousWidth)
    }
}
#endif
