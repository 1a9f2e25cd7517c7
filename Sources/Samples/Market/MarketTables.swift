#if !canImport(UIKit)
import LiveRows
import MiniRx
import Tableau
import TableauRx

enum BookSide: Int, TableViewSection, Comparable {
    case asks
    case bids
}

/// A price with what is available up to it.
struct BookRow: CollectionIdentifiable, Equatable {
    var level: Level
    var depth: Int
    var collectionId: Int { level.collectionId }

    static let columns = [
        TableColumn("Price", width: 11, weight: 1, alignment: .trailing, priority: 2),
        TableColumn("Size", width: 5, alignment: .trailing, priority: 1),
        TableColumn("Depth", width: 6, alignment: .trailing),
    ]

    var viewModel: ColumnCell.ViewModel {
        .init(
            columns: Self.columns, texts: [dollars(level.price), "\(level.size)", "\(depth)"],
            tones: [level.isBid ? .positive : .negative])
    }
}

extension Trade {
    static let columns = [
        TableColumn("Price", width: 11, weight: 1, alignment: .trailing, priority: 2),
        TableColumn("Size", width: 5, alignment: .trailing, priority: 1),
        TableColumn("Side", width: 6),
    ]
}

/// The order book and the tape of a market.
///
/// The numbers refer to the walkthrough in `README.md`.
@MainActor
final class MarketTables {
    /// The smallest trade on the tape.
    let smallest = BehaviorRelay(value: 1)
    /// Whether both tables stay as they are, to be read.
    let isFrozen = BehaviorRelay(value: false)
    /// The difference between the best prices, in cents.
    let spread: Observable<Int?>
    /// What waits while the tape is frozen.
    let pending: Observable<PendingChanges>

    private let feed: MarketFeed
    private let book: SectionedTableViewBinder<BookSide>
    private let tape: TableViewBinder
    private let disposeBag = DisposeBag()

    init(book bookTable: TableView, tape tapeTable: TableView, feed: MarketFeed) {
        self.feed = feed
        let bids = feed.book.filter { $0.isBid }
        let asks = feed.book.filter { !$0.isBid }
        // 1. Both sides are read once a transaction: one alone would show a book that is crossed.
        spread = feed.book.oncePerTransaction(
            .combineLatest(bids.max(of: \.price), asks.min(of: \.price)) { bid, ask in
                bid.flatMap { bid in ask.map { $0 - bid } }
            })
        book = SectionedTableViewBinder(
            tableView: bookTable, sectionedBy: BookSide.self,
            sectionDisplayBehavior: .hidesSectionsWithNoCellData)
        tape = TableViewBinder(tableView: tapeTable)
        pending = tape.rx.pending
        bindBook(bids: bids, asks: asks)
        bindTape()
        // 5. Frozen rows keep their places, and new ones wait.
        isFrozen.subscribe(onNext: { [book, tape] isFrozen in
            book.calm = isFrozen ? .held : .whileTouched
            tape.calm = isFrozen ? .held : .whileTouched
        })
        .disposed(by: disposeBag)
    }

    private func bindBook(bids: LiveRows<Level>, asks: LiveRows<Level>) {
        // 2. The depth is a running sum from the best price on; the best prices meet in the middle.
        let askRows = asks.sorted(by: \.price).prefix(10).runningSum(\.size, BookRow.init)
        let bidRows = bids.sorted(by: .descending(\.price)).prefix(10)
            .runningSum(\.size, BookRow.init)
        let sides: Observable<[BookSide: [BookRow]]> = .combineLatest(askRows, bidRows) {
            [.asks: $0.reversed(), .bids: $1]
        }
        let rows = feed.book.oncePerTransaction(sides)
        book.onAllSections()
            .rx.bind(cellType: ColumnCell.self, models: rows, mapToViewModels: \.viewModel)
            .bind(
                headerType: ColumnHeaderView.self,
                viewModels: [
                    .asks: .init(title: "ASKS", columns: BookRow.columns),
                    .bids: .init(title: "BIDS", columns: BookRow.columns),
                ]
            )
            .onDequeue { _, _, cell, _ in cell.selectionStyle = .none }
        book.finish()
    }

    private func bindTape() {
        // 3. A filter by what the user chooses, then an order.
        let trades = feed.trades.filter(by: smallest) { $0.size >= $1 }
        tape.onTable()
            .rx.bind(cellType: ColumnCell.self, rows: trades.sorted(by: \.collectionId)) {
                (trade: Trade) -> ColumnCell.ViewModel in
                .init(
                    columns: Trade.columns,
                    texts: [dollars(trade.price), "\(trade.size)", trade.isBuy ? "buy" : "sell"],
                    tones: [trade.isBuy ? .positive : .negative])
            }
            .bind(headerType: ColumnHeaderView.self, viewModel: .init(columns: Trade.columns))
            .onDequeue { _, cell, _ in cell.selectionStyle = .none }
        // 4. The tape follows its end until somebody scrolls up.
        tape.anchor = .end(followsWithin: 2)
        tape.finish()
    }
}
#endif
