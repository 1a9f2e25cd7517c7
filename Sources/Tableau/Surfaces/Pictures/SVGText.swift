#if !canImport(UIKit)
import Tableau

/// Text for SVG: escaped, and cut off where it would run into what follows.
package enum SVGText {
    /// The text as it may stand in an element or a quoted attribute.
    ///
    /// Controls, characters that turn the direction of text and those that XML does not know are left
    /// out; line breaks become spaces.
    package static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            case "\t", "\n", "\r": result += " "
            default:
                if isAllowed(scalar) { result.unicodeScalars.append(scalar) }
            }
        }
        return result
    }

    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: !PrintableText.isCommand(scalar)
        default: false
        }
    }

    /// A number with up to three digits behind the point, the same on every machine.
    package static func decimal(_ number: Double) -> String {
        let thousandths = Int((number * 1000).rounded())
        guard thousandths % 1000 != 0 else { return "\(thousandths / 1000)" }
        var digits = "\(thousandths % 1000 + 1000)".dropFirst()
        while digits.last == "0" { digits.removeLast() }
        return "\(thousandths / 1000).\(digits)"
    }

    /// The text, with an ellipsis in place of its end if it is wider than `width`.
    ///
    /// - Parameters:
    ///   - text: Any text.
    ///   - size: The size of the font, in pixels.
    ///   - width: How wide the text may be, in pixels.
    static func fitted(_ text: String, size: Int, width: Int) -> String {
        if advance(text, size: size) <= width { return text }
        var short = text
        while !short.isEmpty, advance(short + "…", size: size) > width { short.removeLast() }
        return short.isEmpty ? "" : short + "…"
    }

    /// How wide a text is, roughly: fonts differ from one machine to the next, a picture must not.
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
