#if !canImport(UIKit) || os(watchOS)
extension DisplayGlyph {
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
