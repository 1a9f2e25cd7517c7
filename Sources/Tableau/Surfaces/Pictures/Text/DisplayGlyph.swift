#if !canImport(UIKit)
import Tableau

/// One grapheme of model text as it may safely be sent to a terminal.
///
/// Model text is data and never commands: whatever it holds, a glyph is printable. Controls, tabs
/// and newlines become visible symbols, invisible and direction-changing characters `U+FFFD`, and
/// emoji sequences that terminals draw with different widths are reduced to their first picture.
///
/// ```swift
/// DisplayGlyph("\u{1B}").text     // "␛"
/// DisplayGlyph("👩‍👩‍👧").columns    // 2, drawn as "👩"
/// ```
package struct DisplayGlyph: Equatable, Sendable {
    /// What is sent.
    package let text: String

    /// The columns it takes: 1 or 2.
    package let columns: Int

    /// Whether terminals disagree about its width, so that the cursor is not trusted after it.
    package let hasAmbiguousWidth: Bool

    package init(text: String, columns: Int, hasAmbiguousWidth: Bool = false) {
        self.text = text
        self.columns = columns
        self.hasAmbiguousWidth = hasAmbiguousWidth
    }

    /// The printable form of a grapheme.
    package init(_ character: Character) {
        let symbol = Self.symbol(for: character).map { DisplayGlyph(text: $0, columns: 1) }
        self = symbol ?? Self.reduced(character.unicodeScalars)
    }

    /// The most marks kept on one base: enough for every script, too few to smear a screen.
    private static let longestGrapheme = 8

    /// Returns what every terminal draws alike of a grapheme of several scalars.
    private static func reduced(_ scalars: String.UnicodeScalarView) -> DisplayGlyph {
        var kept = String.UnicodeScalarView()
        var columns = 0
        var hasAmbiguousWidth = false
        scan: for scalar in scalars {
            switch scalar.value {
            case 0x200D where columns == 2:
                // A joined family or profession: only its first picture is drawn alike everywhere.
                hasAmbiguousWidth = true
                break scan
            case 0x1F3FB...0x1F3FF where columns == 2:
                // A skin tone is a second picture where it is not understood.
                hasAmbiguousWidth = true
            case 0xFE0F:
                if let base = kept.first, base.properties.isEmoji {
                    columns = 2
                    hasAmbiguousWidth = true
                    kept.append(scalar)
                }
            // Tags of subdivision flags.
            case 0xE0000...0xE0FFF: hasAmbiguousWidth = true
            default:
                if Self.isInvisible(scalar) || kept.count >= Self.longestGrapheme { continue }
                let width = CharacterWidth.columns(of: scalar)
                if width == 0 && kept.isEmpty {
                    kept.append("\u{25CC}")
                    columns = 1
                }
                kept.append(scalar)
                // A letter beside its letter, a vowel sign beside its consonant: most terminals give
                // each a column of its own, some none to the second.
                if width > 0, columns > 0 { hasAmbiguousWidth = true }
                columns = min(2, columns + width)
                if Self.hasDisputedWidth(scalar) { hasAmbiguousWidth = true }
            }
        }
        // A filler, or a variation of nothing.
        if kept.isEmpty { (kept, columns) = ("\u{FFFD}".unicodeScalars, 1) }
        return DisplayGlyph(
            text: String(kept), columns: columns, hasAmbiguousWidth: hasAmbiguousWidth)
    }

    /// Formats such as direction marks and zero-width spaces, which would move or hide what stands
    /// around them.
    ///
    /// Joiners stay: Indic and Arabic spelling needs them inside a grapheme.
    static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0xFE00...0xFE0E, 0x115F, 0x1160: true
        default: PrintableText.isCommand(scalar)
        }
    }

    /// Pictographs whose width changed between versions of Unicode or of terminals, and signs that
    /// some terminals join to what stands before or after them.
    private static func hasDisputedWidth(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x1F000...0x1FFFF, 0x2630...0x2637, 0x268A...0x268F: return true
        case 0..<0x600: return false
        default:
            return scalar.properties.generalCategory == .spacingMark
                || PrintableText.isPrependedFormat(scalar.value)
        }
    }

    /// The visible replacement of a character that a terminal would interpret instead of display.
    static func symbol(for character: Character) -> String? {
        if character == "\r\n" { return "\u{21B5}" }
        guard let scalar = character.unicodeScalars.first else { return nil }
        switch scalar.value {
        case 0x09: return "\u{2192}"  // A tab: an arrow.
        case 0x0A, 0x0D, 0x85, 0x2028, 0x2029: return "\u{21B5}"  // A line break: a return sign.
        default:
            return PrintableText.isCommand(scalar)
                ? String(PrintableText.symbol(for: scalar)) : nil
        }
    }
}
#endif
