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
    package internal(set) var bytes: [UInt8] = []
    let depth: ColorDepth

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
}
#endif
