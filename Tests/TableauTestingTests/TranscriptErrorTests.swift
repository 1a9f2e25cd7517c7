import Foundation
import TableauTesting
import TestEnvironment
import TestSupport
import Testing

/// Texts that are not transcripts: each gives an error that names the line, and never a crash.
@MainActor
struct TranscriptErrorTests {
    private nonisolated static let header =
        "{\"format\":\"tableau-transcript\",\"rows\":\"identities\",\"version\":1}\n"

    @Test(arguments: [
        ("", TranscriptError.Reason.foreign, 1),
        ("\n", .foreign, 1),
        ("# Notes\n", .foreign, 1),
        ("{\"format\":\"something-else\",\"version\":1}\n", .foreign, 1),
        ("{\"format\":\"tableau-transcript\",\"version\":99,\"new\":[]}\n", .newer, 1),
        ("{\"format\":\"tableau-transcript\",\"version\":0}\n", .damaged, 1),
        (header, .cutOff, 2),
        (header + "{\"turn\":1,\"outco", .damaged, 2),
        (header + "{\"turn\":1,\"outcome\":\"unchanged\"}\n", .cutOff, 3),
        (header + "{\"end\":1}\n", .cutOff, 2),
        (header + "{\"end\":0}\n{\"turn\":1,\"outcome\":\"unchanged\"}\n", .damaged, 3),
        (header + "{\"turn\":1,\"outcome\":\"exploded\"}\n", .damaged, 2),
        (turn("\"delete\":[[0,0]]"), .damaged, 2),
        (turn("\"delete\":[[0,0,0]]"), .damaged, 2),
        (turn("\"insert\":[[0,2147483647,2147483647]]"), .damaged, 2),
        (turn("\"move\":[[0,0,1]]"), .damaged, 2),
        (turn("\"deleteSections\":[1e300]"), .damaged, 2),
        (turn("", after: "[{\"name\":\"a\",\"same\":7}]"), .damaged, 2),
        (turn("", after: "[{\"name\":\"a\",\"rows\":[\"1\"],\"texts\":[]}]"), .damaged, 2),
    ]) func errorsNameTheLine(text: String, reason: TranscriptError.Reason, line: Int) {
        do throws(TranscriptError) {
            _ = try Transcript(parsing: text)
            Issue.record("parsed without an error: \(text)")
        } catch {
            expect(error.reason, reason)
            expect(error.line, line)
            expect(error.description.hasPrefix("line \(line) ("))
        }
    }

    @Test func errorsNameTheVersionAndCarriageReturnsAreNone() throws {
        // Errors name the version.
        do throws(TranscriptError) {
            _ = try Transcript(parsing: "{\"format\":\"tableau-transcript\",\"version\":99}")
        } catch {
            expect(error.version, 99)
            expect("\(error)".hasPrefix("line 1 (version 99): "))
        }

        // Carriage returns are read too. A file that went through Windows or a version control
        // system on it.
        let text = try RandomTranscript.make(seed: 1, clock: TestClock(), rows: 6).text
        let transcript = try Transcript(
            parsing: text.replacingOccurrences(of: "\n", with: "\r\n"))
        try expect(transcript, Transcript(parsing: text))
    }

    private nonisolated static func turn(_ batch: String, after: String = "[]") -> String {
        header + "{\"turn\":1,\"outcome\":\"animated\",\"before\":[],"
            + "\"steps\":[{\"batch\":{\(batch)},\"after\":\(after)}]}\n{\"end\":1}\n"
    }

    /// Runs of more rows than there is memory for: the minimised transcript and the test are short.
    @Test(arguments: ["delete", "insert", "reload", "reconfigure"])
    func endlessRunsAreMadeShort(operation: String) throws {
        let text = Self.turn("\"\(operation)\":[[0,1,2000000000]]")
        let transcript = try Transcript(parsing: text)
        let rule = #expect(throws: ReplayFailure.self) { try transcript.replay() }?.violation.rule
        expect(transcript.swiftTest(named: "long").contains("(1..<2000000001).map { [0, $0] }"))
        let small = transcript.minimised()
        expect(small.turns.first?.steps.first?.changes.count, 1)
        let failure = #expect(throws: ReplayFailure.self) { try small.replay() }
        expect(failure?.violation.rule, rule)
    }

    /// Bytes are changed, deleted, inserted and removed in runs; a soak run tries a million texts.
    @Test func corruptedTextsAreParsedOrRejected() throws {
        let count = Effort.count(300, full: 1_000, soak: 1_000_000)
        let sound = try RandomTranscript.make(seed: 1, clock: TestClock(), rows: 6).text
        let lines = sound.split(separator: "\n", omittingEmptySubsequences: false)
        let bytes =
            Array(lines.prefix(5).joined(separator: "\n").utf8) + Array("\n{\"end\":4}\n".utf8)
        #expect(throws: Never.self) {
            try Transcript(parsing: String(decoding: bytes, as: UTF8.self))
        }
        let digits = Array("0123456789-,[]{}\"ne9".utf8)
        var random = SeededGenerator(seed: 7)
        var (refused, failed, fine) = (0, 0, 0)
        for _ in 0..<count {
            var text = bytes
            for _ in 0...random.below(3) {
                let place = random.below(text.count)
                switch random.below(5) {
                case 0: text[place] = UInt8(truncatingIfNeeded: random.next())
                case 1: text.remove(at: place)
                case 2: text.insert(digits[random.below(digits.count)], at: place)
                case 3: text[place] = digits[random.below(digits.count)]
                default: text.removeSubrange(place..<min(text.count, place + random.below(40)))
                }
                if text.isEmpty { text = [0] }
            }
            do {
                let transcript = try Transcript(parsing: String(decoding: text, as: UTF8.self))
                try transcript.replay()
                fine += 1
            } catch is TranscriptError {
                refused += 1
            } catch is ReplayFailure {
                failed += 1
            }
        }
        // All three outcomes occur often enough, or the mutations are too weak or too strong.
        expect(refused > count / 10 && failed > count / 100 && fine > count / 100)
    }
}
