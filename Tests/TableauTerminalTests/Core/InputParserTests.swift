import TableauTerminal
import TestEnvironment
import Testing

@Suite struct InputParserTests {
    private static let samples: [(String, [InputEvent])] = [
        ("j", [.key(.character("j"))]),
        ("é旅👍", [.key(.character("é")), .key(.character("旅")), .key(.character("👍"))]),
        ("\u{1B}[A\u{1B}[B", [.key(.up), .key(.down)]),
        ("\u{1B}OC\u{1B}OD", [.key(.right), .key(.left)]),
        ("\u{1B}[1;5A\u{1B}[1;2B", [.key(.modified(.control, .up)), .key(.down.with(.shift))]),
        ("\u{1B}[1;3D\u{1B}[1;9C", [.key(.left.with(.alt)), .key(.right.with(.alt))]),
        (
            "\u{1B}[3;5~\u{1B}[1;7H",
            [.key(.delete.with(.control)), .key(.home.with([.control, .alt]))]
        ),
        ("\u{1B}[1;1A\u{1B}[1;0A\u{1B}[1;65A", [.key(.up), .key(.up), .key(.up)]),
        ("\u{1B}\u{7F}\u{1B}\u{8}", [.key(.backspace.with(.alt)), .key(.backspace.with(.alt))]),
        // The Linux console's F1 and F5, which has no use.
        ("\u{1B}[[A\u{1B}[[E", [.key(.f1)]),
        ("\u{1B}é\u{1B}\r", [.key(.alt("é")), .key(.enter.with(.alt))]),
        ("\u{1B}\u{1B}x", [.key(.escape), .key(.alt("x"))]),
        ("\u{1B}\u{1B}[D", [.key(.escape), .key(.left)]),
        ("\u{1B}\u{1B}[<0;5;3M", [.key(.escape), .mouse(.press, column: 4, row: 2)]),
        // Moves have the number of no button; like a press of none they are nothing.
        (
            "\u{1B}[<35;21;3M\u{1B}[<3;1;1M\u{1B}[<39;1;1M",
            []
        ),
        ("\u{1B}[5~\u{1B}[6~", [.key(.pageUp), .key(.pageDown)]),
        ("\u{1B}[1~\u{1B}[F\u{1B}[3~", [.key(.home), .key(.end), .key(.delete)]),
        ("\u{1B}OP\u{1B}[15~\u{1B}[24~\u{1B}OR\u{1B}[11~", [.key(.f1), .key(.f1)]),
        ("\r\t\u{7F}\u{1B}[Z", [.key(.enter), .key(.tab), .key(.backspace), .key(.backTab)]),
        ("\u{03}\u{1A}", [.key(.control("c")), .key(.control("z"))]),
        ("\u{1B}f", [.key(.alt("f"))]),
        (
            "\u{1B}[<0;5;3M\u{1B}[<0;5;3m",
            [.mouse(.press, column: 4, row: 2), .mouse(.release, column: 4, row: 2)]
        ),
        ("\u{1B}[<32;6;3M", [.mouse(.drag, column: 5, row: 2)]),
        (
            "\u{1B}[<64;1;1M\u{1B}[<65;1;2M",
            [
                .mouse(.wheel(lines: -1), column: 0, row: 0),
                .mouse(.wheel(lines: 1), column: 0, row: 1),
            ]
        ),
        ("\u{1B}[<2;5;3M\u{1B}[<2;5;3m", [.mouse(.rightPress, column: 4, row: 2)]),
        ("\u{1B}[I\u{1B}[O", []),
        (
            "\u{1B}[200~two\nlines \u{1B}[31m\u{1B}[201~x",
            [
                .paste("two\nlines \u{1B}[31m"), .key(.character("x")),
            ]
        ),
        ("\u{1B}[200~\u{1B}[201~", [.paste("")]),
        ("\u{1B}[200~a\u{1B}[20\u{1B}[201~", [.paste("a\u{1B}[20")]),
        (
            "\u{1B}]11;rgb:0000/8080/ffff\u{07}a",
            [.background(ScreenColor(0x0080FF)), .key(.character("a"))]
        ),
        ("\u{1B}]11;rgb:f/80/ffff\u{1B}\\", [.background(ScreenColor(0xFF80FF))]),
        ("\u{1B}]11;rgb:f/80\u{7}\u{1B}]11;rgb:g/1/1\u{7}\u{1B}]10;rgb:f/f/f\u{7}", []),
        ("\u{1B}]11;rgb:12345/1/1\u{7}\u{1B}P11;rgb:f/f/f\u{7}\u{1B}]11;?\u{7}", []),
        ("\u{1B}[?2026;2$ya", [.key(.character("a"))]),
        ("\u{1B}[12;40Ra", [.key(.character("a"))]),
    ]

    @Test(arguments: samples.indices)
    func sequencesMeanWhatTheySayHoweverTheyArrive(index: Int) {
        let (text, events) = Self.samples[index]
        var parser = InputParser()
        expect(parser.feed(Array(text.utf8), at: 0), events, "\(text.debugDescription)")
        expect(parser.deadline == nil)
        var slow = InputParser()
        let parsed = text.utf8.flatMap { slow.feed([$0], at: 0) }
        expect(parsed, events, "\(text.debugDescription), byte by byte")
    }

    @Test func aLoneEscapeWaitsAndBrokenBytesAreDropped() {
        // A lone escape waits for the timer.
        do {
            var parser = InputParser()
            expect(parser.feed([0x1B], at: 0), [])
            expect(parser.deadline != nil)
            expect(parser.flush(), [.key(.escape)])
            expect(parser.deadline == nil)
            expect(parser.feed([0x1B], at: 0), [])
            expect(parser.feed(Array("[A".utf8), at: 0), [.key(.up)])
        }
        // Broken bytes are dropped and parsing goes on.
        do {
            var parser = InputParser()
            expect(
                parser.feed([0xFF, 0xC0, 0x80, 0xE6, 0x41, 0xF8, 0x42], at: 0),
                [
                    .key(.character("A")), .key(.character("B")),
                ])
        }
    }

    @Test(arguments: 0..<200)
    func randomBytesNeitherHangNorGrow(seed: Int) {
        var random = SeededRandom(seed: UInt64(seed) + 7)
        var parser = InputParser()
        for _ in 0..<20 {
            let bytes = (0..<50).map { _ -> UInt8 in
                let favourites: [UInt8] = [0x1B, 0x5B, 0x3B, 0x3C, 0x4D, 0x7E, 0x32, 0x30]
                return Bool.random(using: &random)
                    ? favourites.randomElement(using: &random) ?? 0
                    : UInt8.random(in: 0...255, using: &random)
            }
            _ = parser.feed(bytes, at: 0)
            _ = parser.flush()
        }
        _ = parser.feed(Array("\u{1B}[201~".utf8), at: 0)
        _ = parser.flush()
        expect(parser.feed([UInt8(ascii: "k")], at: 0), [.key(.character("k"))])
    }
}
