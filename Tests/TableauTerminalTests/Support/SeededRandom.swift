/// Random numbers that are the same in every run.
struct SeededRandom: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state &* 0x2545_F491_4F6C_DD1D
    }
}

/// Text that breaks careless renderers.
enum NastyText {
    static let pieces = [
        "a", "Everyday Chequing", " ", "旅行の貯金", "🌧️", "👨‍👩‍👧‍👦", "👍🏽", "🇨🇦", "🇨", "e\u{301}",
        "\u{301}", "שלום", "مرحبا", "\u{202E}abc\u{202C}", "\u{200B}", "\u{FEFF}", "\t", "\n",
        "\r\n",
        "\u{1B}[31m", "\u{1B}]0;title\u{07}", "\u{9B}2J", "\u{7F}", "\u{0}", "\u{85}", "❤️", "☁",
        "✓",
        "각", "\u{1112}\u{1161}\u{11AB}", "नमस्ते", "க்ஷி", "·", "…", "—", "$1,204.11", "\u{2028}",
        "Z\u{300}\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}\u{307}\u{308}\u{309}", "﷽", "\u{AD}",
        "½", "🏴󠁧󠁢󠁥󠁮󠁧󠁿",
    ]

    static func random(_ random: inout SeededRandom, pieces count: Int) -> String {
        (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
    }
}
