#if !canImport(UIKit)
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
    package internal(set) var bytes: [UInt8] = []
    let depth: ColorDepth
    /// Whether erasing fills with the current background (all terminals except a few old ones).
    let erasesWithBackground: Bool

    // The known state of the terminal while a frame is encoded.
    var style: ScreenStyle?
    var column = -1
    var row = -1
    /// The end of the cells that a sent glyph of disputed width may have overwritten: a terminal that
    /// draws it wider needs them again.
    var uncertainEnd = 0
    private var shownCursor: Cursor?

    /// The most equal cells that a run may span: to repeat them is shorter than to jump.
    private static let longestGap = 5

    package init(depth: ColorDepth, erasesWithBackground: Bool = true) {
        self.depth = depth
        self.erasesWithBackground = erasesWithBackground
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
        let unlike = ScreenCell(glyph: .max)
        let cells = known ?? Array(repeating: unlike, count: back.cells.count)
        let glyphs = back.pool.entries
        cells.withUnsafeBufferPointer { old in
            back.cells.withUnsafeBufferPointer { new in
                for line in 0..<back.height {
                    let cells = line * back.width..<(line + 1) * back.width
                    encode(
                        line, from: .init(rebasing: old[cells]), to: .init(rebasing: new[cells]),
                        glyphs: glyphs)
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

    private mutating func encode(
        _ line: Int, from old: UnsafeBufferPointer<ScreenCell>,
        to new: UnsafeBufferPointer<ScreenCell>, glyphs: [DisplayGlyph]
    ) {
        let width = new.count
        var first = 0
        while first < width, old[first] == new[first] { first += 1 }
        guard first < width, let tail = new.last else { return }
        // Where the line's blank end begins, if it can be erased with one command.
        var blank = width
        if erasesWithBackground || tail.style.background == .standard {
            let written = new.lastIndex {
                !$0.isBlank || $0.style.background != tail.style.background
            }
            blank = written.map { $0 + 1 } ?? 0
        }
        var last = -Self.longestGap - 2
        uncertainEnd = first
        for position in first..<width
        where old[position] != new[position] || position < uncertainEnd {
            let start = position - last - 1 <= Self.longestGap ? last + 1 : position
            let erases = position >= blank && width - max(start, blank) >= 4
            let end = erases ? max(start, blank) : position + 1
            for place in start..<end {
                put(new[place], at: place, line: line, width: width, glyphs: glyphs)
            }
            if erases {
                move(toColumn: end, row: line)
                set(tail.style)
                literal("\u{1B}[K")
                return
            }
            last = position
        }
    }
}
#endif
