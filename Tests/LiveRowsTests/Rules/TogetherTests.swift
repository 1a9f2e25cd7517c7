import LiveRows
import MiniRx
import Tableau
import TestEnvironment
import Testing

/// Several values of one transaction, and sections of filtered rows.
struct TogetherTests {
    struct Order: CollectionIdentifiable, Equatable {
        var collectionId: Int
        var price: Int
        var isBid: Bool
    }

    private let store = RowStore<Order>()

    private func prices() -> Observable<[Int?]> {
        let bids = store.filter(\.isBid)
        let asks = store.filter { !$0.isBid }
        return Observable.combineLatest(bids.max(of: \.price), asks.min(of: \.price)) { [$0, $1] }
    }

    private func quote(_ bid: Int, _ ask: Int) {
        store.edit { edit in
            edit.upsert(Order(collectionId: 1, price: bid, isBid: true))
            edit.upsert(Order(collectionId: 2, price: ask, isBid: false))
        }
    }

    @Test func aBookIsNeverCrossed() {
        let bag = DisposeBag()
        var apart: [[Int?]] = []
        var together: [[Int?]] = []
        let prices = prices()
        prices.subscribe(onNext: { apart.append($0) }).disposed(by: bag)
        store.oncePerTransaction(prices).subscribe(onNext: { together.append($0) })
            .disposed(by: bag)
        quote(10, 12)
        quote(14, 15)
        quote(9, 11)
        // One of two is unchanged.
        quote(9, 10)
        quote(9, 10)
        expect(together, [[nil, nil], [10, 12], [14, 15], [9, 11], [9, 10]])
        expect(apart.contains([14, 12]), "what it is for")
    }

    @Test func anObserverThatEditsIsAFurtherTransaction() {
        let bag = DisposeBag()
        var seen: [[Int?]] = []
        let prices = prices()
        store.oncePerTransaction(prices)
            .subscribe(onNext: { [self] prices in
                seen.append(prices)
                if prices == [10, 12] { quote(20, 22) }
            })
            .disposed(by: bag)
        store.oncePerTransaction(prices)
            .subscribe(onNext: { [self] prices in
                seen.append(prices)
                if prices == [20, 22] { quote(30, 32) }
            })
            .disposed(by: bag)
        quote(10, 12)
        let pairs: [[Int?]] = [[nil, nil], [10, 12], [20, 22], [30, 32]]
        expect(seen, pairs.flatMap { [$0, $0] })
    }

    @Test func itEndsAsItsSourceDoesAndGroupsAreFiltered() {
        // It ends as its source does.
        let subject = PublishSubject<Int>()
        var events: [String] = []
        let subscription = store.oncePerTransaction(subject).subscribe(
            onNext: { events.append("\($0)") }, onCompleted: { events.append("end") },
            onDisposed: { events.append("disposed") })
        store.countChanges.subscribe(onNext: { count in
            subject.onNext(count)
            subject.onNext(-count)
            if count == 2 { subject.onCompleted() }
        })
        .disposed(by: DisposeBag())
        subject.onNext(7)
        subject.onCompleted()
        subscription.dispose()
        expect(events, ["0", "0", "7", "end", "disposed"])

        // Groups are filtered.
        let limit = BehaviorRelay(value: 0)
        let sections = store.filter(\.isBid).filter(by: limit) { $0.price >= $1 }
            .sorted(by: \.price).grouped(by: { Desk($0.price % 2) })
        for id in 0..<6 { store.upsert(Order(collectionId: id, price: id, isBid: id != 4)) }
        func prices() -> [Desk: [Int]] { sections.lists.mapValues { $0.map(\.price) } }
        expect(prices(), [Desk(0): [0, 2], Desk(1): [1, 3, 5]])
        limit.accept(3)
        expect(prices(), [Desk(1): [3, 5]])
    }
}
