#if !canImport(UIKit)
import Tableau

/// How many columns of a terminal a piece of text takes.
///
/// Terminals disagree about emoji sequences, so ``DisplayGlyph`` first reduces those to what every
/// terminal agrees on; this is the width of what remains. The C library's `wcwidth` would follow
/// the locale of the process, not the terminal.
///
/// ```swift
/// CharacterWidth.columns(of: "旅行")  // 4
/// ```
package enum CharacterWidth {
    /// The columns that a scalar takes when it stands alone: 0, 1 or 2.
    ///
    /// - Complexity: O(log *n*) over the table of wide ranges for a scalar that is not ASCII.
    package static func columns(of scalar: Unicode.Scalar) -> Int {
        let value = scalar.value
        if value < 0x20 || (value >= 0x7F && value < 0xA0) { return 0 }
        if value < 0x300 { return value == 0xAD ? 0 : 1 }
        switch scalar.properties.generalCategory {
        case .format where PrintableText.isPrependedFormat(value): return 1
        case .nonspacingMark, .enclosingMark, .format, .lineSeparator, .paragraphSeparator:
            return 0
        default: break
        }
        // Vowels and finals of Hangul written in parts join the syllable before them.
        if (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value) { return 0 }
        return isWide(scalar) ? 2 : 1
    }

    package static func columns(of text: String) -> Int { columns(of: text[...]) }

    /// The columns that text takes on screen, with the visible replacements of its controls.
    package static func columns(of text: Substring) -> Int {
        // Finding the characters of a text takes a hundred times as long as looking at its bytes,
        // and most are printable ASCII.
        let count = text.utf8.withContiguousStorageIfAvailable { bytes in
            bytes.allSatisfy { $0 >= 0x20 && $0 < 0x7F } ? bytes.count : nil
        }
        if let count, let count { return count }
        var columns = 0
        var glyphs = GlyphScanner(text)
        while let glyph = glyphs.next() {
            switch glyph {
            case .ascii: columns += 1
            case .other(let character): columns += self.columns(of: character)
            }
        }
        return columns
    }

    /// The columns of a character: those of its ``DisplayGlyph``, which need not be made for a
    /// single scalar.
    package static func columns(of character: Character) -> Int {
        let scalars = character.unicodeScalars
        guard let scalar = scalars.first,
            scalars.index(after: scalars.startIndex) == scalars.endIndex
        else { return DisplayGlyph(character).columns }
        // A symbol replaces what is invisible; a mark without a base stands on a dotted circle.
        if scalar.value < 0xA0 || DisplayGlyph.isInvisible(scalar) { return 1 }
        return max(1, columns(of: scalar))
    }

    private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
        let value = scalar.value
        if value < 0x1100 { return false }
        let index = wideRanges.partition { $0.upperBound < value }
        if index < wideRanges.count, wideRanges[index].lowerBound <= value { return true }
        // The letters of flags take two columns together.
        return scalar.properties.isEmojiPresentation && !(0x1F1E6...0x1F1FF).contains(value)
    }
}

/// The scalars that take two columns: East Asian Width `W` and `F` of Unicode 17, ascending; without
/// emoji, which have a property.
private let wideRanges: [ClosedRange<UInt32>] = [
    0x01100...0x0115F, 0x02329...0x0232A, 0x02630...0x02637, 0x0268A...0x0268F,
    0x02E80...0x02E99, 0x02E9B...0x02EF3, 0x02F00...0x02FD5, 0x02FF0...0x03029,
    0x0302E...0x0303E, 0x03041...0x03096, 0x0309B...0x030FF, 0x03105...0x0312F,
    0x03131...0x03163, 0x03165...0x0318E, 0x03190...0x031E5, 0x031EF...0x0321E,
    0x03220...0x03247, 0x03250...0x0A48C, 0x0A490...0x0A4C6, 0x0A960...0x0A97C,
    0x0AC00...0x0D7A3, 0x0F900...0x0FAFF, 0x0FE10...0x0FE19, 0x0FE30...0x0FE52,
    0x0FE54...0x0FE66, 0x0FE68...0x0FE6B, 0x0FF01...0x0FF60, 0x0FFE0...0x0FFE6,
    0x16FE0...0x16FE3, 0x16FF0...0x16FF6, 0x17000...0x18CD5, 0x18CFF...0x18D1E,
    0x18D80...0x18DF2, 0x1AFF0...0x1AFF3, 0x1AFF5...0x1AFFB, 0x1AFFD...0x1AFFE,
    0x1B000...0x1B122, 0x1B132...0x1B132, 0x1B150...0x1B152, 0x1B155...0x1B155,
    0x1B164...0x1B167, 0x1B170...0x1B2FB, 0x1D300...0x1D356, 0x1D360...0x1D376,
    0x1F200...0x1F202, 0x1F210...0x1F23B, 0x1F240...0x1F248, 0x1F260...0x1F265,
    0x20000...0x2FFFD, 0x30000...0x3FFFD,
]
#endif
