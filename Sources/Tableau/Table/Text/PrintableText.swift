/// Makes text from data safe for a terminal or a file by replacing control characters.
package enum PrintableText {
    /// Returns the text on one line, with visible symbols in place of control characters.
    ///
    /// Control characters and line breaks become their symbols (`␛`, `␊`). Characters that change
    /// the text direction, which can make `gpj.exe` read as `exe.jpg`, and those that hide in a text,
    /// such as a zero-width space, become `U+FFFD`; a soft hyphen becomes a hyphen.
    package static func line(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isCommand) else { return text }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            result.append(isCommand(scalar) ? symbol(for: scalar) : scalar)
        }
        return String(result)
    }

    /// Returns whether a scalar controls the display or hides in it: a control character, line break,
    /// direction mark, or a space or letter without width.
    ///
    /// Not what belongs to the character before it: joiners, which Indic and Arabic spelling needs,
    /// variation selectors, and the tags of flags.
    package static func isCommand(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x20..<0x7F: false
        case 0..<0xA0: true
        case 0xAD, 0x2028, 0x2029, 0x3164, 0xFFA0: true
        case 0x200C, 0x200D, 0xE0020...0xE007F: false
        case 0..<0x300: false
        case let value where isPrependedFormat(value): false
        default: scalar.properties.generalCategory == .format
        }
    }

    /// Whether a format is shown, before the digits that it belongs to: the Arabic number sign and
    /// its like.
    package static func isPrependedFormat(_ value: UInt32) -> Bool {
        switch value {
        case 0x600...0x605, 0x6DD, 0x70F, 0x890, 0x891, 0x8E2, 0x110BD, 0x110CD: true
        default: false
        }
    }

    /// Returns what is shown in place of such a scalar.
    package static func symbol(for scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar.value {
        // The block of control pictures mirrors the C0 controls.
        case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
        case 0x7F: "\u{2421}"
        case 0xAD: "-"
        case 0x2028, 0x2029: "\u{2424}"
        default: "\u{FFFD}"
        }
    }
}
