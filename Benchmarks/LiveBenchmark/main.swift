#if !canImport(UIKit)
import BenchmarkHarness
import LiveRows

// Live rows compared with computing everything anew.

let suite = Suite(
    "LiveBenchmark",
    common: [
        "one row moved, and back @ 1000000", "one row moved on a table, and back @ 1000000",
        "one changed row in one section, and back @ 1000000",
        "300 moved rows in one section, and back @ 100000", "1 % changed @ 100000",
        "everything changed @ 100000", "another query, after the sort @ 100000",
        "initial load @ 100000",
    ])
for count in [1_000_000, 100_000] {
    suite.heading("\(Double(count).grouped) rows")
    suite.oneRow(count)
    suite.onTable(count)
    suite.manyTransactions(count)
    suite.changed("1 % changed", every: 100, count, atMost: 0.1)
    suite.changed("everything changed", every: 1, count, atMost: 1.2)
    suite.queryChanged(count)
    suite.load(count)
    suite.join(count)
}
suite.heading("Sections and ends of tables")
suite.manySections(128_000)
suite.comingSections(100_000)
suite.following(100_000)
suite.heading("Memory and allocations")
suite.memory(1_000_000)
suite.allocations()
suite.finish()
#endif
