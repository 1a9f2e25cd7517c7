#if !canImport(UIKit)
import BenchmarkHarness
import TableauTerminal

/// Reports the times of a filter: to the first frame with matches, until every row was searched,
/// and for another letter.
///
/// The column of operations shows the number of frames.
@MainActor func measureFilter() {
    for rows in [10_000, 1_000_000] {
        suite.measure("filter, first matches", n: rows) {
            let list = ContactList(rows: rows)
            return Case(
                operations: 1,
                Work(
                    prepare: { list.openFilter() },
                    {
                        list.type("hopper")
                        blackHole(list.draw())
                    }), atMost: 16_000_000)
        }
        suite.measure("filter, every row", n: rows) {
            let list = ContactList(rows: rows)
            list.openFilter()
            list.type("muller 99")
            return Case(
                operations: list.drawUntilFound(),
                Work(
                    prepare: { list.openFilter() },
                    {
                        list.type("muller 99")
                        blackHole(list.drawUntilFound())
                    }), atMost: 150_000_000)
        }
        suite.measure("filter, another letter", n: rows) {
            let list = ContactList(rows: rows)
            list.openFilter()
            list.type("e")
            _ = list.drawUntilFound()
            list.type("r")
            return Case(
                operations: list.drawUntilFound(),
                Work(
                    prepare: {
                        list.erase()
                        _ = list.drawUntilFound()
                    },
                    {
                        list.type("r")
                        blackHole(list.drawUntilFound())
                    }), atMost: 150_000_000)
        }
        suite.measure("filter, first frame of rows that only cells tell", n: rows) {
            let list = ContactList(rows: rows, saysText: false)
            return Case(
                operations: 1,
                Work(
                    prepare: { list.openFilter() },
                    {
                        list.type("hopper")
                        blackHole(list.draw())
                    }), atMost: 16_000_000)
        }
    }
    suite.measure("filter on, every row changes, to the frame", n: 300_000) {
        let list = ContactList(rows: 300_000)
        list.openFilter()
        list.type("hopper")
        _ = list.drawUntilFound()
        return Case(
            operations: 1,
            Work {
                list.changeAll()
                blackHole(list.drawUntilFound())
            })
    }
}
#endif
