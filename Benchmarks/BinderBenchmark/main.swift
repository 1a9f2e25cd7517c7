#if !canImport(UIKit)
import BenchmarkHarness
import Tableau

// From new data accepted by a relay to the applied batch, compared with `reloadData()` and with the
// bare diff of the same data.

let suite = Suite(name: "BinderBenchmark")

suite.heading("From a relay to the table")
for rows in [100, 10_000, 1_000_000] {
    for sections in [1, 100, 1_000] where sections <= rows {
        for change in Change.allCases {
            let name = "\(sections) section\(sections == 1 ? "" : "s"), \(change.rawValue)"
            measure(name, rows, sections, change)
        }
    }
}
suite.heading("Many sections, many chains")
measureManySections()
measureManyChains()
measureShuffle()
suite.heading("The end of a long table")
measureFollowing()
suite.heading("Look-ups")
measureLookUps()
suite.heading("Transcripts")
measureTranscripts()
suite.heading("Memory")
measureMemory()
suite.finish()

@MainActor
func measure(_ name: String, _ rows: Int, _ sections: Int, _ change: Change) {
    suite.measure("\(name), by reload", n: rows) {
        let (old, new) = change.states(rows: rows, sections: sections)
        return Case(
            operations: operations(old, new, sections), alternating(old, new, sections),
            bound: "reloadData", alternating(old, new, sections, animates: false))
    }
    suite.measure("\(name), by diff", n: rows) {
        let (old, new) = change.states(rows: rows, sections: sections)
        return Case(
            operations: operations(old, new, sections), alternating(old, new, sections),
            bound: "bare diff", bareDiff(old, new, sections: sections))
    }
}

/// Shows two states alternately.
@MainActor
func alternating(
    _ old: Fixture.Data, _ new: Fixture.Data, _ sections: Int, animates: Bool = true,
    transcript: TableTranscript? = nil
) -> Work {
    let fixture = Fixture(
        sections: sections, data: old, animates: animates, transcript: transcript)
    var showsNew = false
    return Work {
        MainActor.assumeIsolated {
            showsNew.toggle()
            fixture.show(showsNew ? new : old)
        }
    }
}

func operations(_ old: Fixture.Data, _ new: Fixture.Data, _ sections: Int) -> Int {
    func table(_ data: Fixture.Data) -> [RowSection<Int, Row>] {
        (0..<sections).map { RowSection($0, rows: data[Section(number: $0)] ?? []) }
    }
    return SectionedDiff(table(old), table(new)).count
}

/// 800 shuffled rows, which took ten seconds in an earlier design.
@MainActor
func measureShuffle() {
    suite.measure("800 shuffled rows", n: 800) {
        let (old, _) = Change.nothing.states(rows: 800, sections: 1)
        var random = SplitMix(seed: 800)
        let new = old.mapValues { $0.shuffled(using: &random) }
        return Case(
            operations: operations(old, new, 1), alternating(old, new, 1),
            bound: "bare diff", bareDiff(old, new, sections: 1))
    }
}

/// The working memory of large diffs, per row of both lists.
@MainActor
func measureMemory() {
    for (name, change) in [("1 %", Change.onePercent), ("all", .everything)] {
        guard suite.options.selects("scratch a row, \(name)") else { continue }
        let rows = 100_000
        let (old, new) = change.states(rows: rows, sections: 1)
        let section = Section(number: 0)
        let kind = RowType(Row.self)
        func table(_ data: Fixture.Data) -> TableSnapshot<Section> {
            let rows = RowList(data[section]!, type: kind)
            return TableSnapshot(sections: [section], contents: [SectionContent(rows: rows)])
        }
        DiffScratch.withScratch { $0.resetPeak() }
        blackHole(UpdatePlan.make(from: table(old), to: table(new)))
        let count = old[section]!.count + new[section]!.count
        let bytes = DiffScratch.withScratch { $0.peakBytes }
        suite.reportMemory(
            "scratch a row, \(name)", n: rows, bytes: Double(bytes) / Double(count))
    }
}
#endif
