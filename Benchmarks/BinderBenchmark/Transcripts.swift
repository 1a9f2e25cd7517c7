#if !canImport(UIKit)
import BenchmarkHarness
import Tableau
import TableauTesting

/// The cost of recording transcripts and of parsing and replaying them.
@MainActor
func measureTranscripts() {
    for rows in [100, 10_000] {
        for change in [Change.oneRow, .onePercent] {
            suite.measure("\(change.rawValue), recorded", n: rows) {
                let states = change.states(rows: rows, sections: 1)
                let transcript = TableTranscript(limit: 100)
                let recorded = Fixture(states.first, transcript: transcript)
                return Case(recorded.showing(states)).bound(
                    "not recorded", Fixture(states.first).showing(states), atMost: 2)
            }
        }
    }
    suite.measure("10,000 turns of 100 rows, replayed", n: 10_000) {
        let text = transcript(turns: 10_000)
        return Case(
            Work {
                // The benchmark's own transcript is valid, so errors can't occur.
                let transcript = try? Transcript(parsing: text)
                blackHole(try? transcript?.replay())
            }, atMost: 2e9)
    }
}

@MainActor
private func transcript(turns: Int) -> String {
    let states = Change.onePercent.states(rows: 100, sections: 1)
    let transcript = TableTranscript(limit: turns)
    let work = Fixture(states.first, transcript: transcript).showing(states)
    for _ in 0..<turns { work.run() }
    return transcript.text
}
#endif
