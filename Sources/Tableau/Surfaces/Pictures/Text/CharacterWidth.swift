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
#endif
