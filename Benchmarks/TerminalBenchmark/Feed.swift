#if !canImport(UIKit)
import BenchmarkHarness
import LiveRows
import Tableau
import TableauRx

/// Live rows on a screen that keep changing, as those of an order book do.
@MainActor final class Feed: ShownTable {
    private let store: RowStore<Account>
    private var random = SplitMix(seed: 5)

    /// Shows all rows, in the order of their ids.
    init(rows: Int) {
        store = RowStore(Account.all(rows))
        super.init("Feed")
        binder.onTable().rx.bind(
            cellType: AccountCell.self, rows: store.sorted(by: \.id), mapToViewModels: { $0 })
        begin()
    }

    /// Changes ten rows of some in one transaction.
    func change(_ rows: Range<Int>) {
        store.edit { edit in
            for _ in 0..<10 {
                let id = Int.random(in: rows, using: &random)
                edit.upsert(Account(id: id, cents: Int.random(in: 0..<1_000_000, using: &random)))
            }
        }
    }
}

/// A frame's worth of changes: its turn and frame beside a full frame, which draws all that could
/// have changed.
@MainActor func measureFeeds() {
    suite.heading("A feed, from the transactions of a frame to its bytes")
    let rows = 20_000
    for (name, ids) in [("seen", 0..<100), ("out of sight", 1_000..<rows)] {
        suite.measure("30 changes in a frame, \(name)", n: rows) {
            let (shown, other) = (Feed(rows: rows), Feed(rows: rows))
            return Case(
                Work(prepare: { _ in shown.pass(1 / 60.0) }) {
                    for _ in 0..<3 { shown.change(ids) }
                    shown.turn()
                    shown.draw()
                }
            ).yardstick(
                "a full frame", Work(prepare: { _ in other.frames.invalidate() }) { other.draw() })
        }
    }
}
#endif
