/// Makes text from data safe for a terminal or a file by replacing control characters.
package enum PrintableText {
    /// Returns the text on one line, with visible symbols in place of control characters.
    ///
    /// Control characters and line breaks become their symbols (`␛`, `␊`). Characters that change
    /// the text direction, which can make `gpj.exe` read as `exe.jpg`, become `U+FFFD`.
    package static func line(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isCommand) else { return text }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            result.append(isCommand(scalar) ? symbol(for: scalar) : scalar)
        }
        return String(result)
    }

    /// Returns whether a scalar controls the display: a control character, line break or direction
    /// mark.
    package static func isCommand(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x20..<0x7F: false
        case 0..<0xA0: true
        case 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    private static func symbol(for scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar.value {
        // The block of control pictures mirrors the C0 controls.
        case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
        case 0x7F: "\u{2421}"
        case 0x2028, 0x2029: "\u{2424}"
        default: "\u{FFFD}"
        }
    }
}
