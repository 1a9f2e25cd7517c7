#if !canImport(UIKit)
import BenchmarkHarness
import LiveRows
import Tableau
import TableauRx
import TableauTerminal

/// Live rows that keep changing, as an order book or a tape does.
@MainActor final class Feed {
    let store: RowStore<Account>
    private var random = SplitMix(seed: 5)
    private var count: Int

    /// The argument that makes this program a feed on its terminal.
    static let role = "--as-feed"

    init(rows: Int) {
        count = rows
        store = RowStore(Account.all(rows))
    }

    /// Shows all rows, in the order of their ids.
    func bind(_ binder: TableViewBinder) {
        binder.onTable().rx.bind(
            cellType: AccountCell.self, rows: store.sorted(by: \.id), mapToViewModels: { $0 })
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

    /// Appends a row.
    func append() {
        store.edit { edit in edit.upsert(Account(id: count, cents: count)) }
        count += 1
    }
}

/// A feed on a screen, with manual clocks.
@MainActor final class ShownFeed: ShownTable {
    let feed: Feed

    init(rows: Int) {
        feed = Feed(rows: rows)
        super.init("Feed")
        feed.bind(binder)
        begin()
    }
}

/// A frame's worth of changes: its turn and frame beside a full frame, which draws all that could
/// have changed.
@MainActor func measureFeeds() {
    suite.heading("A feed, from the transactions of a frame to its bytes")
    let rows = 20_000
    for (name, ids) in [("seen", 0..<100), ("out of sight", 1_000..<rows)] {
        suite.measure("30 changes in a frame, \(name)", n: rows) {
            let (shown, other) = (ShownFeed(rows: rows), ShownFeed(rows: rows))
            return Case(
                Work(prepare: { _ in shown.pass(1 / 60.0) }) {
                    for _ in 0..<3 { shown.feed.change(ids) }
                    shown.turn()
                    shown.draw()
                }
            ).yardstick(
                "a full frame", Work(prepare: { _ in other.frames.invalidate() }) { other.draw() })
        }
    }
}

/// Shows a feed in the terminal until the user quits: `book`, with changes anywhere, `quiet`, with
/// none that can be seen, or `tape`.
@MainActor func playFeed(_ kind: String) throws {
    let feed = Feed(rows: kind == "tape" ? 200_000 : 20_000)
    let binder = TableViewBinder(tableView: TableView(style: .plain))
    if kind == "tape" { binder.anchor = .end(followsWithin: 2) }
    feed.bind(binder)
    binder.finish()
    let app = TerminalApplication(root: TerminalScreen(binder.tableView, title: kind))
    let start = app.clock.now
    var number = 0.0
    @MainActor func next() {
        // Two hundred transactions a second.
        number += 1
        app.clock.schedule(after: start + number / 200 - app.clock.now) {
            switch kind {
            case "tape": feed.append()
            case "quiet": feed.change(1_000..<20_000)
            default: feed.change(0..<20_000)
            }
            next()
        }
    }
    next()
    try app.run()
}
#endif
