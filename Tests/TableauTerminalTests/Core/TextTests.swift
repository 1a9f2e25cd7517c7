import Tableau
import TableauPictures
import TableauTerminal
import TerminalTestSupport
import TestEnvironment
import Testing

@Suite struct TextTests {
    @Test(arguments: [
        ("a", 1), ("é", 1), ("e\u{301}", 1), ("旅", 2), ("각", 2), ("👍", 2), ("👍🏽", 2), ("🇨🇦", 2),
        ("❤️", 2), ("❤", 1), ("👨‍👩‍👧‍👦", 2), ("·", 1), ("—", 1), ("…", 1), ("✓", 1), ("★", 1),
        ("→", 1), ("\u{1B}", 1), ("\t", 1), ("\n", 1), ("\r\n", 1), ("\u{200B}", 1), ("ש", 1),
        ("नि", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("Ａ", 2),
    ])
    func widthsAreThoseThatTerminalsDraw(text: String, columns: Int) {
        expect(CharacterWidth.columns(of: text), columns)
    }

    @Test(arguments: [
        ("\u{1B}", "␛"), ("\u{7}", "␇"), ("\u{0}", "␀"), ("\t", "→"), ("\n", "↵"), ("\r\n", "↵"),
        ("\u{7F}", "␡"), ("\u{9B}", "\u{FFFD}"), ("\u{2028}", "↵"), ("\u{301}", "◌\u{301}"),
        ("\u{202E}", "\u{FFFD}"), ("👨‍👩‍👧", "👨"), ("👍🏽", "👍"),
    ])
    func controlsAndAmbiguousGlyphsAreReplaced(text: String, shown: String) {
        expect(text.map { DisplayGlyph($0).text }.joined(), shown)
    }

    @Test(arguments: NastyText.pieces)
    func noTextIsSentAsAControlCharacter(piece: String) {
        for character in piece {
            for scalar in DisplayGlyph(character).text.unicodeScalars {
                expect(scalar.value >= 0x20 && !(0x7F..<0xA0).contains(scalar.value))
            }
        }
    }

    /// `a<RLO>gnp.exe` would read `agnp.exe`, and two names that differ in what is hidden alike.
    @Test(arguments: [
        "\u{200B}", "\u{FEFF}", "\u{2060}", "\u{180E}", "\u{202E}", "\u{202A}", "\u{2066}",
        "\u{2069}", "\u{200E}", "\u{200F}", "\u{61C}", "\u{FFF9}", "\u{1D173}", "\u{E0001}",
        "\u{3164}", "\u{FFA0}",
    ])
    func whatHidesIsReplacedAlikeOnTheScreenAndInPlainText(hidden: String) {
        let text = "a\(hidden)gnp.exe"
        expect(text.map { DisplayGlyph($0).text }.joined(), "a\u{FFFD}gnp.exe")
        expect(PrintableText.line(text), "a\u{FFFD}gnp.exe")
        expect(CharacterWidth.columns(of: text), 9)
    }

    @Test func softHyphensAreShownAndCombiningMarksLimited() {
        // A soft hyphen is a hyphen.
        expect("Donau\u{AD}dampf".map { DisplayGlyph($0).text }.joined(), "Donau-dampf")
        expect(PrintableText.line("Donau\u{AD}dampf"), "Donau-dampf")

        // Combining marks of one letter are limited.
        let zalgo = Character("Z" + String(repeating: "\u{301}", count: 500))
        expect(DisplayGlyph(zalgo).text.unicodeScalars.count <= 8)
    }

    /// Joiners, variation selectors and flags of regions are part of a character.
    @Test(arguments: ["क्\u{200D}ष", "می\u{200C}خواهم", "❤\u{FE0F}", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "👩\u{200D}💻", "\u{600}1"])
    func whatBelongsToACharacterStays(text: String) {
        expect(PrintableText.line(text), text)
    }

    @Test func asciiTerminalsGetASCIIOfTheSameMeaningAndWidth() {
        // Ascii terminals get ASCII of the same width.
        do {
            let pool = GlyphPool(isASCII: true)
            var buffer = ScreenBuffer(width: 30, height: 1, pool: pool)
            let text = "Café › 旅行 “x” ✓ \u{1B}👍"
            buffer.put(text, column: 0, row: 0, style: ScreenStyle())
            expect(buffer.lines, ["Cafe > ? ?  \"x\" * ??"])
        }
        // Ascii terminals get the base letter of an accented one.
        do {
            var buffer = ScreenBuffer(width: 30, height: 1, pool: GlyphPool(isASCII: true))
            buffer.put("ŁódźØßİıÐệж", column: 0, row: 0, style: ScreenStyle())
            expect(buffer.lines, ["LodzOsIiDe?"])
        }
    }

    @Test func drawingIsClippedAndNeverCutsAGlyphInHalf() {
        var buffer = ScreenBuffer(width: 6, height: 1, pool: GlyphPool())
        buffer.put("旅行旅行", column: -1, row: 0, style: ScreenStyle())
        expect(buffer.lines, [" 行旅"])
        buffer.put("x", column: 2, row: 0, style: ScreenStyle())
        expect(buffer.lines, ["  x旅"])
        buffer.fill(row: 0, columns: 4..<6, style: ScreenStyle())
        expect(buffer.lines, ["  x"])
    }
}

@Suite struct GlyphScannerTests {
    @Test func charactersAreThoseOfTheText() {
        var random = SeededRandom(seed: 20)
        // What joins to the ASCII character before or after it.
        let joining = [
            "\u{600}", "\u{301}", "\u{200D}", "\u{FE0F}\u{20E3}", "1", "a b", "\r", "\n",
        ]
        for _ in 0..<2_000 {
            let count = Int.random(in: 0..<5, using: &random)
            var text = NastyText.random(&random, pieces: count)
            for _ in 0..<Int.random(in: 0..<5, using: &random) {
                text += joining[Int.random(in: 0..<joining.count, using: &random)]
            }
            text += NastyText.random(&random, pieces: count % 2)
            var found: [Character] = []
            var glyphs = GlyphScanner(text[...])
            while let glyph = glyphs.next() {
                switch glyph {
                case .ascii(let byte): found.append(Character(Unicode.Scalar(byte)))
                case .other(let character): found.append(character)
                }
            }
            expect(found, Array(text))
            expect(
                CharacterWidth.columns(of: text), text.reduce(0) { $0 + DisplayGlyph($1).columns })
        }
    }
}

/// Widths agree with Unicode's data for every assigned code point; `swift test` takes one of 17.
@Suite struct WidthTests {
    /// Compares all widths and lists the differences.
    private func expectWidths(_ texts: some Sequence<Character>) {
        var wrong: [String] = []
        for text in texts {
            let glyph = DisplayGlyph(text)
            let drawn = glyph.text.reduce(0) { $0 + WidthOracle.columns(of: $1) }
            // The width is also known without making the glyph.
            if drawn == glyph.columns, CharacterWidth.columns(of: text) == drawn { continue }
            let codes = text.unicodeScalars.map { String($0.value, radix: 16, uppercase: true) }
            wrong.append("\(codes.joined(separator: "+")): \(glyph.columns), drawn \(drawn)")
        }
        expect(wrong.isEmpty, "\(wrong.count) differ: \(wrong.prefix(60))")
    }

    private var assigned: some Sequence<Unicode.Scalar> {
        stride(from: 0, through: 0x10FFFF, by: Effort.isFull ? 1 : 67).lazy
            .compactMap { Unicode.Scalar($0) }
            .filter { WidthOracle.columns(of: $0) != nil }
    }

    @Test func everyCodePointAlone() {
        expectWidths(assigned.map { Character($0) })
    }

    /// Code points that join the letter; others are like those alone.
    @Test func everyCodePointThatJoinsALetter() {
        let ideographs = assigned.lazy.filter { !$0.properties.isIdeographic }
        let others = ideographs.filter { !(0xAC00...0xD7A3).contains($0.value) }
        for letter in ["x", "क\u{94D}"] {
            let joined = others.map { "\(letter)\($0)" }.filter { $0.count == 1 }
            expectWidths(joined.compactMap(\.first))
        }
    }

    @Test(arguments: [
        "🇨🇦", "🇨", "🇨🇦🇩", "กำ", "ກຳ", "क्ष", "क्षि", "❤️", "1️⃣", "👨‍👩‍👧", "👍🏽", "각", "한", "؀123",
        "e\u{301}\u{302}", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "☰", "\u{1D360}",
    ])
    func writtenText(text: String) {
        expectWidths(text)
    }

    @Test func numbersInArabicKeepTheirSign() {
        expect("\u{600}123".map { DisplayGlyph($0).text }.joined(), "\u{600}123")
    }
}
