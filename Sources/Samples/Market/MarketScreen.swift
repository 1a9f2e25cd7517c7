#if !canImport(UIKit)
import MiniRx
import Tableau
import TableauRx
import TableauTerminal

extension TerminalSplit {
    /// An order book beside the tape of its trades.
    static func market(_ scheduler: any Scheduler) -> TerminalSplit {
        let book = TerminalScreen(TableView(style: .plain), title: "Order book")
        let tape = TerminalScreen(TableView(style: .plain), title: "Trades")
        let feed = MarketFeed(scheduler: scheduler)
        let market = MarketTables(book: book.table, tape: tape.table, feed: feed)
        // 6. Keys and status are those of the screen with the focus: here, of both.
        let status = Observable.combineLatest(
            market.spread, market.isFrozen, market.pending, market.smallest
        ) { spread, isFrozen, pending, smallest in
            [
                isFrozen ? TerminalStatusItem.leading("FROZEN  \(pending.insertions) new") : nil,
                smallest > 1 ? .trailing("size ≥ \(smallest)") : nil,
                spread.map { .trailing("spread \(dollars($0))") },
            ].compactMap { $0 }
        }
        for screen in [book, tape] {
            screen.controller = market
            screen.contentWidth = .full
            screen.addAction(key: "f", title: "Freeze") { [unowned market] in
                market.isFrozen.accept(!market.isFrozen.value)
            }
            screen.addAction(key: "s", title: "Size") { [unowned market] in
                market.smallest.accept([1: 50, 50: 100, 100: 1][market.smallest.value] ?? 1)
            }
            _ = status.subscribe(onNext: { [weak screen] in screen?.statusItems = $0 })
        }
        return TerminalSplit(.columns, [book, tape])
    }
}
#endif
