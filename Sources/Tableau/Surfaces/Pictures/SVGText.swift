#if !canImport(UIKit)
import Tableau

/// Prepares text for SVG: escapes it, and truncates it to the available width.
package enum SVGText {
    /// Returns the text escaped for an element or a quoted attribute.
    ///
    /// Control characters, characters that change the text direction or hide, and characters that
    /// are invalid in XML are removed; line breaks become spaces.
    package static func escaped(_ text: String) -> String {
        text.unicodeScalars.lazy.map { scalar in
            let isLeftOut = PrintableText.isCommand(scalar) || 0xFFFE...0xFFFF ~= scalar.value
            return replacements[scalar] ?? (isLeftOut ? "" : String(scalar))
        }.joined()
    }

    private static let replacements: [Unicode.Scalar: String] = [
        "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&#39;", "\t": " ",
        "\n": " ", "\r": " ",
    ]

    /// Formats a number with up to three decimals, the same on every machine.
    package static func decimal(_ number: Double) -> String {
        let text = "\((number * 1000).rounded() / 1000)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    /// Returns the text, truncated with an ellipsis if it is wider than `width`, in pixels like the
    /// size of the font.
    static func fitted(_ text: String, size: Int, width: Int) -> String {
        let ellipsis = thousandths(of: "…")
        // The characters that fit with the ellipsis. No text is read far beyond them: it may be as
        // long as a book.
        var (sum, kept) = (0, 0)
        for character in text {
            sum += thousandths(of: character)
            if sum * size / 1000 > width { return kept == 0 ? "" : text.prefix(kept) + "…" }
            if (sum + ellipsis) * size / 1000 <= width { kept += 1 }
        }
        return text
    }

    /// Returns the approximate width of a text: fonts differ between machines, but pictures must not.
    static func advance(_ text: String, size: Int) -> Int {
        text.reduce(0) { $0 + thousandths(of: $1) } * size / 1000
    }

    private static func thousandths(of character: Character) -> Int {
        switch character.unicodeScalars.first?.value ?? 0 {
        case 0x20, 0x21, 0x27, 0x2C, 0x2E, 0x3A, 0x3B, 0x69, 0x6A, 0x6C, 0x74, 0x66: 290
        case 0x40, 0x4D, 0x57, 0x6D, 0x77: 870
        case 0x41...0x5A: 700
        case 0..<0x1100: 610
        default: 1000
        }
    }
}
#endif
