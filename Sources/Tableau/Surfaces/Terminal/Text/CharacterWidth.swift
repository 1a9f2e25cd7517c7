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
    /// The columns that a grapheme takes: 0, 1 or 2.
    ///
    /// - Complexity: O(log *n*) over the table of wide ranges for each scalar that is not ASCII.
    package static func columns(of character: Character) -> Int {
        if let ascii = character.asciiValue { return ascii < 0x20 || ascii == 0x7F ? 0 : 1 }
        var columns = 0
        for scalar in character.unicodeScalars {
            // Variation selector 16 asks for the two-column picture of a character.
            if scalar.value == 0xFE0F { columns = columns == 0 ? 0 : 2 }
            // A vowel sign beside its consonant: some terminals give it a column of its own.
            if scalar.value > 0x900, scalar.properties.generalCategory == .spacingMark {
                columns = 2
            }
            columns = max(columns, self.columns(of: scalar))
        }
        return columns
    }

    /// The columns that a scalar takes when it stands alone: 0, 1 or 2.
    package static func columns(of scalar: Unicode.Scalar) -> Int {
        let value = scalar.value
        if value < 0x20 || (value >= 0x7F && value < 0xA0) { return 0 }
        if value < 0x300 { return value == 0xAD ? 0 : 1 }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .lineSeparator, .paragraphSeparator:
            return 0
        default: break
        }
        // Vowels and finals of Hangul written in parts join the syllable before them.
        if (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value) { return 0 }
        return isWide(value) ? 2 : 1
    }

    /// The columns that text takes on screen, with the visible replacements of its controls.
    package static func columns(of text: some StringProtocol) -> Int {
        var columns = 0
        for character in text { columns += DisplayGlyph(character).columns }
        return columns
    }

    static func isWide(_ value: UInt32) -> Bool {
        if value < 0x1100 { return false }
        var low = 0
        var high = wideRanges.count
        while low < high {
            let middle = (low + high) / 2
            if wideRanges[middle].upperBound < value { low = middle + 1 } else { high = middle }
        }
        return low < wideRanges.count && wideRanges[low].lowerBound <= value
    }
}
