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
    private let source: LiveRows<Row>
    private let order: Observable<RowOrder<Row>>
    /// Filters and windows, in order.
    private let steps: [(RowReader<Row>) -> Void]
    /// Keeps the latest order, queries and windows for consumers to come.
    private let latest: DisposeBag
    private let file: StaticString
    private let line: UInt

    private init(
        _ source: LiveRows<Row>, order: Observable<RowOrder<Row>>,
        steps: [(RowReader<Row>) -> Void],
        latest: DisposeBag, file: StaticString, line: UInt
    ) {
        self.source = source
        self.order = order
        self.steps = steps
        self.latest = latest
        self.file = file
        self.line = line
    }

    /// Creates the rows in the latest emitted order.
    @usableFromInline
    convenience init(
        _ source: LiveRows<Row>, orders: Observable<RowOrder<Row>>, file: StaticString, line: UInt
    ) {
        let latest = DisposeBag()
        let order = orders.latest(keptBy: latest)
        self.init(source, order: order, steps: [], latest: latest, file: file, line: line)
    }

    private func adding(
        _ first: RowCut<Row>, then cuts: Observable<RowCut<Row>>?, file: StaticString,
        line: UInt
    ) -> SortedRows {
        SortedRows(
            source, order: order,
            steps: steps + [{ $0.follow(first, cuts, file: file, line: line) }], latest: latest,
            file: self.file, line: self.line)
    }

    func makeReader(group: @escaping (Row) -> Int32 = { _ in 0 }) -> RowReader<Row> {
        RowReader(source, order: order, steps: steps, group: group, file: file, line: line)
    }

    // MARK: Operators

    /// Returns the rows that a closure accepts, each in its place.
    ///
    /// - `isIncluded`: Called once for each row that is inserted or changed.
    public func filter(
        _ isIncluded: @escaping (Row) -> Bool, file: StaticString = #fileID, line: UInt = #line
    ) -> SortedRows {
        adding(.filter(isIncluded), then: nil, file: file, line: line)
    }

    /// Returns the rows that match the latest emitted query, each in its place; none before the
    /// first.
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
        return adding(
            .filter { _ in false },
            then: queries.map { query in .filter { isIncluded($0, query) } }, file: file, line: line
        )
    }

    /// Returns the first rows.
    ///
    /// - Parameter count: The maximum number of rows.
    public func prefix(_ count: Int) -> SortedRows {
        adding(.window(0..<Swift.max(0, count)), then: nil, file: #fileID, line: #line)
    }

    /// Returns the rows in the latest emitted range of positions; none before the first.
    ///
    /// - `range`: The ranges; positions without rows are ignored. An error is reported as
    ///   unhandled, and the last range stays in use.
    public func window(
        _ range: Observable<Range<Int>>, file: StaticString = #fileID, line: UInt = #line
    ) -> SortedRows {
        let ranges = range.distinctUntilChanged().latest(keptBy: latest)
        return adding(.window(0..<0), then: ranges.map { .window($0) }, file: file, line: line)
    }

    /// Returns the rows by section, each section in this order.
    ///
    /// - Parameter section: Returns the section of a row.
    /// - Complexity: After `prefix` or `window`, O(rows in the window) per update.
    public func grouped<Section: TableViewSection>(
        by section: @escaping (Row) -> Section
    ) -> RowSections<Section, Row> {
        RowSections(self, by: section)
    }

    // MARK: Reading

    // For reads without a follower.
    private lazy var reader = makeReader()
    private lazy var follower = makeFollower(reader)
    private lazy var last = RowArray<Row>(RowPieces([Row]()))

    private var list: RowArray<Row> {
        if let lists = follower.readLists() { last = RowArray(lists.rows[0]) }
        return last
    }

    /// The number of rows.
    public var count: Int { list.pieces.count }

    /// The row at a position below ``count``.
    ///
    /// O(log *n*).
    public subscript(position: Int) -> Row {
        let pieces = list.pieces
        require(
            position >= 0 && position < pieces.count,
            "Live rows: position \(position) of \(pieces.count) rows")
        return pieces[position, as: Row.self]
    }

    /// Returns the position of a row.
    ///
    /// O(log *n*); O(rows) in a window.
    public func position(of id: Row.CollectionID) -> Int? {
        let list = list
        return reader.hasWindow
            ? list.rows.firstIndex { $0.collectionId == id } : reader.position(0, of: id)
    }

    /// All rows in order.
    ///
    /// O(*n*).
    public var rows: [Row] { list.rows }

    /// Snapshots as arrays: the current rows, then those after each transaction that changes them.
    ///
    /// O(*n*) each.
    public var states: Observable<[Row]> {
        .states { [self] in
            let follower = _makeFollower()
            return (follower.news, { follower.readLists()?.rows[0].array(of: Row.self) })
        }
    }

    /// Returns a follower of the rows for one table.
    public func _makeFollower() -> StateFollower<OneList, Rows<Row>> { makeFollower(makeReader()) }

    private func makeFollower(_ reader: RowReader<Row>) -> StateFollower<OneList, Rows<Row>> {
        StateFollower(news: reader.news) {
            let changed = reader.advance()
            if changed?.isEmpty == true { return nil }
            guard let pieces = reader.hasWindow ? reader.window() : reader.pieces(0) else {
                return nil
            }
            return PiecedLists(
                keys: [()], rows: [pieces], edits: changed.map { _ in SectionEdits(changed: [0]) })
        }
    }
}

@available(*, unavailable)
extension SortedRows: Sendable {}

/// Rows in pieces, and as an array once that is read.
final class RowArray<Row> {
    let pieces: RowPieces
    private(set) lazy var rows = pieces.array(of: Row.self)

    init(_ pieces: RowPieces) { self.pieces = pieces }
}
