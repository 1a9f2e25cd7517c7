#if !canImport(UIKit)
extension ScreenBuffer {
    /// The screen as lines of text without trailing blanks: what tests and plain output compare.
    package var lines: [String] {
        (0..<height).map { row in
            var bytes: [UInt8] = []
            for column in 0..<width {
                let glyph = cells[row * width + column].glyph
                if glyph == 0 { continue }
                if glyph < GlyphPool.firstPooled {
                    bytes.append(UInt8(glyph))
                } else {
                    bytes.append(contentsOf: pool.entry(glyph).bytes)
                }
            }
            while bytes.last == 0x20 { bytes.removeLast() }
            return String(decoding: bytes, as: UTF8.self)
        }
    }

    /// Returns the style of a cell.
    package func style(column: Int, row: Int) -> ScreenStyle {
        cells[row * width + column].style
    }
}
#endif
