import LiveRows
import MiniRx
import TestSupport

/// A random pipeline, and for each stage what it must hold: computed from scratch.
final class Pipeline {
    /// A stage, and what it is recomputed from.
    final class Stage {
        let rows: LiveRows<Quote>
        let name: String
        private let recompute: () -> [Int: Quote]
        /// What was recomputed since the last change.
        var recomputed: [Int: Quote]?

        init(rows: LiveRows<Quote>, name: String, _ recompute: @escaping () -> [Int: Quote]) {
            self.rows = rows
            self.name = name
            self.recompute = recompute
        }

        func expected() -> [Int: Quote] {
            let rows = recomputed ?? recompute()
            recomputed = rows
            return rows
        }
    }

    var random: SeededGenerator
    let stores: [RowStore<Quote>]
    /// What the stores must hold.
    let models: [Model]
    var stages: [Stage] = []
    let query = BehaviorRelay(value: 3)
    private let bag = DisposeBag()
    /// Whether an observer makes another stage.
    private var growsInObserver = false

    final class Model {
        var rows: [Int: Quote] = [:]
    }

    init(seed: UInt64, depth: Int) {
        random = SeededGenerator(seed: seed)
        stores = [RowStore(), RowStore()]
        models = [Model(), Model()]
        for (store, model) in zip(stores, models) {
            (store.slots.leastRewrite, store.slots.chunkSize) = (random.oneIn(2) ? 6 : 10_000, 8)
            stages.append(Stage(rows: store, name: "store") { model.rows })
        }
        // Pipelines are built over rows that are there, or before there are any.
        if random.oneIn(2) { edit(30) }
        for _ in 0..<depth { addStage() }
    }

    /// Makes stages while observers are notified, from now on: after some have been.
    func growInObservers() {
        for store in stores {
            store.changes.skip(1).subscribe(onNext: { [unowned self] _ in grow() }).disposed(
                by: bag)
        }
    }

    /// Makes a stage while observers are notified, often of both stores, which joins their graphs.
    private func grow() {
        guard growsInObserver, stages.count < 10 else { return }
        growsInObserver = false
        addStage()
    }

    var names: String { stages.map(\.name).joined(separator: ", ") }

    /// Applies an operator to the last stage, or to an earlier one.
    private func addStage() {
        let source = random.oneIn(4) ? stages[random.below(stages.count)] : stages[stages.count - 1]
        let other = stages[random.below(stages.count)]
        let rows = source.rows
        switch random.below(7) {
        case 0:
            let limit = random.below(6)
            add("filter", rows.filter { $0.volume >= limit }) {
                source.expected().filter { $0.value.volume >= limit }
            }
        case 1:
            let query = query
            add("query", rows.filter(by: query) { $0.volume != $1 }) {
                source.expected().filter { $0.value.volume != query.value }
            }
        case 2:
            // Many results are equal.
            func transform(_ row: Quote) -> Quote {
                var row = row
                row.volume /= 2
                return row
            }
            add("map", rows.map(transform)) { source.expected().mapValues(transform) }
        case 3:
            add("merge", rows.merge(other.rows)) {
                source.expected().merging(other.expected()) { first, _ in first }
            }
        case 4:
            add("join", rows.join(other.rows, on: \.partner, Self.combine)) {
                let others = other.expected()
                return source.expected().compactMapValues { row in
                    others[row.partner].map { Self.combine(row, $0) }
                }
            }
        case 5:
            // What other libraries call a left join.
            let joined = rows.join(other.rows, on: \.partner, Self.combine)
                .merge(rows.map { Self.combine($0, nil) })
            add("join or map", joined) {
                let others = other.expected()
                return source.expected().mapValues { Self.combine($0, others[$0.partner]) }
            }
        default:
            let desk = random.below(4)
            add("desk", rows.filter { $0.desk != desk }) {
                source.expected().filter { $0.value.desk != desk }
            }
        }
    }

    private func add(
        _ name: String, _ rows: LiveRows<Quote>, _ expected: @escaping () -> [Int: Quote]
    ) {
        stages.append(Stage(rows: rows, name: name, expected))
    }

    private static func combine(_ row: Quote, _ other: Quote?) -> Quote {
        var row = row
        row.volume = (row.volume + (other?.volume ?? 1)) % 6
        return row
    }

    // MARK: Changes

    /// One transaction, sometimes of both stores, or another query; gives how many edits it made.
    func change() -> Int {
        for stage in stages { stage.recomputed = nil }
        if random.oneIn(6) {
            query.accept(random.below(6))
            return 1
        }
        let count = [1, 1, 3, 10, 60, 200][random.below(6)]
        if random.oneIn(8) {
            return stores[0].edit { _ in edit(count) + edit(count) }
        }
        growsInObserver = random.oneIn(10)
        return edit(count)
    }

    /// One transaction of one store.
    @discardableResult
    private func edit(_ count: Int) -> Int {
        let number = random.below(stores.count)
        let model = models[number]
        // Arrivals soon have no numbers left.
        if random.oneIn(30) {
            stores[number].slots.lastArrival = .max - 1 - UInt32(random.below(20))
        }
        stores[number].edit { edit in
            // A query that changes inside a transaction applies after it.
            if random.oneIn(12) { query.accept(random.below(6)) }
            if random.oneIn(60) {
                edit.removeAll()
                model.rows = [:]
            }
            if random.oneIn(40) {
                let rows = (0..<random.below(30)).map { Quote.random($0, &random) }
                edit.replaceAll(with: rows)
                model.rows = Dictionary(uniqueKeysWithValues: rows.map { ($0.collectionId, $0) })
            }
            for _ in 0..<count { editOne(&edit, model) }
            if random.oneIn(12) { query.accept(random.below(6)) }
        }
        return count
    }

    private func editOne(_ edit: inout RowStore<Quote>.Edit, _ model: Model) {
        let id = random.below(24)
        switch random.below(5) {
        case 0:
            edit.remove(id: id)
            model.rows[id] = nil
        case 1 where random.oneIn(2):
            // The same row, but arrived anew.
            if let row = edit.remove(id: id) { edit.upsert(row) }
        case 1:
            // The same row again, often changed in nothing that orders it.
            let volume = random.below(6)
            edit.update(id: id) { $0.volume = volume }
            model.rows[id]?.volume = volume
        default:
            let row = Quote.random(id, &random)
            edit.upsert(row)
            model.rows[id] = row
        }
    }
}
