#if !canImport(UIKit)
import Foundation
import TableauPictures

/// The graphemes on a screen, each stored once, so that a cell has sixteen bytes without references
/// and two cells compare as plain memory.
///
/// It only grows: 1,000,000 rows in all scripts have less than 60,000 graphemes.
///
/// A glyph's number is its ASCII value, or a larger one. 0 marks the right half of a two-column glyph.
package final class GlyphPool {
    /// The first number that isn't that of an ASCII character.
    static let firstOther: UInt32 = 0x80

    /// Whether glyphs are replaced by ASCII for a terminal without Unicode.
    package let isASCII: Bool

    private(set) var entries = (0..<UInt8(firstOther)).map {
        DisplayGlyph(text: $0 == 0 ? "" : String(UnicodeScalar($0)), columns: $0 == 0 ? 0 : 1)
    }
    private var byScalar: [UInt32: UInt32] = [:]
    private var byText: [String: UInt32] = [:]

    package init(isASCII: Bool = false) {
        self.isASCII = isASCII
    }

    /// Returns the number of a glyph and its columns: one look-up, unless it is ASCII.
    func glyph(for glyph: GlyphScanner.Glyph) -> (glyph: UInt32, columns: Int) {
        let character: Character
        switch glyph {
        case .ascii(let byte): return (UInt32(byte), 1)
        case .other(let other): character = other
        }
        if let ascii = character.asciiValue, ascii >= 0x20, ascii < 0x7F {
            return (UInt32(ascii), 1)
        }
        let scalars = character.unicodeScalars
        let first = scalars[scalars.startIndex].value
        let isSingle = scalars.index(after: scalars.startIndex) == scalars.endIndex
        let glyph: UInt32
        if let known = isSingle ? byScalar[first] : byText[String(character)] {
            glyph = known
        } else {
            glyph = UInt32(entries.count)
            let entry = DisplayGlyph(character)
            entries.append(isASCII ? ASCIIFallback.glyph(for: entry) : entry)
            if isSingle { byScalar[first] = glyph } else { byText[String(character)] = glyph }
        }
        return (glyph, entries[Int(glyph)].columns)
    }
}

/// Replacements for glyphs, of the same width, on a terminal that shows only ASCII.
enum ASCIIFallback {
    static func glyph(for glyph: DisplayGlyph) -> DisplayGlyph {
        let text = symbols[glyph.text] ?? letter(in: glyph.text) ?? "?"
        let blanks = String(repeating: " ", count: max(0, glyph.columns - text.utf8.count))
        return DisplayGlyph(text: text + blanks, columns: glyph.columns)
    }

    /// Replaces the symbols of keys by names: a single character would be another key.
    static func keys(_ label: String) -> String {
        let names = [
            ("↑↓", "Up/Down"), ("↑", "Up"), ("↓", "Down"), ("←", "Left"), ("→", "Right"),
            ("⏎", "Enter"),
        ]
        return names.reduce(label) { $0.replacing($1.0, with: $1.1) }
    }

    /// Returns the base letter of an accented one.
    private static func letter(in text: String) -> String? {
        let letters = NSString(string: text)
            .applyingTransform(StringTransform(rawValue: "Latin-ASCII"), reverse: false)
        return letters?.unicodeScalars.first.flatMap { $0.isASCII ? String($0) : nil }
    }

    private static let symbols: [String: String] = [
        "│": "|", "─": "-", "┌": "+", "┐": "+", "└": "+", "┘": "+", "├": "+", "┤": "+",
        "▌": ">", "▐": "#", "█": "#", "░": ":", "•": "*", "·": ".", "…": "~", "›": ">",
        "‹": "<", "✓": "*", "✗": "x", "▸": ">", "▾": "v", "▴": "^", "↑": "^", "↓": "v", "→": ">",
        "←": "<", "↕": "|", "⏎": "<", "\u{21B5}": "<", "—": "-", "–": "-", "−": "-", "’": "'",
        "‘": "'", "━": "=", "●": "O", "○": "o", "■": "#", "▲": "^", "▼": "v", "☐": "-", "☑": "x",
        "“": "\"", "”": "\"", "×": "x", "°": "o", "◌": "o", "\u{A0}": " ", "€": "E", "£": "L",
    ]
}
#endif
