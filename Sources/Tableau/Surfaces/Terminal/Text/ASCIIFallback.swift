#if !canImport(UIKit)
import Tableau

/// Replacements for glyphs on a terminal that shows only ASCII.
///
/// A replacement has as many columns as the glyph, so that layout does not depend on it.
enum ASCIIFallback {
    static func text(for display: DisplayGlyph) -> String {
        let text = symbols[display.text] ?? letter(in: display.text) ?? "?"
        return text + String(repeating: " ", count: max(0, display.columns - text.utf8.count))
    }

    /// Replaces the symbols of keys by names: a single character would be another key.
    static func keys(_ label: String) -> String {
        let names = [
            ("↑↓", "Up/Down"), ("↑", "Up"), ("↓", "Down"), ("←", "Left"), ("→", "Right"),
            ("⏎", "Enter"),
        ]
        return names.reduce(label) { $0.replacing($1.0, with: $1.1) }
    }

    /// Returns the base letter of an accented one: its name in Unicode says which, as in "Latin small
    /// letter o with stroke".
    private static func letter(in text: String) -> String? {
        guard let first = text.unicodeScalars.first else { return "" }
        if first.isASCII, first.value >= 0x20, first.value < 0x7F { return String(first) }
        let words = first.properties.name?.split(separator: " ") ?? []
        guard words.count >= 4, words[0] == "LATIN", words[2] == "LETTER", words[3].count == 1,
            words.count == 4 || words[4] == "WITH"
        else { return ["ß": "s", "ı": "i", "Ð": "D", "ð": "d"][first] }
        return words[1] == "SMALL" ? words[3].lowercased() : String(words[3])
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
