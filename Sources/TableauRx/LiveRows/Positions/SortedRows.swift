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
    let source: LiveRows<Row>
    let order: Observable<RowOrder<Row>>
    let steps: [RowStep<Row>]
    /// Keeps the latest order, queries and windows for consumers to come.
    private let latest: DisposeBag
    private let file: StaticString
    private let line: UInt

    @usableFromInline
    init(
        _ source: LiveRows<Row>, order: Observable<RowOrder<Row>>, steps: [RowStep<Row>] = [],
        latest: DisposeBag = DisposeBag(), file: StaticString = #fileID, line: UInt = #line
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
        self.init(source, order: order, latest: latest, file: file, line: line)
    }

    private func adding(_ step: RowStep<Row>) -> SortedRows {
        SortedRows(
            source, order: order, steps: steps + [step], latest: latest, file: file, line: line)
    }

    func makeReader(group: @escaping (Row) -> Int32 = { _ in 0 }) -> RowReader<Row> {
        RowReader(source, order: order, steps: steps, group: group, file: file, line: line)
    }

    // MARK: Operators

    /// Returns the rows that a closure accepts, each in its place.
    ///
    /// - Parameters:
    ///   - isIncluded: Called once for each row that is inserted or changed.
    ///   - file: The file of the call, for diagnostics.
    ///   - line: The line of the call, for diagnostics.
    public func filter(
        _ isIncluded: @escaping (Row) -> Bool, file: StaticString = #fileID, line: UInt = #line
    ) -> SortedRows {
        adding(.filter(.just(isIncluded), file: file, line: line))
    }

    /// Returns the rows that match the latest emitted query, each in its place; none before the
    /// first.
    ///
    /// - Parameters:
    ///   - query: The queries; one equal to the last changes nothing. An error is reported as
    ///     unhandled, and the last query stays in use.
    ///   - file: The file of the call, for diagnostics.
    ///   - line: The line of the call, for diagnostics.
    ///   - isIncluded: Called once for each row that is inserted or changed, and for each row per
    ///     query.
    public func filter<Query: Equatable>(
        by query: Observable<Query>, file: StaticString = #fileID, line: UInt = #line,
        _ isIncluded: @escaping (Row, Query) -> Bool
    ) -> SortedRows {
        let tests = query.distinctUntilChanged().map { query in
            { (row: Row) in isIncluded(row, query) }
        }
        return adding(.filter(tests.latest(keptBy: latest), file: file, line: line))
    }

    /// Returns the first rows.
    ///
    /// - Parameter count: The maximum number of rows.
    public func prefix(_ count: Int) -> SortedRows {
        adding(.window(.just(0..<Swift.max(0, count)), file: #fileID, line: #line))
    }

    /// Returns the rows in the latest emitted range of positions; none before the first.
    ///
    /// - Parameters:
    ///   - range: The ranges; positions without rows are ignored.
    ///   - file: The file of the call, for diagnostics; an error is reported as unhandled.
    ///   - line: The line of the call, for diagnostics.
    public func window(
        _ range: Observable<Range<Int>>, file: StaticString = #fileID, line: UInt = #line
    ) -> SortedRows {
        let ranges = range.distinctUntilChanged().latest(keptBy: latest)
        return adding(.window(ranges, file: file, line: line))
    }

    /// Returns the rows by section, each section in this order.
    ///
    /// - Parameter section: Returns the section of a row.
    /// - Complexity: After `prefix` or `window`, O(rows in the window) per update.
    public func grouped<Section: TableViewSection>(
        by section: @escaping (Row) -> Section
    ) -> RowSections<Section, Row> {
        if steps.allSatisfy(\.isFilter) {
            return RowSections(self, by: section)
        }
        return RowSections(ofWindow: self, by: section)
    }

    // MARK: Reading

    // For reads without a follower.
    private lazy var reader = makeReader()

    private func upToDate() -> RowReader<Row> {
        _ = reader.advance()
        return reader
    }

    /// The number of rows.
    public var count: Int { upToDate().count(0) }

    /// The row at a position below ``count``.
    ///
    /// O(log *n*).
    public subscript(position: Int) -> Row { upToDate().row(0, position) }

    /// Returns the position of a row.
    ///
    /// O(log *n*).
    public func position(of id: Row.CollectionID) -> Int? { upToDate().position(0, of: id) }

    /// All rows in order.
    ///
    /// O(*n*).
    public var rows: [Row] { upToDate().rows(0) }

    /// Snapshots as arrays: the current rows, then those after each transaction that changes them.
    ///
    /// O(*n*) each.
    public var states: Observable<[Row]> { .states(of: self) }

    /// Returns a follower of the rows for one table.
    public func _makeFollower() -> StateFollower<[Row]> {
        let reader = makeReader()
        let pieces = PieceReader(reader)
        return StateFollower(lifetime: reader) {
            guard let batch = reader.advance() else {
                pieces.load([0])
                return PiecedLists(keys: [()], rows: [pieces[0]])
            }
            if batch.isEmpty { return nil }
            pieces.update(by: batch)
            return PiecedLists(
                keys: [()], rows: [pieces[0]], edits: SectionEdits(changed: [0]))
        } read: {
            reader.advance()?.isEmpty == true ? nil : reader.differentRows()
        } setOnChange: {
            reader.onChange = $0
        } setOnContradiction: {
            reader.onContradiction = $0
        }
    }
}

@available(*, unavailable)
extension SortedRows: Sendable {}

extension Observable {
    /// Returns the snapshots of positioned rows, with a follower for each subscription.
    static func states<Positioned: PositionedRows>(of rows: Positioned) -> Observable
    where Positioned._RowsState == Element {
        create { observer in
            let follower = rows._makeFollower()
            func deliver() {
                if let state = follower.read() { observer.onNext(state) }
            }
            // Before the first state, whose observer may edit.
            follower.setOnChange(deliver)
            deliver()
            return Disposables.create {
                follower.setOnChange {}
                withExtendedLifetime(follower.lifetime) {}
            }
        }
    }
}
