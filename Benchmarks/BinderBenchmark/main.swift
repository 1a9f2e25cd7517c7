#if !canImport(UIKit)
import BenchmarkHarness
import Tableau

// From new data accepted by a relay to the applied batch, compared with `reloadData()` and with the
// bare diff of the same data.

let suite = Suite(
    "BinderBenchmark",
    common: [
        "1 % changed @ 10000", "nothing changed @ 10000", "one row changed @ 100",
        "one row changed @ 10000", "one row changed @ 1000000", "everything changed @ 10000",
        "one row changed, 1,000 sections @ 1000000",
        "a log of 1,000 lines a second, its end followed @ 100000",
    ])

suite.heading("From a relay to the table")
for rows in [10_000, 100, 1_000_000] {
    for sections in [1, 100, 1_000] where sections <= rows {
        for change in Change.allCases {
            let place = sections == 1 ? "" : ", \(Double(sections).grouped) sections"
            // A turn, compared with the diff in it, and with the reload that it saves.
            suite.measure(change.rawValue + place, n: rows) {
                let states = change.states(rows: rows, sections: sections)
                let reloading = Fixture(states.first, animates: false)
                return Case(Fixture(states.first).showing(states))
                    .yardstick("reloadData", reloading.showing(states))
                    .bound("the bare diff", bareDiff(states, sections: sections))
            }
        }
    }
}
suite.heading("Many sections, many chains")
measureManySections()
measureManyChains()
suite.heading("The end of a long table")
measureFollowing()
suite.heading("Look-ups")
measureLookUps()
suite.finish()
#endif
