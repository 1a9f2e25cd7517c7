import LiveRows
import MiniRx
import MiniRxTest
import Tableau
import TestEnvironment
import TestSupport
import Testing

/// Orders that settle now and then: changed rows stay in their places until then.
struct SettlingTests {
    private static let steps = Effort.count(120, full: 2_000, soak: 100_000)

    struct Process: CollectionIdentifiable, Equatable {
        var collectionId: Int
        var cpu: Int
        var name = ""
    }

    private let scheduler = TestScheduler()
    private let store = RowStore((1...3).map { Process(collectionId: $0, cpu: $0 * 10) })

    private func settling() -> SortedRows<Process> {
        store.sorted(by: .ascending(\.cpu), settlingEvery: .seconds(5), scheduler: scheduler)
    }

    private func set(_ id: Int, _ cpu: Int) { store.edit { $0.update(id: id) { $0.cpu = cpu } } }

    private func text(_ rows: [Process]) -> String {
        rows.map { "\($0.collectionId):\($0.cpu)" }.joined(separator: " ")
    }

    @Test func valuesChangeInPlaceUntilTheOrderSettles() {
        let rows = settling()
        scheduler.advanceTo(100)
        // The first change after a quiet time.
        set(1, 99)
        expect(text(rows.rows), "2:20 3:30 1:99")
        scheduler.advanceTo(101)
        set(3, 5)
        store.upsert(Process(collectionId: 4, cpu: 25))
        store.remove(id: 1)
        expect(text(rows.rows), "2:20 4:25 3:5")
        set(4, 1)
        expect(text(rows.rows), "2:20 4:1 3:5")
        expect((rows.position(of: 3), rows.position(of: 1)) == (2, nil))
        scheduler.advanceTo(104)
        expect(text(rows.rows), "2:20 4:1 3:5")
        scheduler.advanceTo(105)
        expect(text(rows.rows), "4:1 3:5 2:20")
        set(4, 50)
        expect(text(rows.rows), "4:50 3:5 2:20", "five seconds after the last time at the earliest")
        scheduler.advanceTo(110)
        expect(text(rows.rows), "3:5 2:20 4:50")
    }

    @Test func aChangeAndItsSettlementAreOneState() {
        var states: [String] = []
        let bag = DisposeBag()
        settling().states.subscribe(onNext: { states.append(text($0)) }).disposed(by: bag)
        scheduler.advanceTo(100)
        set(1, 99)
        set(2, 98)
        scheduler.advanceTo(105)
        expect(
            states,
            ["1:10 2:20 3:30", "2:20 3:30 1:99", "2:98 3:30 1:99", "3:30 2:98 1:99"])
    }

    @Test func nothingRunsWhileNothingChangesOrNobodyIsLeft() {
        var rows: SortedRows<Process>? = settling()
        weak let released = rows
        func waiting() -> Int { scheduler.virtualClock.waiting.count }
        expect(rows?.count, 3)
        expect(waiting(), 0)
        for cpu in 1...9 { set(1, cpu) }
        expect(waiting(), 1)
        scheduler.advanceTo(50)
        expect(waiting(), 0)
        set(1, 10)
        expect(waiting(), 0, "it has settled at once")
        set(1, 11)
        expect(waiting(), 1)
        rows = nil
        expect(released == nil)
        expect(waiting(), 0)
    }

    @Test func anotherOrderAppliesAtOnce() {
        let order = BehaviorRelay(value: RowOrder<Process>.ascending(\.cpu))
        let rows = store.sorted(by: order, settlingEvery: .seconds(5), scheduler: scheduler)
        expect(rows.count, 3)
        set(1, 25)
        expect(text(rows.rows), "1:25 2:20 3:30")
        order.accept(.descending(\.cpu))
        expect(text(rows.rows), "3:30 1:25 2:20")
        let byName = store.sorted(
            by: .ascending(\.name), .descending(\.cpu), settlingEvery: .seconds(5),
            scheduler: scheduler)
        expect(byName.count, 3)
        set(2, 90)
        expect(text(byName.rows), "3:30 1:25 2:90")
        scheduler.advanceTo(5)
        expect(text(byName.rows), "2:90 3:30 1:25")
    }

    // MARK: Against a model

    /// What the rows and the places that they keep must be.
    private struct Model {
        /// In order of arrival.
        var rows: [Quote] = []
        var kept: [Int: Double] = [:]
        private var nextAllowed = 5
        private var isPending = false

        mutating func settle(at time: Int) {
            kept = [:]
            nextAllowed = time + 5
            isPending = false
            keep()
        }

        mutating func keep() {
            for row in rows where kept[row.collectionId] == nil {
                kept[row.collectionId] = row.price
            }
        }

        mutating func pass(to time: Int) {
            if isPending, nextAllowed <= time { settle(at: nextAllowed) }
        }

        mutating func hasChanged(at time: Int) {
            if nextAllowed <= time { settle(at: time) } else { isPending = true }
        }

        mutating func sorted() -> [Quote] {
            keep()
            let keyed = rows.enumerated().map { place, row in
                (key: kept[row.collectionId] ?? 0, place: place, row: row)
            }
            return keyed.sorted { left, right in
                let isOrdered = (left.key.isNaN, right.key.isNaN)
                if isOrdered.0 || isOrdered.1 {
                    return isOrdered.0 == isOrdered.1 ? left.place < right.place : isOrdered.1
                }
                return (left.key, left.place) < (right.key, right.place)
            }
            .map(\.row)
        }
    }

    @Test(arguments: 0..<8)
    func everyRowIsWhereTheModelKeepsIt(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let store = RowStore<Quote>()
        (store.slots.leastRewrite, store.slots.chunkSize) = (random.oneIn(2) ? 6 : 10_000, 8)
        let sorted = store.sorted(
            by: .ascending(\.price), settlingEvery: .seconds(5), scheduler: scheduler)
        let sections = sorted.filter { $0.volume > 0 }.grouped { Desk($0.desk) }
        let (flat, bySection) = (sorted.makeFollower(), sections.makeFollower())
        var (list, lists): ([Quote], [Desk: [Quote]]) = ([], [:])
        var model = Model()
        for step in 0..<Self.steps {
            let time = scheduler.clock + [0, 0, 1, 3, 20][random.below(5)]
            model.pass(to: time)
            scheduler.advanceTo(time)
            if !random.oneIn(4), edit(store, &model, &random) { model.hasChanged(at: time) }
            let rows = model.sorted()
            let shown = rows.filter { $0.volume > 0 }
            if let read = flat.readLists() { list = read.rows[0].array(of: Quote.self) }
            if let read = bySection.readLists() {
                lists = [:]
                for (key, rows) in zip(read.keys, read.rows) {
                    lists[key] = rows.array(of: Quote.self)
                }
            }
            var wrong: [String] = []
            if list != rows { wrong.append("the list of a table") }
            if lists != Dictionary(grouping: shown, by: { Desk($0.desk) }) {
                wrong.append("its sections")
            }
            if sorted.rows != rows { wrong.append("the rows") }
            if sorted.prefix(3).rows != Array(rows.prefix(3)) { wrong.append("a late window") }
            let id = random.below(24)
            if sorted.position(of: id) != rows.firstIndex(where: { $0.collectionId == id }) {
                wrong.append("the position of \(id)")
            }
            expect(wrong, [], "step \(step)")
            if !wrong.isEmpty { return }
        }
    }

    /// One transaction; whether it has changed something, if only for a moment.
    private func edit(
        _ store: RowStore<Quote>, _ model: inout Model, _ random: inout SeededGenerator
    ) -> Bool {
        var hasTouched = false
        store.edit { edit in
            for _ in 0..<[1, 2, 20][random.below(3)] {
                let row = Quote.random(random.below(24), &random)
                let place = model.rows.firstIndex { $0.collectionId == row.collectionId }
                if random.oneIn(3) {
                    edit.remove(id: row.collectionId)
                    guard let place else { continue }
                    model.rows.remove(at: place)
                    hasTouched = true
                } else {
                    edit.upsert(row)
                    hasTouched = hasTouched || place.map { model.rows[$0] } != row
                    if let place { model.rows[place] = row } else { model.rows.append(row) }
                }
            }
        }
        return hasTouched
    }
}
