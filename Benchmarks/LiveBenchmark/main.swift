#if !canImport(UIKit)
import AllocationCounter
import BenchmarkHarness
import LiveRows

// Live rows compared with recomputation, and with the targets in Documentation/LiveRows.md.
// `--filter 10,000,000` measures ten million rows, which takes several gigabytes.

let suite = Suite(name: "LiveBenchmark")
suite.rows(100_000, Limits(one: 2_000, table: 15_000, masked: 600_000, filtered: 3_000_000))
suite.rows(1_000_000, Limits(one: 3_000, table: 20_000, masked: 8_000_000, filtered: 80_000_000))
if suite.options.filter == "10,000,000" { suite.grow(10_000_000) }
suite.heading("On tables")
suite.sections(100_000)
suite.following(100_000)
suite.memory(1_000_000)
suite.heading("Allocations")
suite.reportAllocations()
suite.finish()

/// Times in nanoseconds.
struct Limits {
    var one: Double
    var table: Double
    var masked: Double
    var filtered: Double
}

extension Suite {
    @MainActor
    func rows(_ count: Int, _ limits: Limits) {
        heading("\(count) rows")
        oneRow(count, limits.one)
        onTable(count, limits.table)
        manyTransactions(count)
        changed(0.01, count, target: 0.1)
        changed(1, count, target: 1.2)
        queryChanged(count, masked: limits.masked, filtered: limits.filtered)
        load(count)
        join(
            count, left: count == 100_000 ? 4_000 : 6_000,
            right: count == 100_000 ? 140_000 : 220_000)
    }

    /// How the cost of one row grows.
    func grow(_ count: Int) {
        let pipeline = Pipeline(Quote.make(count))
        measure("one row moved among 10,000,000, and back", n: count) {
            Case(operations: 2, Work { pipeline.changeOne { $0.price += 1_000 } })
        }
    }

    /// The allocations for one changed row, which must not depend on the number of rows.
    func reportAllocations() {
        for count in [1_000, 100_000] where allocation_count() >= 0 {
            measureEvents("one row moved among \(count), allocations", n: 2) {
                let pipeline = Pipeline(Quote.make(count))
                for _ in 0..<100 { pipeline.changeOne { $0.price += 1_000 } }
                let before = allocation_count()
                for _ in 0..<100 { pipeline.changeOne { $0.price += 1_000 } }
                let each = Double(allocation_count() - before) / 200
                return EventCase(
                    allocations: each, Work { pipeline.changeOne { $0.price += 1_000 } })
            }
        }
    }
}
#endif
