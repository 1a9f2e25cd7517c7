#if !canImport(UIKit)
import Foundation
import TableauPictures

/// Encodes the difference of two screens in the fewest bytes.
///
/// Equal cells are skipped, runs are joined over short gaps, only changed attributes are sent, and
/// the shortest cursor motion is chosen. A frame is one synchronized update, to be sent with a
/// single write. The encoder is independent of tables.
package struct ScreenEncoder {
    /// The place of the real cursor.
    package struct Cursor: Equatable, Sendable {
        package var column: Int
        package var row: Int

        package init(column: Int, row: Int) {
            self.column = column
            self.row = row
        }
    }

    /// The bytes of the last frame; empty if nothing changed.
    package private(set) var bytes: [UInt8] = []
    let depth: ColorDepth

    // The known state of the terminal while a frame is encoded.
    private var style: ScreenStyle?
    private var column = -1
    private var row = -1
    /// The end of the cells that a sent glyph of disputed width may have overwritten: a terminal that
    /// draws it wider needs them again.
    private var uncertainEnd = 0
    private var shownCursor: Cursor?

    /// The most equal cells that a run may span: to repeat them is shorter than to jump.
    private static let longestGap = 5

    package init(depth: ColorDepth) {
        self.depth = depth
        bytes.reserveCapacity(1 << 14)
    }

    /// Encodes a frame into ``bytes``.
    ///
    /// - Parameters:
    ///   - front: The terminal's current screen; nil (or another size) repaints everything.
    ///   - cursor: The place of the real cursor; nil hides it.
    /// - Complexity: O(cells); equal lines cost one memory comparison.
    package mutating func encode(
        from front: ScreenBuffer?, to back: ScreenBuffer, cursor: Cursor? = nil
    ) {
        bytes.removeAll(keepingCapacity: true)
        literal("\u{1B}[?2026h")
        let start = bytes.count
        (style, column, row) = (nil, -1, -1)
        let known = front.flatMap { front in
            front.width == back.width && front.height == back.height && front.pool === back.pool
                ? front.cells : nil
        }
        if known == nil {
            shownCursor = nil
            literal("\u{1B}[?25l")
        }
        // On a full repaint, no cell is like the one before.
        let cells = known ?? Array(repeating: ScreenCell(glyph: .max), count: back.cells.count)
        let glyphs = back.pool.entries
        let length = back.width * MemoryLayout<ScreenCell>.stride
        cells.withUnsafeBufferPointer { old in
            back.cells.withUnsafeBufferPointer { new in
                guard let before = old.baseAddress, let after = new.baseAddress else { return }
                for line in 0..<back.height {
                    let first = line * back.width
                    if memcmp(before + first, after + first, length) == 0 { continue }
                    var last = -Self.longestGap - 2
                    uncertainEnd = 0
                    for place in 0..<back.width
                    where old[first + place] != new[first + place] || place < uncertainEnd {
                        let isNear = place - last - 1 <= Self.longestGap
                        for next in (isNear ? last + 1 : place)...place {
                            put(
                                new[first + next], at: next, line: line, width: back.width,
                                glyphs: glyphs)
                        }
                        last = place
                    }
                }
            }
        }
        if bytes.count > start, style != nil { literal("\u{1B}[0m") }
        encode(cursor, hasDrawn: bytes.count > start)
        if bytes.count == start {
            bytes.removeAll(keepingCapacity: true)
        } else {
            literal("\u{1B}[?2026l")
        }
    }

    private mutating func encode(_ cursor: Cursor?, hasDrawn: Bool) {
        if let cursor {
            if hasDrawn || cursor != shownCursor { move(toColumn: cursor.column, row: cursor.row) }
            if shownCursor == nil { literal("\u{1B}[?25h") }
        } else if shownCursor != nil {
            literal("\u{1B}[?25l")
        }
        shownCursor = cursor
    }

    private mutating func literal(_ text: StaticString) {
        text.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    private mutating func number(_ value: Int) {
        if value >= 10 { number(value / 10) }
        bytes.append(UInt8(48 + value % 10))
    }

    private mutating func put(
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
    private mutating func move(toColumn newColumn: Int, row newRow: Int) {
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

    private mutating func set(_ new: ScreenStyle) {
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
