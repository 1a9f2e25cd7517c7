#if !canImport(UIKit)
import TableauPictures

/// A line of a film's screen as SVG elements: grounds, then blocks and texts.
struct FilmLine {
    let screen: ScreenBuffer
    let row: Int
    /// The column of the cursor, if it is in this line.
    let cursor: Int?

    static let cell = (width: 8, height: 18)

    func drawing(_ styles: inout FilmStyles) -> String {
        var grounds = ""
        var texts = ""
        var column = 0
        while column < screen.width {
            let style = screen.style(column: column, row: row)
            let start = column
            var text = ""
            while column < screen.width, screen.style(column: column, row: row) == style {
                let glyph = screen.glyph(column: column, row: row)
                // Blocks, and glyphs that are not one column wide in every font, are separate.
                let isAlone =
                    glyph.columns != 1 || glyph.isSpecial || BlockElement(glyph.text) != nil
                if isAlone, !text.isEmpty { break }
                text += glyph.text
                column += glyph.columns
                if isAlone { break }
            }
            let number = styles.number(of: style)
            if style.background != styles.page?.background || style.attributes.contains(.reverse) {
                grounds += rect(class: "b\(number)", column: start, columns: column - start)
            }
            if let block = BlockElement(text) {
                texts += rect(class: "t\(number)", column: start, filled: block)
            } else {
                texts += self.texts(
                    text, class: "t\(number)", column: start, columns: column - start)
            }
        }
        if let cursor, cursor < screen.width {
            let number = styles.number(of: screen.style(column: cursor, row: row))
            texts += rect(class: "t\(number)\" opacity=\".6", column: cursor)
        }
        return grounds + texts
    }

    private func rect(
        class name: String, column: Int, columns: Int = 1, filled: BlockElement = .full
    ) -> String {
        // What fills a cell is a little larger, to avoid visible seams.
        func side(_ cells: Int, _ eighths: Int) -> String {
            SVGText.decimal(Double(cells * eighths) / 8 + (eighths == 8 ? 0.4 : 0))
        }
        let x = (Double(column) + Double(filled.left) / 8) * Double(Self.cell.width)
        let y = (Double(row) + Double(filled.top) / 8) * Double(Self.cell.height)
        return "<rect class=\"\(name)\" x=\"\(SVGText.decimal(x))\" y=\"\(SVGText.decimal(y))\""
            + " width=\"\(side(columns * Self.cell.width, filled.width))\""
            + " height=\"\(side(Self.cell.height, filled.height))\"/>"
    }

    /// Words separated by one space are one element: more spaces would collapse.
    private func texts(_ text: String, class name: String, column: Int, columns: Int) -> String {
        guard text.count == columns else {
            return self.text(text, class: name, column: column, columns: columns)
        }
        var result = ""
        for words in text.matches(of: #/[^ ]+( [^ ]+)*/#) {
            let start = text.distance(from: text.startIndex, to: words.range.lowerBound)
            result += self.text(
                String(words.output.0), class: name, column: column + start,
                columns: words.output.0.count)
        }
        return result
    }

    private func text(_ text: String, class name: String, column: Int, columns: Int) -> String {
        let (x, y) = (column * Self.cell.width, row * Self.cell.height + 13)
        return "<text class=\"\(name)\" x=\"\(x)\" y=\"\(y)\""
            + " textLength=\"\(columns * Self.cell.width)\" lengthAdjust=\"spacingAndGlyphs\">"
            + SVGText.escaped(text) + "</text>"
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

/// A block element of Unicode that is one rectangle: the part of its cell that it fills, in eighths.
///
/// Fonts draw these with gaps between lines. Drawn as rectangles they join, as on a terminal.
package struct BlockElement: Equatable {
    static let full = BlockElement()

    package private(set) var left = 0
    package private(set) var top = 0
    package private(set) var width = 8
    package private(set) var height = 8

    private init() {}

    /// Creates the rectangle of a character; nil if it is not one rectangle.
    package init?(_ text: String) {
        let scalars = text.unicodeScalars
        guard let first = scalars.first, scalars.dropFirst().isEmpty else { return nil }
        switch Int(first.value) {
        case 0x2580: height = 4  // upper half
        case let code where 0x2581...0x2588 ~= code:  // lower eighths, up to the full block
            height = code - 0x2580
            top = 8 - height
        case let code where 0x2589...0x258F ~= code: width = 0x2590 - code  // left eighths
        case 0x2590:  // right half
            left = 4
            width = 4
        default: return nil
        }
    }
}
#endif
