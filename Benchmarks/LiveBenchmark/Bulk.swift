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
                operations: 1_000,
                Work {
                    version += 1
                    for index in 0..<1_000 {
                        var row = pipeline.rows[index * (count / 1_000)]
                        row.price += Double(version % 100)
                        pipeline.store.upsert(row)
                    }
                    pipeline.advance()
                }, atMost: 800_000)
        }
    }

    /// One transaction that changes a share of the rows; runs alternate.
    func changed(_ share: Double, _ count: Int, target: Double) {
        let name = share == 1 ? "everything changed" : "\(Int(share * 100)) % changed"
        measure(name, n: count) {
            let rows = Quote.make(count)
            let pipeline = Pipeline(rows)
            let recompute = Recompute(rows)
            var new = rows
            var random = SplitMix(seed: 3)
            let step = Int(1 / share)
            for index in stride(from: 0, to: count, by: step) {
                new[index].price = Double(Int.random(in: 0..<10_000_000, using: &random)) / 100
            }
            var isNew = false
            return Case(
                operations: count / step,
                Work {
                    isNew.toggle()
                    let rows = isNew ? new : rows
                    if share == 1 {
                        pipeline.store.replaceAll(with: rows)
                    } else {
                        pipeline.store.edit { edit in
                            for index in stride(from: 0, to: count, by: step) {
                                edit.upsert(rows[index])
                            }
                        }
                    }
                    pipeline.advance()
                }, bound: "recompute", Work { recompute.run(new) }, target: target)
        }
    }

    /// Another query: 10 % of the rows leave or enter.
    func queryChanged(_ count: Int, masked: Double, filtered: Double) {
        measure("query changed, masked", n: count) {
            let pipeline = Pipeline(Quote.make(count), mask: true)
            var limit = 10_000.0
            return Case(
                operations: count / 10,
                Work {
                    limit = 30_000 - limit
                    pipeline.setMask { [limit] in $0.price >= limit }
                    pipeline.advance()
                }, atMost: masked)
        }
        measure("query changed, filter first", n: count) {
            let store = RowStore(Quote.make(count))
            let query = BehaviorRelay(value: 10_000.0)
            let found = store.filter(by: query) { $0.price >= $1 }
            let positions = RowOrder<Quote>.ascending(\.price).makePositions(
                found, { Int32(truncatingIfNeeded: $0.band) }, nil)
            return Case(
                operations: count / 10,
                Work {
                    query.accept(30_000 - query.value)
                    blackHole(positions.advance { _ in }?.count)
                }, atMost: filtered)
        }
    }

    /// From no rows to all positions.
    func load(_ count: Int) {
        measure("initial load", n: count) {
            let rows = Quote.make(count)
            return Case(
                operations: count, Work { blackHole(Pipeline(rows).filtered.count) },
                bound: "recompute",
                Work {
                    let all = Recompute.groups(rows) {
                        $0.isIncluded
                    } by: {
                        $0.price < $1.price
                    }
                    blackHole(all.count)
                }, target: 1.2)
        }
        measure("initial load by name", n: count) {
            let rows = Quote.make(count)
            return Case(
                operations: count,
                Work {
                    let pipeline = Pipeline(rows, order: .ascending(\.symbol))
                    blackHole(pipeline.filtered.count)
                }, bound: "recompute",
                Work {
                    let all = Recompute.groups(rows) {
                        $0.isIncluded
                    } by: {
                        $0.symbol < $1.symbol
                    }
                    blackHole(all.count)
                }, target: 1.2)
        }
        measure("another order", n: count) {
            let rows = Quote.make(count)
            let recompute = Recompute(rows)
            let order = BehaviorRelay(value: RowOrder<Quote>.ascending(\.price))
            let sorted = RowStore(rows).filter { $0.isIncluded }.sorted(by: order)
            var isOther = false
            return Case(
                operations: count,
                Work {
                    isOther.toggle()
                    order.accept(isOther ? .ascending(\.volume) : .ascending(\.price))
                    blackHole(sorted.count)
                }, bound: "recompute", Work { recompute.run(rows, by: { $0.volume < $1.volume }) },
                target: 1)
        }
    }

    /// A join: one changed row, and one changed partner of a hundred rows.
    func join(_ count: Int, left: Double, right: Double) {
        struct Names {
            let rows = RowStore<Quote>()
            let partners = RowStore<Quote>()
            let joined: LiveRows<Quote>

            init(_ count: Int) {
                joined = rows.join(partners, on: \.partner) { row, partner in
                    var row = row
                    row.symbol = partner.symbol
                    return row
                }
                partners.replaceAll(with: Quote.make(count / 100))
                rows.replaceAll(with: Quote.make(count))
            }
        }
        var made: Names?
        for (name, isLeft, limit) in [("left row", true, left), ("partner of 100", false, right)] {
            measure("join, \(name) changed", n: count) {
                let names = made ?? Names(count)
                made = names
                var version = 0
                return Case(
                    operations: isLeft ? 1 : 100,
                    Work {
                        version += 1
                        let store = isLeft ? names.rows : names.partners
                        store.edit { edit in
                            edit.update(id: count / 200) { row in
                                row.price = Double(version)
                                row.symbol = version.isMultiple(of: 2) ? "even" : "odd"
                            }
                        }
                        blackHole(names.joined.count)
                    }, atMost: limit)
            }
        }
    }
}
#endif
