#if !canImport(UIKit)
/// Goes through the characters of a text.
///
/// To find where a character ends takes a hundred times as long as to look at a byte. It need not be
/// found for a printable ASCII byte before another ASCII byte: nothing joins those two.
///
/// ```swift
/// var glyphs = GlyphScanner("Café"[...])
/// while let glyph = glyphs.next() { … }  // .ascii(67), .ascii(97), .ascii(102), .other("é")
/// ```
package struct GlyphScanner {
    package enum Glyph {
        /// A printable ASCII character that stands alone; one column.
        case ascii(UInt8)
        case other(Character)
    }

    private let text: Substring
    private var index: Substring.Index

    package init(_ text: Substring) {
        self.text = text
        index = text.startIndex
    }

    package mutating func next() -> Glyph? {
        let bytes = text.utf8
        guard index < bytes.endIndex else { return nil }
        let byte = bytes[index]
        if byte >= 0x20, byte < 0x7F {
            let next = bytes.index(after: index)
            if next == bytes.endIndex || bytes[next] < 0x80 {
                index = next
                return .ascii(byte)
            }
        }
        let character = text[index]
        index = text.index(after: index)
        return .other(character)
    }
}
#endif
