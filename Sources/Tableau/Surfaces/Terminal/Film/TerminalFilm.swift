#if !canImport(UIKit)
import TableauPictures

/// The frames of a scripted run as one SVG file, on a grid of cells.
///
/// A line of the screen has one element for each text that it ever shows, visible while it does. So
/// the size of a film depends on what changes in it. The same run produces the same bytes on every
/// machine.
@MainActor final class TerminalFilm {
    /// The last frame, which a frame in quick succession replaces.
    private var last: (screen: ScreenBuffer, cursor: ScreenEncoder.Cursor?, time: Double)?
    private var times: [Double] = []
    /// The drawings of lines, numbered as they were first shown, with the frames that show them.
    private var lines: [String: (number: Int, frames: Set<Int>)] = [:]
    private var styles = FilmStyles()
    private var (width, height) = (1, 1)
    private let title: String

    /// The minimum time between two frames, in seconds.
    private static let shortest = 1.0 / 15
    /// The time for which the last frame is shown before the film repeats, in seconds.
    private static let pause = 2.0
    private static let margin = 10

    init(title: String) { self.title = title }

    func add(_ screen: ScreenBuffer, _ cursor: ScreenEncoder.Cursor?, at time: Double) {
        if times.last.map({ time - $0 >= Self.shortest }) ?? true { keepLast() }
        last = (screen, cursor, time)
    }

    /// The film, which repeats after its last frame.
    var svg: String {
        keepLast()
        let total = max(0.1, (times.last ?? 0) - (times.first ?? 0) + Self.pause)
        var classes: [String: Int] = [:]
        var (motion, body) = ("", "")
        for (drawing, (_, frames)) in lines.sorted(by: { $0.value.number < $1.value.number }) {
            if frames.count == times.count {
                body += "<g>\(drawing)</g>\n"
                continue
            }
            let rule = self.rule(frames, total)
            let number = classes[rule, default: classes.count]
            if classes.updateValue(number, forKey: rule) == nil {
                motion += "@keyframes k\(number){\(rule)}"
                motion += ".k\(number){animation:k\(number) \(SVGText.decimal(total))s"
                motion += " step-end infinite"
                // With reduced motion, the last frame is shown.
                motion += frames.contains(times.count - 1) ? "}\n" : ";visibility:hidden}\n"
            }
            body += "<g class=\"k\(number)\">\(drawing)</g>\n"
        }
        let label = SVGText.escaped(title.isEmpty ? "Terminal" : title)
        let width = width * FilmStyles.cell.width + 2 * Self.margin
        let height = height * FilmStyles.cell.height + 2 * Self.margin
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
            viewBox="0 0 \(width) \(height)" role="img" aria-label="\(label)">
            <title>\(label)</title>
            <style>
            text{font:13px ui-monospace,'SF Mono',Menlo,'DejaVu Sans Mono',Consolas,monospace}
            \(styles.css)\(motion)\
            @media(prefers-reduced-motion:reduce){*{animation:none!important}}
            </style>
            <rect class="b0" width="\(width)" height="\(height)" rx="8"/>
            <g transform="translate(\(Self.margin),\(Self.margin))">
            \(body)</g>
            </svg>

            """
    }

    /// The last frame as a picture.
    var still: String {
        let film = TerminalFilm(title: title)
        film.last = last
        return film.svg
    }

    private func keepLast() {
        guard let (screen, cursor, time) = last, times.last != time else { return }
        (width, height) = (max(width, screen.width), max(height, screen.height))
        // The page's style is that of a blank in a corner without rows.
        if styles.page == nil, screen.height > 1, screen.width > 0 {
            styles.page = screen.style(column: screen.width - 1, row: screen.height - 2)
        }
        for row in 0..<screen.height {
            let place = cursor.flatMap { $0.row == row ? $0.column : nil }
            let drawing = screen.drawing(ofLine: row, cursor: place, &styles)
            if drawing.isEmpty { continue }
            let number = lines.count
            lines[drawing, default: (number, [])].frames.insert(times.count)
        }
        times.append(time)
    }

    /// Returns the animation of what is visible in some frames.
    private func rule(_ shown: Set<Int>, _ total: Double) -> String {
        times.indices.map { index in
            let isShown = shown.contains(index)
            if index > 0, isShown == shown.contains(index - 1) { return "" }
            let part = SVGText.decimal((times[index] - times[0]) / total * 100)
            return "\(part)%{visibility:\(isShown ? "visible" : "hidden")}"
        }.joined()
    }
}

/// The styles of a film as classes of its style sheet; the first is that of the page.
struct FilmStyles {
    static let cell = (width: 8, height: 18)
    private var numbers: [ScreenStyle: Int] = [:]
    private(set) var css = ""

    var page: ScreenStyle? {
        didSet { if let page { _ = number(of: page) } }
    }

    mutating func number(of style: ScreenStyle) -> Int {
        if let known = numbers[style] { return known }
        let number = numbers.count
        numbers[style] = number
        var (letters, ground) = (hex(style.foreground, 0xF2F2F7), hex(style.background, 0x1C1C1E))
        if style.attributes.contains(.reverse) { swap(&letters, &ground) }
        css += ".t\(number){fill:\(letters)"
        if style.attributes.contains(.bold) { css += ";font-weight:700" }
        if style.attributes.contains(.underline) { css += ";text-decoration:underline" }
        if style.attributes.contains(.dim) { css += ";opacity:.6" }
        css += "}.b\(number){fill:\(ground)}\n"
        return number
    }

    /// The default sixteen colours of terminals.
    private static let palette: [UInt32] = [
        0x000000, 0xAA0000, 0x00AA00, 0xAA5500, 0x0000AA, 0xAA00AA, 0x008888, 0xAAAAAA,
        0x555555, 0xFF5555, 0x55FF55, 0xFFFF55, 0x5555FF, 0xFF55FF, 0x55FFFF, 0xFFFFFF,
    ]

    private func hex(_ color: ScreenColor, _ standard: UInt32) -> String {
        let other = color.isPalette ? Self.palette[color.nearestOf16] : standard
        let digits = String(color.isRGB ? color.packed & 0xFF_FFFF : other, radix: 16)
        return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }
}

extension ScreenBuffer {
    /// The places of half blocks in their cells; as text they would have gaps between lines.
    private static let halves = ["▌": 0, "▐": 4]

    /// Returns a line as SVG elements: grounds, then texts and the cursor, if it is there.
    fileprivate func drawing(ofLine row: Int, cursor: Int?, _ styles: inout FilmStyles) -> String {
        /// Returns a rectangle, a little higher than its cells, to avoid visible seams.
        func rect(_ name: String, x: Int, width: Int) -> String {
            "<rect class=\"\(name)\" x=\"\(x)\" y=\"\(row * FilmStyles.cell.height)\""
                + " width=\"\(width)\" height=\"\(FilmStyles.cell.height).4\"/>"
        }
        let cell = FilmStyles.cell.width
        var (grounds, texts) = ("", "")
        var column = 0
        while column < width {
            let style = style(column: column, row: row)
            let start = column
            let text = nextText(&column, row: row, style)
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
                texts += " y=\"\(row * FilmStyles.cell.height + 13)\""
                texts += " textLength=\"\(columns * cell)\""
                texts += " lengthAdjust=\"spacingAndGlyphs\">"
                texts += SVGText.escaped(String(words.output.0)) + "</text>"
            }
        }
        if let cursor, cursor < width {
            let number = styles.number(of: style(column: cursor, row: row))
            texts += rect("t\(number)\" opacity=\".6", x: cursor * cell, width: cell)
        }
        return grounds + texts
    }

    /// Returns the text in one style at a column, which moves behind it.
    ///
    /// Half blocks, and glyphs that are not one column wide in every font, are separate.
    private func nextText(_ column: inout Int, row: Int, _ style: ScreenStyle) -> String {
        var text = ""
        while column < width, self.style(column: column, row: row) == style {
            let glyph = cells[row * width + column].glyph
            let entry = pool.entries[Int(glyph)]
            let next = glyph == 0 ? " " : entry.text
            let columns = max(1, entry.columns)
            let isAlone = columns != 1 || entry.hasAmbiguousWidth || Self.halves[next] != nil
            if isAlone, !text.isEmpty { break }
            text += next
            column += columns
            if isAlone { break }
        }
        return text
    }
}
#endif
