/// Text from data, made safe for a terminal or a file: it contains no commands.
package enum PrintableText {
    /// The text on one line, with visible symbols in place of control characters.
    ///
    /// Controls and line breaks become their pictures (`␛`, `␊`). What turns the direction of the
    /// text around it, and so lets `exe.jpg` stand for `gpj.exe`, becomes `U+FFFD`.
    package static func line(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isCommand) else { return text }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            result.append(isCommand(scalar) ? symbol(for: scalar) : scalar)
        }
        return String(result)
    }

    /// Whether a scalar is a command to a display: a control, a line break, a direction.
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
