#if !canImport(UIKit)
import AllocationCounter
import BenchmarkHarness
import LiveRows
import MiniRx

extension Suite {
    /// The memory of live rows in addition to the rows themselves, per row.
    func memory(_ count: Int) {
        guard allocated_bytes() >= 0 else { return }
        let name = "memory a row beside it"
        report(
            ("\(name), store", .bytes, nil), ("\(name), order", .bytes, nil),
            ("\(name), filter", .bytes, nil), n: count
        ) {
            let rows = Quote.make(count)
            let size = Double(MemoryLayout<Quote?>.stride)
            var kept: [Any] = []
            func bytes(_ make: () -> Any) -> Double {
                let before = allocated_bytes()
                kept.append(make())
                return Double(allocated_bytes() - before) / Double(count)
            }
            let store = RowStore<Quote>()
            return [
                bytes {
                    store.replaceAll(with: rows)
                    return store
                } - size,
                bytes { RowOrder<Quote>.ascending(\.price).makePositions(store, { _ in 0 }, nil) },
                bytes { store.filter { $0.isIncluded } },
            ]
        }
    }

    /// The allocations for one changed row, which must not depend on the number of rows.
    func allocations() {
        for count in [1_000, 100_000] where allocation_count() >= 0 {
            report(("allocations for one moved row", .count, nil), n: count) {
                let pipeline = Pipeline(Quote.make(count))
                for _ in 0..<100 { pipeline.changeOne { $0.price += 1_000 } }
                let before = allocation_count()
                for _ in 0..<100 { pipeline.changeOne { $0.price += 1_000 } }
                return [Double(allocation_count() - before) / 200]
            }
        }
    }
}
#endif
