#if !canImport(UIKit)
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
        cells.withUnsafeBufferPointer { old in
            back.cells.withUnsafeBufferPointer { new in
                for line in 0..<back.height {
                    let cells = line * back.width..<(line + 1) * back.width
                    encode(
                        line, from: .init(rebasing: old[cells]), to: .init(rebasing: new[cells]),
                        pool: back.pool)
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
        to new: UnsafeBufferPointer<ScreenCell>, pool: GlyphPool
    ) {
        guard let tail = new.last else { return }
        let width = new.count
        func isLikeTail(_ position: Int) -> Bool {
            new[position].isBlank && new[position].style.background == tail.style.background
        }
        let mayErase = erasesWithBackground || tail.style.background == .standard
        var next = 0
        while true {
            while next < width, old[next] == new[next] { next += 1 }
            if next == width { return }
            let start = new[next].glyph == 0 ? max(0, next - 1) : next
            var (last, end) = (next, next + 1)
            while end < width, end - last - 1 <= Self.longestGap {
                if old[end] != new[end]
                    || isAfterAmbiguousWidth(end, from: last, in: new, pool: pool)
                {
                    last = end
                }
                end += 1
            }
            if last + 1 < width, new[last + 1].glyph == 0 { last += 1 }
            // Where the blank end of the line begins, if it can be erased with one command.
            var blank = width
            if mayErase, (last..<width).allSatisfy(isLikeTail) {
                blank = (start..<last).last { !isLikeTail($0) }.map { $0 + 1 } ?? start
            }
            let erases = width - blank >= 4
            let stop = erases ? blank : last + 1
            for position in start..<stop {
                put(new[position], at: position, line: line, width: width, pool: pool)
            }
            if erases {
                move(toColumn: stop, row: line)
                set(tail.style)
                literal("\u{1B}[K")
                return
            }
            next = last + 1
        }
    }

    /// Whether a cell follows a sent glyph of disputed width: a terminal that draws it wider has
    /// overwritten the cell, so it is sent again.
    private func isAfterAmbiguousWidth(
        _ position: Int, from last: Int, in new: UnsafeBufferPointer<ScreenCell>, pool: GlyphPool
    ) -> Bool {
        guard position - last <= 2 else { return false }
        return new[max(0, position - 3)...last].contains {
            $0.glyph >= GlyphPool.firstOther && pool.entries[Int($0.glyph)].hasAmbiguousWidth
        }
    }
}
#endif
