import LiveRows
import MiniRx
import Synchronization
import Tableau
import TestEnvironment
import TestSupport
import Testing

/// Orders: several keys, bad keys, windows.
///
/// One after the other: diagnostics have one handler.
@Suite(.serialized)
struct OrderTests {
    struct Item: CollectionIdentifiable, Equatable {
        var collectionId: Int
        var price = 0.0
        var name = ""
    }

    func ids(_ rows: [Item]) -> [Int] { rows.map(\.collectionId) }

    @Test func keysOrderRowsAndArrivalBreaksTies() {
        // Several keys.
        do {
            let store = RowStore([
                Item(collectionId: 1, price: 2, name: "b"),
                Item(collectionId: 2, price: 2, name: "a"),
                Item(collectionId: 3, price: .nan, name: "a"), Item(collectionId: 4, price: 7),
            ])
            let sorted = store.sorted(by: .descending(\.price), .ascending(\.name))
            expect(ids(sorted.rows), [4, 2, 1, 3])
            store.edit { $0.update(id: 4) { $0.price = 2 } }
            expect(ids(sorted.rows), [4, 2, 1, 3])
            store.edit { $0.update(id: 4) { $0.name = "c" } }
            expect(ids(sorted.rows), [2, 1, 4, 3])
        }
        // Equal keys keep the order of arrival and NaN is last.
        do {
            let store = RowStore<Item>()
            let ascending = store.sorted(by: \.price)
            let descending = store.sorted(by: .descending(\.price))
            for (id, price) in [3: 1.0, 1: .nan, 2: 1].sorted(by: { $0.key > $1.key }) {
                store.upsert(Item(collectionId: id, price: price))
            }
            store.upsert(Item(collectionId: 9, price: 5))
            expect(ids(ascending.rows), [3, 2, 9, 1])
            expect(ids(descending.rows), [9, 3, 2, 1])
            store.remove(id: 3)
            store.upsert(Item(collectionId: 3, price: 1))
            expect(ids(ascending.rows), [2, 3, 9, 1])
        }
    }

    @Test func anotherOrderAndAnotherQuery() {
        let store = RowStore((0..<6).map { Item(collectionId: $0, price: Double($0 % 3)) })
        let order = BehaviorRelay(value: RowOrder<Item>.ascending(\.price))
        let query = BehaviorRelay(value: 0.0)
        let sorted = store.sorted(by: order).filter(by: query) { $0.price >= $1 }
        var heard: [[Int]] = []
        let bag = DisposeBag()
        sorted.states.subscribe(onNext: { heard.append(ids($0)) }).disposed(by: bag)
        order.accept(RowOrder(.descending(\.price), .descending(\.collectionId)))
        query.accept(1)
        query.accept(1)
        store.remove(id: 5)
        // Hidden, so nothing that is shown changes.
        store.remove(id: 0)
        expect(
            heard, [[0, 3, 1, 4, 2, 5], [5, 2, 4, 1, 3, 0], [5, 2, 4, 1], [2, 4, 1]])
    }

    /// Each consumer applies the steps after the sort itself, from its first read on.
    @Test func aLateConsumerReceivesTheLatestOrderQueryAndWindow() {
        let store = RowStore((0..<6).map { Item(collectionId: $0) })
        let order = PublishSubject<RowOrder<Item>>()
        let query = PublishSubject<Int>()
        let window = PublishSubject<Range<Int>>()
        let rows = store.sorted(by: order).filter(by: query) { $0.collectionId >= $1 }
            .window(window)
        order.onNext(.descending(\.collectionId))
        query.onNext(2)
        window.onNext(1..<3)
        expect(ids(rows.rows), [4, 3])
        expect(rows.grouped(by: { Desk($0.collectionId % 2) }).lists[Desk(1)]?.count, 1)
        query.onNext(4)
        expect(ids(rows.rows), [4])
        var subscriptions = 0
        let cold = Observable<Int>.deferred {
            subscriptions += 1
            return .just(3)
        }
        let found = store.sorted(by: \.collectionId).filter(by: cold) { $0.collectionId > $1 }
        expect(found.count, 2)
        var states = 0
        found.states.subscribe(onNext: { _ in states += 1 }).dispose()
        expect((states, subscriptions) == (1, 1))
    }

    @Test func filtersBeforeAndAfterAWindow() {
        let store = RowStore((0..<10).map { Item(collectionId: $0, price: Double($0 % 5)) })
        let least = PublishSubject<Int>()
        let rows = store.sorted(by: \.collectionId).filter { $0.price > 0 }
            .filter(by: least) { $0.collectionId >= $1 }
            .prefix(4).filter { $0.collectionId % 2 == 1 }
        expect(rows.rows.isEmpty, "before the first query")
        least.onNext(2)
        // 2 3 4 6 are the first four.
        expect(ids(rows.rows), [3])
        expect(rows[0].collectionId, 3)
        expect((rows.position(of: 3), rows.position(of: 4)) == (0, nil))
        least.onNext(6)
        expect(ids(rows.rows), [7, 9])
        store.remove(id: 6)
        expect(ids(rows.rows), [7, 9])
    }

    @Test func sectionsTellStates() {
        let store = RowStore((0..<4).map { Item(collectionId: $0, price: Double($0)) })
        let sections = store.filter { $0.price < 3 }
            .sorted(by: \.price).grouped(by: { Desk($0.collectionId % 2) })
        var states: [[Desk: [Int]]] = []
        let subscription = sections.states.subscribe(onNext: { [self] in
            states.append($0.mapValues(ids))
        })
        defer { subscription.dispose() }
        store.upsert(Item(collectionId: 1, price: -1))
        store.remove(id: 1)
        let before = [Desk(0): [0, 2], Desk(1): [1]]
        expect(states, [before, before, [Desk(0): [0, 2]]], "the row changed in its place")
    }

    @Test func windowsAndTheirGroups() {
        // Windows.
        do {
            let store = RowStore((0..<10).map { Item(collectionId: $0, price: Double($0)) })
            let window = BehaviorRelay(value: 2..<5)
            let sorted = store.sorted(by: \.price).window(window)
            expect(ids(sorted.rows), [2, 3, 4])
            expect(sorted[1].collectionId, 3)
            expect(sorted.position(of: 4), 2)
            expect(sorted.position(of: 7) == nil)
            window.accept(8..<20)
            expect(ids(sorted.rows), [8, 9])
            store.remove(id: 0)
            expect(ids(sorted.rows), [9])
            expect(ids(sorted.filter { $0.price < 9 }.rows), [])
            expect(
                ids(store.sorted(by: \.price).prefix(5).filter { $0.price > 2 }.rows), [3, 4, 5])
            expect(store.sorted(by: \.price).prefix(-1).count, 0)
        }
        // Groups of a window.
        do {
            let store = RowStore((0..<10).map { Item(collectionId: $0, price: Double($0)) })
            let groups = store.sorted(by: \.price).prefix(4).grouped(by: {
                Desk($0.collectionId % 2)
            })
            expect(groups.lists.mapValues(ids), [Desk(0): [0, 2], Desk(1): [1, 3]])
            let all = store.sorted(by: \.price).grouped(by: { Desk($0.collectionId % 2) })
            expect(
                all.lists.mapValues(ids), [Desk(0): [0, 2, 4, 6, 8], Desk(1): [1, 3, 5, 7, 9]])
            store.edit { edit in
                for id in [1, 3, 5, 7, 9] { edit.remove(id: id) }
            }
            expect(Array(all.lists.keys), [Desk(0)])
            expect(groups.lists.mapValues(ids), [Desk(0): [0, 2, 4, 6]])
            store.upsert(Item(collectionId: 1, price: -1))
            expect(all.lists[Desk(1)].map(ids), [1])
            expect(all.position(of: 2)! == (Desk(0), 1))
        }
    }

    @Test func aKeyThatChangesItsMindCostsNoRow() {
        final class Mind {
            var offset = 0.0
        }
        let messages = Mutex(0)
        LiveRowsDiagnostics.setHandler { _ in messages.withLock { $0 += 1 } }
        defer { LiveRowsDiagnostics.setHandler(nil) }
        let mind = Mind()
        let store = RowStore((0..<100).map { Item(collectionId: $0, price: Double($0)) })
        let sorted = store.sorted(by: {
            ($0.price + mind.offset).truncatingRemainder(dividingBy: 50)
        })
        expect(sorted.count, 100)
        mind.offset = 20
        store.remove(id: 3)
        store.edit { $0.update(id: 50) { $0.name = "changed" } }
        store.edit { $0.update(id: 60) { $0.price = 5 } }
        store.upsert(Item(collectionId: 200, price: 1))
        expect(Set(ids(sorted.rows)), Set(0..<100).subtracting([3]).union([200]))
        expect(sorted.count, 100)
        #if DEBUG
        expect(messages.withLock { $0 } > 0)
        #endif
    }

    /// A row is changed again after an order was read inside the edit.
    @Test(arguments: [1.0, 9_000, 8_000])
    func anOrderReadInsideAnEditIsRightAfterIt(price: Double) {
        let messages = Mutex<[String]>([])
        LiveRowsDiagnostics.setHandler { message in messages.withLock { $0.append(message) } }
        defer { LiveRowsDiagnostics.setHandler(nil) }
        let store = RowStore([4711, 4712, 4713].map { Item(collectionId: $0, price: Double($0)) })
        let sorted = store.sorted(by: \.price)
        let sections = sorted.grouped { Desk(Int($0.price / 5_000)) }
        expect(sorted.count == 3 && sections.lists.count == 1)
        store.edit { $0.update(id: 4711) { $0.price = 9_000 } }
        store.edit { edit in
            edit.update(id: 4711) { $0.price = 1 }
            expect(Set(ids(sorted.rows)), [4711, 4712, 4713])
            expect(sections.lists.values.joined().count, 3)
            edit.update(id: 4711) { $0.price = price }
        }
        store.edit { _ in expect(Set(ids(sorted.rows)), [4711, 4712, 4713]) }
        expect(ids(sorted.rows), (price == 1 ? [4711, 4712, 4713] : [4712, 4713, 4711]))
        expect(sections.lists.mapValues { ids($0) }[Desk(1)], (price == 1 ? nil : [4711]))
        expect(!messages.withLock { $0.contains { $0.contains("4711") } })
    }

    @Test func severalRowsWithOneIdentityAtOnceAreReported() {
        let messages = Mutex<[String]>([])
        LiveRowsDiagnostics.setHandler { message in messages.withLock { $0.append(message) } }
        defer { LiveRowsDiagnostics.setHandler(nil) }
        let store = RowStore([
            Item(collectionId: 77, name: "a"), Item(collectionId: 2),
            Item(collectionId: 77, name: "b"),
        ])
        expect(store.count, 2)
        expect(store[77]?.name, "b")
        expect(messages.withLock { $0.contains { $0.contains("identity 77") } })
    }

    @Test func floatingSumsForgetWhatIsGone() {
        let store = RowStore<Item>()
        var sum = 0.0
        let bag = DisposeBag()
        store.sum(of: \.price).subscribe(onNext: { sum = $0 }).disposed(by: bag)
        for id in 0..<100 { store.upsert(Item(collectionId: id, price: 0.1)) }
        let before = sum
        store.upsert(Item(collectionId: 500, price: 1e300))
        store.upsert(Item(collectionId: 501, price: .nan))
        expect(sum.isNaN)
        store.remove(id: 501)
        store.remove(id: 500)
        // To the last bit.
        expect(sum, before)
    }

    @Test func aValueThatIsStillNoNumberIsNotToldAgain() {
        let store = RowStore([Item(collectionId: 1, price: .nan)])
        let values = Observable.merge(
            store.sum(of: \.price), store.min(of: \.price).map { $0 ?? 0 },
            store.max(of: \.price).map { $0 ?? 0 })
        var told: [Double] = []
        let bag = DisposeBag()
        values.subscribe(onNext: { told.append($0) }).disposed(by: bag)
        store.upsert(Item(collectionId: 1, price: .nan, name: "a"))
        store.upsert(Item(collectionId: 2, price: .nan))
        expect(told.map(\.isNaN), [true, true, true])
    }

    /// Rows that have changed in place are out of order; none may be lost or doubled for it.
    @Test func instancesChangedInPlaceStayOnceEach() {
        final class Box: CollectionIdentifiable {
            let collectionId: Int
            var price: Int
            init(_ id: Int, price: Int) { (collectionId, self.price) = (id, price) }
        }
        LiveRowsDiagnostics.setHandler { _ in }
        defer { LiveRowsDiagnostics.setHandler(nil) }
        var random = SeededGenerator(seed: 8)
        for _ in 0..<Effort.count(5, full: 20) {
            var boxes = (0..<2000).map { Box($0, price: .random(in: 0..<500, using: &random)) }
            let store = RowStore(boxes)
            let sorted = store.sorted(by: \.price)
            expect(sorted.count, 2000)
            for _ in 0..<5 {
                for box in boxes.shuffled(using: &random).prefix(300) {
                    box.price = .random(in: 0..<500, using: &random)
                }
                store.edit { edit in
                    for place in boxes.indices.shuffled(using: &random).prefix(400) {
                        let id = boxes[place].collectionId
                        boxes[place] = Box(id, price: .random(in: 0..<500, using: &random))
                        edit.upsert(boxes[place])
                    }
                }
                expect(sorted.rows.map(\.collectionId).sorted(), Array(0..<2000))
            }
        }
    }

    /// Rows that arrive in a merge at once have the order of their source, whose slots are used
    /// again.
    @Test(arguments: [1, 1_000])
    func mergedRowsKeepTheOrderOfArrival(rewrite: Int) {
        let store = RowStore((1...4).map { Item(collectionId: $0) })
        (store.slots.leastRewrite, store.slots.chunkSize) = (rewrite, 8)
        store.edit { edit in
            edit.remove(id: 1)
            edit.remove(id: 3)
        }
        store.upsert(Item(collectionId: 5))
        store.upsert(Item(collectionId: 6))
        expect(ids(store.rows), [2, 4, 5, 6])
        expect(ids(store.merge(RowStore()).rows), [2, 4, 5, 6])
        let query = BehaviorRelay(value: 9)
        let found = store.filter(by: query) { $0.collectionId >= $1 }.merge(RowStore())
        query.accept(2)
        expect(ids(found.rows), [2, 4, 5, 6])
    }
}
