#if !canImport(UIKit)
import BenchmarkHarness
import LiveRows
import MiniRx
import Tableau

/// Rows that pass a filter and a sort by section: everything but the table.
final class Pipeline {
    let rows: [Quote]
    let store: RowStore<Quote>
    let filtered: LiveRows<Quote>
    private let positions: AnyPositions<Quote>
    private var random = SplitMix(seed: 5)
    /// The rows that pass the filter, in random order.
    private let members: [Int]
    private var next = 0

    init(
        _ rows: [Quote], mask: Bool = false, order: RowOrder<Quote> = .ascending(\.price)
    ) {
        self.rows = rows
        store = RowStore(rows)
        filtered = mask ? store : store.filter { $0.isIncluded }
        positions = order.makePositions(
            filtered, { Int32(truncatingIfNeeded: $0.band) }, mask ? { $0.isIncluded } : nil)
        members = rows.filter(\.isIncluded).map(\.id).shuffled(using: &random)
    }

    @inline(never)
    func advance() { blackHole(positions.advance { _ in }?.count) }

    func setMask(_ mask: @escaping (Quote) -> Bool) { positions.setMask(mask) }

    /// Changes one row and changes it back, in two transactions.
    @inline(never)
    func changeOne(_ change: (inout Quote) -> Void) {
        next = (next + 1) % members.count
        let old = rows[members[next]]
        var new = old
        change(&new)
        store.upsert(new)
        advance()
        store.upsert(old)
        advance()
    }
}

extension Suite {
    /// One row: the cost from the edit to the positions, changed and changed back.
    func oneRow(_ count: Int) {
        let cases: [(String, (inout Quote) -> Void)] = [
            (
                "moved",
                { $0.price = 10_000 + ($0.price * 7).truncatingRemainder(dividingBy: 90_000) }
            ),
            ("changed", { $0.symbol = "X" }),
            ("crossing sections", { $0.volume = ($0.volume + 2_000) % 100_000 }),
            ("leaving and entering", { $0.isRejected = true }),
        ]
        // One pipeline for all cases, since every change is undone.
        var made: Pipeline?
        for (name, change) in cases {
            measure("one row \(name), and back", n: count) {
                let pipeline = made ?? Pipeline(Quote.make(count))
                made = pipeline
                return Case(Work { pipeline.changeOne(change) })
                    .yardstick("recompute", Recompute(pipeline.rows).work, atMost: 0.000_5)
            }
        }
        measure("one row moved by name, and back", n: count) {
            let pipeline = Pipeline(Quote.make(count), order: .ascending(\.symbol))
            return Case(Work { pipeline.changeOne { $0.symbol = "S500x" } })
                .yardstick("recompute", Recompute(pipeline.rows).work, atMost: 0.000_5)
        }
    }
}
#endif
