#if !canImport(UIKit)
import AllocationCounter
import BenchmarkHarness
import LiveRows
import MiniRx

extension Suite {
    /// The memory of live rows in addition to the rows themselves, per row.
    func memory(_ count: Int) {
        let names = ["store", "order", "filter"].map { "memory a row beside it, \($0)" }
        guard allocated_bytes() >= 0, names.contains(where: { selects($0, n: count) }) else {
            return
        }
        let rows = Quote.make(count)
        let size = Double(MemoryLayout<Quote?>.stride)
        var kept: [Any] = []
        func measure(_ name: String, less rows: Double = 0, _ make: () -> Any) {
            let before = allocated_bytes()
            kept.append(make())
            let bytes = Double(allocated_bytes() - before) / Double(count)
            report(name, n: count, .bytes, bytes - rows)
        }
        let store = RowStore<Quote>()
        measure(names[0], less: size) {
            store.replaceAll(with: rows)
            return store
        }
        measure(names[1]) {
            RowOrder<Quote>.ascending(\.price).makePositions(store, { _ in 0 }, nil)
        }
        measure(names[2]) { store.filter { $0.isIncluded } }
        kept.removeAll()
    }

    /// The allocations for one changed row, which must not depend on the number of rows.
    func allocations() {
        for count in [1_000, 100_000] where allocation_count() >= 0 {
            let name = "allocations for one moved row"
            guard selects(name, n: count) else { continue }
            let pipeline = Pipeline(Quote.make(count))
            for _ in 0..<100 { pipeline.changeOne { $0.price += 1_000 } }
            let before = allocation_count()
            for _ in 0..<100 { pipeline.changeOne { $0.price += 1_000 } }
            report(name, n: count, .count, Double(allocation_count() - before) / 200)
        }
    }
}
#endif
