import BenchmarkHarness
import Foundation
import Tableau

let suite = Suite(
    "DiffBenchmark",
    common: [
        "1 % changed @ 10000", "1 % changed, String @ 10000", "nothing changed @ 10000",
        "one row moved @ 10000", "shuffled @ 10000", "ranges changed @ 5000", "one change @ 20",
        "one row changed in 1,000 sections of 100 @ 100000",
    ])
suite.heading("Lists that change")
suite.headline()
suite.changes(Int.self)
suite.changes(Scattered.self)
suite.changes(UUID.self)
suite.changes(String.self)
suite.heading("Lists that hardly change")
suite.equalLists()
suite.smallChanges(10_000)
suite.smallChanges(100_000)
suite.heading("Lists in another order")
suite.rearrangements(Int.self, atMost: 1)
suite.rearrangements(Scattered.self, atMost: 1)
suite.rearrangements(UUID.self, atMost: 1)
suite.rearrangements(String.self, atMost: 0.4)
suite.ordering()
suite.heading("20 rows")
suite.twentyRows()
suite.heading("Tables of sections")
suite.sectionedDiffs()
suite.crossingRows()
suite.heading("Through the types of the binder")
suite.erased()
suite.heading("Working memory")
suite.scratch(Int.self)
suite.scratch(UUID.self)
suite.scratch(String.self)
suite.finish()
