#if !canImport(UIKit)
import Tableau
import TableauPictures

/// Writes frames as an SVG document on a grid of cells.
///
/// A line of the screen has one element for each text that it ever shows, visible while it does. So
/// the size of a film depends on what changes in it.
@MainActor struct TerminalFilmWriter {
    let title: String
    let frames: [TerminalFilm.Frame]

    private static let cell = (width: 8, height: 18)
    /// The margin around the screen.
    private static let margin = 10
    /// The time for which the last frame is shown before the film repeats, in seconds.
    private static let pause = 2.0

    func svg() -> String {
        var styles = FilmStyles()
        let lines = self.lines(&styles)
        let size = frames.map(\.dark).reduce((width: 1, height: 1)) {
            (max($0.width, $1.width), max($0.height, $1.height))
        }
        let width = size.width * Self.cell.width + 2 * Self.margin
        let height = size.height * Self.cell.height + 2 * Self.margin
        let page = styles.number(of: self.page)
        var classes: [String: Int] = [:]
        var motion = ""
        var body = ""
        for line in lines {
            let isStill = line.frames.count == frames.count
            if isStill {
                body += "<g>\(line.drawing)</g>\n"
                continue
            }
            let rule = self.rule(line.frames)
            let number = classes[rule] ?? classes.count
            if classes[rule] == nil {
                classes[rule] = number
                motion += "@keyframes k\(number){\(rule)}"
                motion += ".k\(number){animation:k\(number) \(SVGText.decimal(total))s"
                motion += " step-end infinite"
                // With reduced motion, the last frame is shown.
                motion += line.frames.contains(frames.count - 1) ? "}\n" : ";visibility:hidden}\n"
            }
            body += "<g class=\"k\(number)\">\(line.drawing)</g>\n"
        }
        let label = SVGText.escaped(title.isEmpty ? "Terminal" : title)
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
            viewBox="0 0 \(width) \(height)" role="img" aria-label="\(label)">
            <title>\(label)</title>
            <style>
            text{font:13px ui-monospace,'SF Mono',Menlo,'DejaVu Sans Mono',Consolas,monospace}
            \(styles.css)\(motion)\
            @media(prefers-reduced-motion:reduce){*{animation:none!important}}
            </style>
            <rect class="b\(page)" width="\(width)" height="\(height)" rx="8"/>
            <g transform="translate(\(Self.margin),\(Self.margin))">
            \(body)</g>
            </svg>

            """
    }

    // MARK: Lines

    /// A text of a line of the screen, and the frames that show it.
    private struct Line {
        var drawing: String
        var frames: [Int]
    }

    private func lines(_ styles: inout FilmStyles) -> [Line] {
        var lines: [Line] = []
        var known: [String: Int] = [:]
        for (index, frame) in frames.enumerated() {
            for row in 0..<frame.dark.height {
                let drawing = self.drawing(of: row, in: frame, &styles)
                if let place = known[drawing] {
                    lines[place].frames.append(index)
                } else {
                    known[drawing] = lines.count
                    lines.append(Line(drawing: drawing, frames: [index]))
                }
            }
        }
        return lines.filter { !$0.drawing.isEmpty }
    }

    /// The style of the page: that of a blank in a corner without rows.
    private var page: FilmStyles.Pair {
        guard let frame = frames.last, frame.dark.height > 1, frame.dark.width > 0 else {
            return FilmStyles.Pair(dark: ScreenStyle(), light: ScreenStyle())
        }
        return pair(column: frame.dark.width - 1, row: frame.dark.height - 2, frame)
    }

    private func pair(column: Int, row: Int, _ frame: TerminalFilm.Frame) -> FilmStyles.Pair {
        FilmStyles.Pair(
            dark: frame.dark.style(column: column, row: row),
            light: frame.light.style(column: column, row: row))
    }

    private func drawing(
        of row: Int, in frame: TerminalFilm.Frame, _ styles: inout FilmStyles
    ) -> String {
        let page = self.page
        var grounds = ""
        var texts = ""
        var column = 0
        let y = row * Self.cell.height
        while column < frame.dark.width {
            let look = pair(column: column, row: row, frame)
            let start = column
            var text = ""
            while column < frame.dark.width, pair(column: column, row: row, frame) == look {
                let glyph = frame.dark.glyph(column: column, row: row)
                // Blocks, and glyphs that are not one column wide in every font, are separate.
                let isAlone =
                    glyph.columns != 1 || glyph.isSpecial || BlockElement(glyph.text) != nil
                if isAlone, !text.isEmpty { break }
                text += glyph.text
                column += glyph.columns
                if isAlone { break }
            }
            let number = styles.number(of: look)
            if look.dark.background != page.dark.background
                || look.light.background != page.light.background
                || look.dark.attributes.contains(.reverse)
            {
                grounds += rect(
                    class: "b\(number)", column: start, columns: column - start, y: y)
            }
            if let block = BlockElement(text) {
                texts += rect(class: "t\(number)", column: start, y: y, filled: block)
            } else {
                texts += self.texts(
                    text, class: "t\(number)", column: start, columns: column - start, y: y)
            }
        }
        if let cursor = frame.cursor, cursor.row == row, cursor.column < frame.dark.width {
            let look = styles.number(of: pair(column: cursor.column, row: row, frame))
            texts += rect(
                class: "t\(look)\" opacity=\".6", column: cursor.column, columns: 1, y: y)
        }
        return grounds + texts
    }

    private func rect(
        class name: String, column: Int, columns: Int = 1, y: Int, filled: BlockElement = .full
    ) -> String {
        // What fills a cell is a little larger, to avoid visible seams.
        func side(_ cells: Int, _ eighths: Int) -> String {
            SVGText.decimal(Double(cells * eighths) / 8 + (eighths == 8 ? 0.4 : 0))
        }
        let x = Double(column) + Double(filled.left) / 8
        let top = Double(Self.cell.height * filled.top) / 8
        return "<rect class=\"\(name)\" x=\"\(SVGText.decimal(x * Double(Self.cell.width)))\""
            + " y=\"\(SVGText.decimal(Double(y) + top))\""
            + " width=\"\(side(columns * Self.cell.width, filled.width))\""
            + " height=\"\(side(Self.cell.height, filled.height))\"/>"
    }

    /// Words separated by one space are one element: more spaces would collapse.
    private func texts(
        _ text: String, class name: String, column: Int, columns: Int, y: Int
    ) -> String {
        let characters = Array(text)
        guard characters.count == columns else {
            return self.text(text, class: name, column: column, columns: columns, y: y)
        }
        var result = ""
        var start = 0
        while start < columns {
            if characters[start] == " " {
                start += 1
                continue
            }
            var end = start + 1
            while end < columns,
                characters[end] != " " || (end + 1 < columns && characters[end + 1] != " ")
            {
                end += 1
            }
            result += self.text(
                String(characters[start..<end]), class: name, column: column + start,
                columns: end - start, y: y)
            start = end
        }
        return result
    }

    private func text(
        _ text: String, class name: String, column: Int, columns: Int, y: Int
    ) -> String {
        "<text class=\"\(name)\" x=\"\(column * Self.cell.width)\" y=\"\(y + 13)\""
            + " textLength=\"\(columns * Self.cell.width)\" lengthAdjust=\"spacingAndGlyphs\">"
            + SVGText.escaped(text) + "</text>"
    }

    // MARK: Time

    private var total: Double {
        max(0.1, (frames.last?.time ?? 0) - (frames.first?.time ?? 0) + Self.pause)
    }

    /// Returns the animation rule for something visible in some frames.
    private func rule(_ shown: [Int]) -> String {
        let shown = Set(shown)
        var rule = ""
        var wasShown: Bool?
        for (index, frame) in frames.enumerated() {
            let isShown = shown.contains(index)
            guard isShown != wasShown else { continue }
            wasShown = isShown
            let part = index == 0 ? 0 : (frame.time - frames[0].time) / total * 100
            rule += "\(SVGText.decimal(part))%{visibility:\(isShown ? "visible" : "hidden")}"
        }
        return rule
    }
}

extension ScreenBuffer {
    /// Returns the text of a cell, its width in columns, and whether its width varies by font.
    func glyph(column: Int, row: Int) -> (text: String, columns: Int, isSpecial: Bool) {
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
