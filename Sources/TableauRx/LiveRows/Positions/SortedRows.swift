public import MiniRx
public import Tableau

/// Ordered live rows.
///
/// ```swift
/// let top = orders.sorted(by: \.price).prefix(100)
/// binder.onSection(.top).rx.bind(cellType: OrderCell.self, rows: top, mapToViewModels: \.viewModel)
/// ```
///
/// Steps after `sorted` apply to each table separately, so two tables can show the same sorted
/// rows. The order of the chain determines its cost: a filter before the sort keeps hidden rows out
/// of the order; one after it keeps their places and evaluates each row once for a new query.
public final class SortedRows<Row: CollectionIdentifiable>: PositionedRows {
    /// Makes the reader of one consumer, from filters and windows, in order, and a row's group.
    private let read: ([RowStep<Row>], _ group: @escaping (Row) -> Int32) -> RowReader<Row>
    private let steps: [RowStep<Row>]
    /// Keeps the latest order, queries and windows for consumers to come.
    private let latest: DisposeBag

    private init(
        _ rows: SortedRows, _ cut: RowCut<Row>, _ later: Observable<RowCut<Row>>? = nil,
        file: StaticString = #fileID, line: UInt = #line
    ) {
        (read, steps, latest) = (rows.read, rows.steps + [(cut, later, file, line)], rows.latest)
    }

    /// Creates the rows in the latest emitted order.
    @usableFromInline
    init(
        _ source: LiveRows<Row>, orders: Observable<RowOrder<Row>>, file: StaticString, line: UInt
    ) {
        let latest = DisposeBag()
        let order = orders.latest(keptBy: latest)
        read = { steps, group in
            RowReader(source, order: order, steps: steps, group: group, file: file, line: line)
        }
        (steps, self.latest) = ([], latest)
    }

    func makeReader(group: @escaping (Row) -> Int32 = { _ in 0 }) -> RowReader<Row> {
        read(steps, group)
    }

    // MARK: Operators

    /// Returns the rows that a closure accepts, each in its place.
    ///
    /// - Parameter isIncluded: Called once for each row that is inserted or changed.
    public func filter(_ isIncluded: @escaping (Row) -> Bool) -> SortedRows {
        SortedRows(self, RowCut(isIncluded: isIncluded))
    }

    /// Returns the rows that match the latest emitted query, each in its place; none before the first.
    ///
    /// - `query`: The queries; one equal to the last changes nothing. An error is reported as
    ///   unhandled, and the last query stays in use.
    /// - `isIncluded`: Called once for each row that is inserted or changed, and for each row per
    ///   query.
    public func filter<Query: Equatable>(
        by query: Observable<Query>, file: StaticString = #fileID, line: UInt = #line,
        _ isIncluded: @escaping (Row, Query) -> Bool
    ) -> SortedRows {
        let queries = query.distinctUntilChanged().latest(keptBy: latest)
        let filters = queries.map { query in RowCut { isIncluded($0, query) } }
        return SortedRows(self, RowCut { _ in false }, filters, file: file, line: line)
    }

    /// Returns the first `count` rows, or fewer.
    public func prefix(_ count: Int) -> SortedRows {
        SortedRows(self, RowCut(window: 0..<Swift.max(0, count)))
    }

    /// Returns the rows in the latest emitted range of positions; none before the first.
    ///
    /// - `range`: The ranges; positions without rows are ignored. An error is reported as
    ///   unhandled, and the last range stays in use.
    public func window(
        _ range: Observable<Range<Int>>, file: StaticString = #fileID, line: UInt = #line
    ) -> SortedRows {
        let ranges = range.distinctUntilChanged().latest(keptBy: latest)
        let windows = ranges.map { RowCut<Row>(window: $0) }
        return SortedRows(self, RowCut(window: 0..<0), windows, file: file, line: line)
    }

    /// Returns the rows by section, each section in this order.
    ///
    /// - Complexity: After `prefix` or `window`, O(rows in the window) per update.
    public func grouped<Section: TableViewSection>(
        by section: @escaping (Row) -> Section
    ) -> RowSections<Section, Row> {
        RowSections(self, by: section)
    }

    // MARK: Reading

    // For reads without a follower.
    private lazy var reader = makeReader()
    private var last = RowPieces([])

    private var list: RowPieces {
        if let lists = reader.readList() { last = lists.rows[0] }
        return last
    }

    /// The number of rows.
    public var count: Int { list.count }

    /// The row at a position below ``count``, in O(log *n*).
    public subscript(position: Int) -> Row {
        let pieces = list
        require(
            position >= 0 && position < pieces.count,
            "Live rows: position \(position) of \(pieces.count) rows")
        return pieces[position, as: Row.self]
    }

    /// Returns the position of a row, in O(log *n*), or O(rows) in a window.
    public func position(of id: Row.CollectionID) -> Int? {
        _ = list
        return reader.position(0, of: id)
    }

    /// All rows in order, in O(*n*).
    public var rows: [Row] { list.array(of: Row.self) }

    /// Snapshots as arrays: the current rows, then those after each transaction that changes them; O(*n*).
    public var states: Observable<[Row]> {
        .states { [self] in
            let reader = makeReader()
            return (reader.news, { reader.readList()?.rows[0].array(of: Row.self) })
        }
    }

    package func makeFollower() -> RowFollower<OneList, Row> {
        let reader = makeReader()
        return (reader.news, reader.readList)
    }

    /// The rows as one list, for a chain.
    @MainActor public var _tableauSource: BindingSource<PiecedLists<OneList, Rows<Row>>> {
        .live(makeFollower)
    }
}

@available(*, unavailable)
extension SortedRows: Sendable {}

extension Observable {
    /// Subscribes once for all consumers, also those to come: meanwhile `bag` keeps the subscription.
    fileprivate func latest(keptBy bag: DisposeBag) -> Observable {
        let latest = share(replay: 1, scope: .forever)
        // Consumers report the error.
        latest.subscribe(onError: { _ in }).disposed(by: bag)
        return latest
    }
}
