#if !canImport(UIKit)
import TableauPictures

extension ScreenEncoder {
    mutating func literal(_ text: StaticString) {
        text.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    mutating func number(_ value: Int) {
        if value >= 10 { number(value / 10) }
        bytes.append(UInt8(48 + value % 10))
    }

    mutating func put(
        _ cell: ScreenCell, at position: Int, line: Int, width: Int, glyphs: [DisplayGlyph]
    ) {
        guard cell.glyph != 0 else { return }
        move(toColumn: position, row: line)
        set(cell.style)
        if cell.glyph < GlyphPool.firstOther {
            bytes.append(UInt8(cell.glyph))
            column += 1
        } else {
            let entry = glyphs[Int(cell.glyph)]
            if entry.hasAmbiguousWidth {
                // A terminal that draws the glyph narrower must not leave an old cell beside it. Back
                // by an absolute motion: at the end of a line the cursor lags behind.
                literal(position + 1 < width ? "  " : " ")
                column = -1
                move(toColumn: position, row: line)
                uncertainEnd = position + 4
            }
            bytes.append(contentsOf: entry.text.utf8)
            column = entry.hasAmbiguousWidth ? -1 : column + entry.columns
        }
        // In the last column, terminals disagree about the cursor's place.
        if column >= width { column = -1 }
    }

    /// Moves the cursor the shortest way.
    mutating func move(toColumn newColumn: Int, row newRow: Int) {
        if column == newColumn && row == newRow { return }
        if column >= 0, row == newRow, newColumn > column {
            literal("\u{1B}[")
            if newColumn - column > 1 { number(newColumn - column) }
            literal("C")
        } else if newColumn == 0, row >= 0, newRow == row + 1 {
            literal("\r\n")
        } else if newColumn == 0, row == newRow {
            literal("\r")
        } else {
            literal("\u{1B}[")
            number(newRow + 1)
            if newColumn > 0 {
                literal(";")
                number(newColumn + 1)
            }
            literal("H")
        }
        column = newColumn
        row = newRow
    }

    mutating func set(_ new: ScreenStyle) {
        if style == new { return }
        literal("\u{1B}[")
        var known = style ?? ScreenStyle()
        if style?.attributes != new.attributes
            || new.foreground == .standard && known.foreground != .standard
            || new.background == .standard && known.background != .standard
        {
            known = ScreenStyle()
            literal("0;")
            if new.attributes.contains(.bold) { literal("1;") }
            if new.attributes.contains(.dim) { literal("2;") }
            if new.attributes.contains(.underline) { literal("4;") }
            if new.attributes.contains(.reverse) { literal("7;") }
        }
        style = new
        if new.foreground != known.foreground { color(new.foreground, base: 38) }
        if new.background != known.background { color(new.background, base: 48) }
        if bytes.last == UInt8(ascii: ";") { bytes.removeLast() }
        // Without colours the change may be empty: "\e[m" would reset, so send nothing.
        if bytes.last == UInt8(ascii: "[") {
            bytes.removeLast(2)
        } else {
            literal("m")
        }
    }

    /// Appends a colour's parameters; `base` is 38 for text and 48 for the background.
    private mutating func color(_ color: ScreenColor, base: Int) {
        func send(_ value: Int) {
            number(value)
            literal(";")
        }
        switch depth {
        case .none: break
        case .truecolor where color.isRGB:
            for value in [base, 2, color.red, color.green, color.blue] { send(value) }
        case .ansi256 where color.isRGB:
            for value in [base, 5, color.nearestOf256] { send(value) }
        default:
            let index = color.nearestOf16
            send((index < 8 ? base - 8 : base + 52) + index % 8)
        }
    }
}
#endif
