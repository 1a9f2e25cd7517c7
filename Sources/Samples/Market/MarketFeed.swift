#if !canImport(UIKit)
import LiveRows
import MiniRx
import Tableau

/// What is wanted or offered at one price.
struct Level: CollectionIdentifiable, Equatable {
    /// The price in cents.
    var price: Int
    var isBid: Bool
    var size: Int

    var collectionId: Int { isBid ? price : -price }
}

struct Trade: CollectionIdentifiable, Equatable {
    var collectionId: Int
    var price: Int
    var size: Int
    /// Whether somebody bought what was offered, instead of selling what was wanted.
    var isBuy: Bool
}

/// A simulated market: 2,000 changes a second in 200 transactions.
@MainActor
final class MarketFeed {
    let book = RowStore<Level>()
    let trades = RowStore<Trade>()

    private var random = MarketRandom()
    /// Bids are below, asks are not.
    private var middle = 10_000
    private var tradeNumber = 0
    private let disposeBag = DisposeBag()

    /// Opens the market with a full book and tape.
    init(scheduler: any Scheduler) {
        for _ in 0..<200 { tick() }
        // In bursts, as a network delivers: the tables show each at once.
        Observable<Int>.interval(.milliseconds(20), scheduler: scheduler)
            .subscribe(onNext: { [weak self] _ in for _ in 0..<4 { self?.tick() } })
            .disposed(by: disposeBag)
    }

    /// One transaction of ten changes.
    private func tick() {
        book.edit { edit in
            for _ in 0..<9 {
                let isBid = random.below(2) == 0
                let distance = random.below(8) * random.below(8)
                let level = Level(
                    price: isBid ? middle - 1 - distance : middle + distance, isBid: isBid,
                    size: random.below(100))
                let isGone = level.size < 5
                if isGone { edit.remove(id: level.collectionId) } else { edit.upsert(level) }
            }
            trade(&edit)
        }
    }

    /// Trades at the best price; now and then that takes all of it, and the price moves.
    private func trade(_ edit: inout RowStore<Level>.Edit) {
        let isBuy = random.below(2) == 0
        let price = isBuy ? middle : middle - 1
        if random.below(12) == 0, (9_000...11_000).contains(middle + (isBuy ? 1 : -1)) {
            middle += isBuy ? 1 : -1
            edit.remove(id: isBuy ? -price : price)
        }
        guard random.below(10) == 0 else { return }
        tradeNumber += 1
        let trade = Trade(
            collectionId: tradeNumber, price: price, size: 1 + random.below(15) * random.below(15),
            isBuy: isBuy)
        trades.edit { [tradeNumber] edit in
            edit.upsert(trade)
            edit.remove(id: tradeNumber - 5_000)
        }
    }
}

/// Random numbers that are the same in each run.
private struct MarketRandom {
    private var state: UInt64 = 42

    mutating func below(_ bound: UInt64) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % bound)
    }
}
#endif
