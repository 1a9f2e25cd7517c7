#if !canImport(UIKit)
import BenchmarkHarness
import LiveRows
import MiniRx

extension Suite {
    /// A thousand transactions in one turn.
    func manyTransactions(_ count: Int) {
        measure("1,000 transactions in one turn", n: count) {
            let pipeline = Pipeline(Quote.make(count))
            var version = 0
            return Case(
                Work {
                    version += 1
                    for index in 0..<1_000 {
                        var row = pipeline.rows[(index * (count / 1_000) + version) % count]
                        row.price += Double(version % 100)
                        pipeline.store.upsert(row)
                    }
                    pipeline.advance()
                }
            ).yardstick("recompute", Recompute(pipeline.rows).work, atMost: 0.04)
        }
    }

    /// One transaction that changes a share of the rows, each time to other prices.
    func changed(_ name: String, every step: Int, _ count: Int, atMost aim: Double) {
        measure(name, n: count) {
            let rows = Quote.make(count)
            let pipeline = Pipeline(rows)
            let recompute = Recompute(rows)
            let states = Inputs { seed in
                var new = rows
                var random = SplitMix(seed: seed)
                for index in stride(from: 0, to: count, by: step) {
                    new[index].price = Double(Int.random(in: 0..<10_000_000, using: &random)) / 100
                }
                return new
            }
            let work = states.inTurns { rows in
                if step == 1 {
                    pipeline.store.replaceAll(with: rows)
                } else {
                    pipeline.store.edit { edit in
                        for index in stride(from: 0, to: count, by: step) {
                            edit.upsert(rows[index])
                        }
                    }
                }
                pipeline.advance()
            }
            return Case(work).yardstick(
                "recompute", states.inTurns { recompute.run($0) }, atMost: aim)
        }
    }

    /// Another query: 10 % of the rows leave or enter.
    func queryChanged(_ count: Int) {
        let limits = Inputs { 10_000.0 * Double($0 + 1) }
        measure("another query, after the sort", n: count) {
            let pipeline = Pipeline(Quote.make(count), mask: true)
            let work = limits.backAndForth { _, limit in
                pipeline.setMask { $0.price >= limit }
                pipeline.advance()
            }
            return Case(work).yardstick("recompute", Recompute(pipeline.rows).work, atMost: 0.06)
        }
        measure("another query, before the sort", n: count) {
            let rows = Quote.make(count)
            let store = RowStore(rows)
            let query = BehaviorRelay(value: 10_000.0)
            let found = store.filter(by: query) { $0.price >= $1 }
            let positions = RowOrder<Quote>.ascending(\.price).makePositions(
                found, { Int32(truncatingIfNeeded: $0.band) }, nil)
            let work = limits.backAndForth { _, limit in
                query.accept(limit)
                blackHole(positions.advance { _ in }?.count)
            }
            return Case(work).yardstick("recompute", Recompute(rows).work, atMost: 0.15)
        }
    }

    /// From no rows to all positions, and to another order.
    func load(_ count: Int) {
        load("initial load", count, atMost: 1.2, .ascending(\.price)) { $0.price < $1.price }
        load("initial load, by name", count, atMost: 1.5, .ascending(\.symbol)) {
            $0.symbol < $1.symbol
        }
        measure("another order", n: count) {
            let rows = Quote.make(count)
            let recompute = Recompute(rows)
            let order = BehaviorRelay(value: RowOrder<Quote>.ascending(\.price))
            let sorted = RowStore(rows).filter { $0.isIncluded }.sorted(by: order)
            let places = Inputs { Int($0) }
            let work = places.inTurns { place in
                order.accept(.ascending { $0.place(place) })
                blackHole(sorted.count)
            }
            return Case(work).yardstick(
                "recompute",
                places.inTurns { place in recompute.run(rows) { $0.place(place) < $1.place(place) }
                },
                atMost: 1)
        }
    }

    private func load(
        _ name: String, _ count: Int, atMost aim: Double, _ order: RowOrder<Quote>,
        by areInOrder: @escaping (Quote, Quote) -> Bool
    ) {
        measure(name, n: count) {
            let rows = Inputs { Quote.make(count, seed: $0) }
            return Case(rows.inTurns { blackHole(Pipeline($0, order: order).filtered.count) })
                .yardstick(
                    "recompute",
                    rows.inTurns { blackHole(Recompute.groups($0, by: areInOrder).count) },
                    atMost: aim)
        }
    }

    /// A join: one changed row, and one changed partner of a hundred rows.
    func join(_ count: Int) {
        let rows = RowStore<Quote>()
        let partners = RowStore<Quote>()
        let joined = rows.join(partners, on: \.partner) { row, partner in
            var row = row
            row.symbol = partner.symbol
            return row
        }
        for (name, store) in [("row", rows), ("partner of 100 rows", partners)] {
            measure("join, a changed \(name)", n: count) {
                if rows.count == 0 {
                    partners.replaceAll(with: Quote.make(count / 100))
                    rows.replaceAll(with: Quote.make(count))
                }
                var version = 0
                let work = Work {
                    version += 1
                    store.edit { edit in
                        edit.update(id: version * 7_919 % (count / 100)) { row in
                            row.price = Double(version)
                            row.symbol = version.isMultiple(of: 2) ? "even" : "odd"
                        }
                    }
                    blackHole(joined.count)
                }
                return Case(work, atMost: store === rows ? 6_000 : 220_000)
            }
        }
    }
}
#endif
