#if !canImport(UIKit)
import AllocationCounter
import BenchmarkHarness
import LiveRows
import MiniRx

extension Suite {
    /// The memory of live rows in addition to the rows themselves, per row.
    func memory(_ count: Int) {
        guard allocated_bytes() >= 0 else { return }
        let rows = Quote.make(count)
        let size = Double(MemoryLayout<Quote?>.stride)
        var kept: [Any] = []
        func report(_ name: String, less rows: Double = 0, _ make: () -> Any) {
            guard options.selects(name) else { return }
            let before = allocated_bytes()
            kept.append(make())
            let bytes = Double(allocated_bytes() - before) / Double(count)
            reportMemory(name, n: count, bytes: bytes - rows)
        }
        let store = RowStore<Quote>()
        report("memory a row beside it, store", less: size) {
            store.replaceAll(with: rows)
            return store
        }
        report("memory a row beside it, order") {
            RowOrder<Quote>.ascending(\.price).makePositions(store, { _ in 0 }, nil)
        }
        report("memory a row beside it, filter") { store.filter { $0.isIncluded } }
        kept.removeAll()
    }
}
#endif
