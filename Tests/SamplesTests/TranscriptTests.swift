import Foundation
import SamplesKit
import TableauTesting
import Testing

/// `--transcript` records and `replay` replays, as a user runs them.
struct TranscriptTests {
    private let folder = TemporaryFolder()

    private func path(_ name: String) -> String { folder.path(name) }

    @Test(arguments: Sample.allCases)
    func everySamplesTranscriptReplays(sample: Sample) throws {
        let file = path("\(sample.rawValue).jsonl")
        let recorded = try Program.run(sample.rawValue, "--plain", "--transcript", file)
        #expect(recorded.status == 0)
        if Sample.repeatable.contains(sample) {
            #expect(try Program.run(sample.rawValue, "--plain").output == recorded.output)
        }
        let replayed = try Program.run("replay", file)
        #expect(replayed.status == 0, "\(replayed.errors)")
        #expect(replayed.output.hasSuffix("turns; all batches are correct.\n"))
    }

    @Test func keysAreRecordedToo() throws {
        let file = path("keys.jsonl")
        #expect(
            try Program.run(
                "accounts", "--keys", "wait:1,r,wait:1,down,enter", "--transcript", file
            ).status == 0)
        let text = try String(contentsOfFile: file, encoding: .utf8)
        #expect(text.contains("\"outcome\":\"animated\""))
        #expect(try Program.run("replay", file).status == 0)
    }

    @Test func aFailureIsReportedMinimisedAndPrinted() throws {
        let (file, small) = (path("broken.jsonl"), path("small.jsonl"))
        #expect(try Program.run("accounts", "--plain", "--transcript", file).status == 0)
        var transcript = try Transcript(parsing: try String(contentsOfFile: file, encoding: .utf8))
        let turn = try #require(transcript.turns.lastIndex { !$0.steps.isEmpty })
        transcript.turns[turn].steps[0].changes = TableChanges()
        try transcript.text.write(toFile: file, atomically: true, encoding: .utf8)

        let failed = try Program.run("replay", file, "--minimise", small)
        #expect(failed.status == 1)
        #expect(failed.errors.contains("turn \(transcript.turns[turn].number)"))
        #expect(failed.output.contains("@Test func minimised() throws {"))
        let again = try Program.run("replay", small)
        #expect(again.status == 1)
        #expect(try String(contentsOfFile: small, encoding: .utf8).utf8.count < 600)
    }

    @Test func aFileThatIsNotATranscriptIsRejected() throws {
        let file = path("notes.txt")
        try "# Notes\n".write(toFile: file, atomically: true, encoding: .utf8)
        let foreign = try Program.run("replay", file)
        #expect(foreign.status == 65)
        #expect(foreign.errors.contains("line 1 (no version)"))
        #expect(try Program.run("replay", path("nothing")).status == 66)
    }

    @Test func aTranscriptThatCannotBeWrittenIsReported() throws {
        let file = path("none") + "/x.jsonl"
        let outcome = try Program.run("accounts", "--plain", "--transcript", file)
        #expect(outcome.status == 73)
        #expect(outcome.errors.contains(file))
    }

    @Test func invalidArgumentsAreRejected() throws {
        #expect(try Program.run("replay").status == 64)
        #expect(try Program.run("accounts", "--minimise", "x").status == 64)
        #expect(try Program.run("--transcript", "x", "--plain").status == 64)
        #expect(try Program.run("accounts", "replay", "x").status == 64)
    }
}
