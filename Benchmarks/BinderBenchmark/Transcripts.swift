#if !canImport(UIKit)
import BenchmarkHarness
import Tableau
import TableauTesting

/// The cost of recording transcripts and of parsing and replaying them.
@MainActor
func measureTranscripts() {
    for rows in [100, 10_000] {
        for change in [Change.oneRow, .onePercent] {
            suite.measure("recorded, \(change.rawValue)", n: rows) {
                let (old, new) = change.states(rows: rows, sections: 1)
                return Case(
                    operations: operations(old, new, 1),
                    alternating(old, new, 1, transcript: TableTranscript(limit: 100)),
                    bound: "not recorded", alternating(old, new, 1), target: 2)
            }
        }
    }
    suite.measure("10,000 turns of 20 rows, replayed", n: 10_000) {
        let text = transcript(turns: 10_000)
        return Case(
            operations: 10_000,
            Work {
                // The benchmark's own transcript is valid, so errors can't occur.
                let transcript = try? Transcript(parsing: text)
                blackHole(try? transcript?.replay())
            }, atMost: 2e9)
    }
}

@MainActor
private func transcript(turns: Int) -> String {
    let (old, new) = Change.onePercent.states(rows: 20, sections: 1)
    let transcript = TableTranscript(limit: turns)
    let fixture = Fixture(sections: 1, data: old, transcript: transcript)
    for number in 0..<turns { fixture.show(number.isMultiple(of: 2) ? new : old) }
    return transcript.text
}
#endif
