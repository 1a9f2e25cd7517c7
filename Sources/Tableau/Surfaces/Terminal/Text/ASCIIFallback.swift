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

    /// Returns the base letter of an accented one.
    private static func letter(in text: String) -> String? {
        guard let first = text.unicodeScalars.first else { return "" }
        if first.isASCII, first.value >= 0x20, first.value < 0x7F { return String(first) }
        return latin[first]
    }

    private static let symbols: [String: String] = [
        "│": "|", "─": "-", "┌": "+", "┐": "+", "└": "+", "┘": "+", "├": "+", "┤": "+",
        "▌": ">", "▐": "#", "█": "#", "░": ":", "•": "*", "·": ".", "…": "~", "›": ">",
        "‹": "<", "✓": "x", "✗": "x", "▸": ">", "▾": "v", "▴": "^", "↑": "^", "↓": "v", "→": ">",
        "←": "<", "↕": "|", "⏎": "<", "\u{21B5}": "<", "—": "-", "–": "-", "−": "-", "’": "'",
        "‘": "'", "━": "=", "●": "O", "○": "o", "■": "#", "▲": "^", "▼": "v", "☐": "-", "☑": "x",
        "“": "\"", "”": "\"", "×": "x", "°": "o", "◌": "o", "\u{A0}": " ", "€": "E", "£": "L",
    ]

    private static let latin: [Unicode.Scalar: String] = {
        var table: [Unicode.Scalar: String] = [:]
        let groups: [(String, String)] = [
            ("A", "ÀÁÂÃÄÅĀĂĄ"), ("a", "àáâãäåāăą"), ("C", "ÇĆČ"), ("c", "çćč"), ("D", "ĎĐÐ"),
            ("d", "ďđð"), ("E", "ÈÉÊËĒĖĘĚ"), ("e", "èéêëēėęě"), ("G", "ĞĢ"), ("g", "ğģ"),
            ("I", "ÌÍÎÏĪİ"), ("i", "ìíîïīı"), ("L", "ŁĽĻ"), ("l", "łľļ"), ("N", "ÑŃŇŅ"),
            ("n", "ñńňņ"), ("O", "ÒÓÔÕÖØŌŐ"), ("o", "òóôõöøōő"), ("R", "Ř"), ("r", "ř"),
            ("S", "ŚŠŞ"), ("s", "śšşß"), ("T", "ŤŢ"), ("t", "ťţ"), ("U", "ÙÚÛÜŪŮŰ"),
            ("u", "ùúûüūůű"), ("Y", "ÝŸ"), ("y", "ýÿ"), ("Z", "ŹŻŽ"), ("z", "źżž"),
        ]
        for (letter, accented) in groups {
            for scalar in accented.unicodeScalars { table[scalar] = letter }
        }
        return table
    }()
}
#endif
