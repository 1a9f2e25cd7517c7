import TableauTerminal
import TestEnvironment
import Testing

/// Replies of the terminal and unknown sequences: dropped up to their end, however they are split,
/// and not waited for indefinitely.
@Suite struct InputReplyTests {
    private static let k: [InputEvent] = [.key(.character("k"))]

    private static let replies: [String] = [
        "\u{1B}]11;rgb:" + String(repeating: "q", count: 500) + "\u{07}",
        "\u{1B}]52;c;" + String(repeating: "q", count: 5000) + "\u{1B}\\",
        "\u{1B}P1+r" + String(repeating: "q", count: 64) + "\u{1B}\\",
        "\u{1B}_G" + String(repeating: "q", count: 61) + "\u{1B}\\",
        "\u{1B}[?" + String(repeating: "1;", count: 500) + "c",
        "\u{1B}[>" + String(repeating: "7", count: 62) + "c",
        "\u{1B}]11;cancelled\u{18}",
    ]

    @Test(arguments: replies.indices)
    func aLongReplyIsDroppedHoweverItIsSplit(index: Int) {
        let bytes = Array((Self.replies[index] + "k").utf8)
        for size in [1, 2, 3, 63, 64, 65, 66, 4096] {
            var parser = InputParser()
            var events: [InputEvent] = []
            for start in stride(from: 0, to: bytes.count, by: size) {
                events += parser.feed(bytes[start..<min(start + size, bytes.count)], at: 0)
            }
            expect(events, Self.k, "in pieces of \(size)")
            expect(parser.deadline == nil)
        }
    }

    @Test func anEscapeInsideAReplyEndsIt() {
        // An escape ends a reply and starts a new sequence.
        do {
            for cut in 0...1 {
                let bytes = Array("\u{1B}]11;rgb\u{1B}[Ak".utf8)
                let middle = 9 + cut
                var parser = InputParser()
                var events = parser.feed(bytes[..<middle], at: 0)
                expect(events, [])
                events += parser.feed(bytes[middle...], at: 0)
                expect(events, [.key(.up)] + Self.k)
            }
        }
        // A reply split within its terminator is dropped.
        do {
            var parser = InputParser()
            expect(parser.feed(Array("\u{1B}]11;rgb\u{1B}".utf8), at: 0), [])
            expect(parser.deadline != nil)
            expect(parser.feed(Array("\\k".utf8), at: 0), Self.k)
        }
        // An escape after a lost terminator is a key.
        do {
            var parser = InputParser()
            _ = parser.feed(Array("\u{1B}]11;rgb\u{1B}".utf8), at: 0)
            expect(parser.flush(), [.key(.escape)])
            expect(parser.feed(Array("k".utf8), at: 2), Self.k)
        }
    }

    @Test func waitingForTheEndOfAReplyIsLimited() throws {
        // Waiting for the end of a reply times out.
        do {
            var parser = InputParser()
            expect(parser.feed(Array("\u{1B}]11;rgb".utf8), at: 10), [])
            let deadline = try #require(parser.deadline)
            expect(deadline > 10 && deadline <= 12)
            expect(parser.feed(Array("qqq".utf8), at: 10.5), [])
            expect(parser.deadline, deadline, "further bytes do not extend the deadline")
            expect(parser.flush(), [])
            expect(parser.deadline == nil)
            expect(parser.feed(Array("k".utf8), at: 12), Self.k)
        }
        // The number of dropped bytes is limited.
        do {
            var parser = InputParser()
            _ = parser.feed(Array("\u{1B}]0;".utf8), at: 0)
            let flood = [UInt8](repeating: UInt8(ascii: "x"), count: 1000)
            var dropped = 0
            while dropped < 1 << 20, parser.feed(flood, at: 0).isEmpty { dropped += flood.count }
            expect(dropped >= 1 << 15 && dropped < 1 << 20)
            expect(parser.deadline == nil)
        }
    }

    @Test(arguments: ["\u{1B}[12;4", "\u{1B}[?" + String(repeating: "1", count: 200)])
    func theEndOfASequenceMayArriveLate(text: String) throws {
        var parser = InputParser()
        expect(parser.feed(Array(text.utf8), at: 5), [])
        try expect(#require(parser.deadline) > 5.5, "longer than for a lone Escape")
        expect(parser.feed(Array("Rk".utf8), at: 5.5), Self.k)
    }

    @Test(arguments: [
        ("\u{1B}]", [InputEvent.key(.alt("]"))]), ("\u{1B}P", [.key(.alt("P"))]),
        ("\u{1B}[", [.key(.alt("["))]), ("\u{1B}O", [.key(.alt("O"))]),
        ("\u{1B}", [.key(.escape)]), ("\u{1B}[1;", []), ("", []),
    ])
    func anIncompleteSequenceIsAKeyOrNothing(text: String, events: [InputEvent]) throws {
        var parser = InputParser()
        let bytes = text == "" ? [0xC3] : Array(text.utf8)
        expect(parser.feed(bytes, at: 1), [])
        try expect(#require(parser.deadline) > 1)
        expect(parser.flush(), events)
        expect(parser.feed(Array("k".utf8), at: 2), Self.k)
    }

    @Test func aKeyEndsAnIncompleteSequence() {
        var parser = InputParser()
        expect(parser.feed(Array("\u{1B}[12\u{03}".utf8), at: 0), [.key(.control("c"))])
        expect(parser.feed(Array("\u{1B}[12é".utf8), at: 0), [.key(.character("é"))])
        expect(parser.feed(Array("\u{1B}[12\u{1B}[A".utf8), at: 0), [.key(.up)])
    }

    @Test func aPasteWithoutATerminatorIsDelivered() throws {
        // A paste without a terminator is delivered as it is.
        do {
            var parser = InputParser()
            expect(parser.feed(Array("\u{1B}[200~one".utf8), at: 0), [])
            expect(parser.feed(Array(" two\u{1B}[20".utf8), at: 0.9), [])
            try expect(#require(parser.deadline) > 1.5, "a slow paste is waited for")
            try expect(#require(parser.deadline) < 2, "but not for long")
            expect(parser.flush(), [.paste("one two\u{1B}[20")])
            expect(parser.feed(Array("k".utf8), at: 9), Self.k)
        }
        // Control-C ends a paste without a terminator.
        do {
            var parser = InputParser()
            expect(parser.feed(Array("\u{1B}[200~one\u{3} two".utf8), at: 0), [])
            expect(parser.feed(Array("three\u{1B}[20".utf8), at: 0), [])
            expect(
                parser.feed([3], at: 0.1),
                [
                    .paste("one\u{3} twothree\u{1B}[20"), .key(.control("c")),
                ])
            expect(parser.deadline == nil)
            expect(parser.feed(Array("k".utf8), at: 0.2), Self.k)
        }
    }
}
