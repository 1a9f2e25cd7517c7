public import MiniRx
public import Tableau

/// Live rows in order.
///
/// ```swift
/// let top = orders.sorted(by: \.price).prefix(100)
/// binder.onSection(.top).rx.bind(cellType: OrderCell.self, rows: top, mapToViewModels: \.viewModel)
/// ```
///
/// What stands after `sorted` is followed by each table for itself, so two tables may show the same
/// sorted rows. The order of the chain says what it costs: a filter before the sort keeps hidden rows
/// out of the order, one behind it keeps their places and costs one look at each for a new query.
public final class SortedRows<Row: CollectionIdentifiable>: PositionedRows {
    /// One list.
    public typealias Layout = OneList
    /// Rows of one type.
    public typealias Contents = Rows<Row>
    /// An array.
    public typealias State = [Row]

    let source: LiveRows<Row>
    let order: Observable<RowOrder<Row>>
    let steps: [RowStep<Row>]
    private let file: StaticString
    private let line: UInt

    @usableFromInline
    init(
        _ source: LiveRows<Row>, order: Observable<RowOrder<Row>>, steps: [RowStep<Row>] = [],
        file: StaticString = #fileID, line: UInt = #line
    ) {
        self.source = source
        self.order = order
        self.steps = steps
        self.file = file
        self.line = line
    }

    private func adding(_ step: RowStep<Row>) -> SortedRows {
        SortedRows(source, order: order, steps: steps + [step], file: file, line: line)
    }

    func makeReader(group: @escaping (Row) -> Int32 = { _ in 0 }) -> RowReader<Row> {
        RowReader(source, order: order, steps: steps, group: group, file: file, line: line)
    }

    // MARK: Operators

    /// The rows that a closure accepts, each in its place.
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

    /// The rows that the query emitted last accepts, each in its place; none before the first.
    ///
    /// - Parameters:
    ///   - query: Queries; one that is equal to the last changes nothing. An error is reported as
    ///     unhandled, and the last query stays.
    ///   - file: The file to name then.
    ///   - line: The line to name then.
    ///   - isIncluded: Asked once for each row that comes or changes, and for each with a new query.
    public func filter<Query: Equatable>(
        by query: Observable<Query>, file: StaticString = #fileID, line: UInt = #line,
        _ isIncluded: @escaping (Row, Query) -> Bool
    ) -> SortedRows {
        let tests = query.distinctUntilChanged().map { query in
            { (row: Row) in isIncluded(row, query) }
        }
        return adding(.filter(tests, file: file, line: line))
    }

    /// The first rows.
    ///
    /// - Parameter count: How many, at most.
    public func prefix(_ count: Int) -> SortedRows {
        window(.just(0..<Swift.max(0, count)))
    }

    /// The rows at some positions, the range emitted last; none before the first.
    ///
    /// - Parameters:
    ///   - range: Positions; those that there are no rows at are left out.
    ///   - file: The file to name for an error, which is reported as unhandled.
    ///   - line: The line to name then.
    public func window(
        _ range: Observable<Range<Int>>, file: StaticString = #fileID, line: UInt = #line
    ) -> SortedRows {
        adding(.window(range.distinctUntilChanged(), file: file, line: line))
    }

    /// The rows by section, each section in this order.
    ///
    /// - Parameter section: The section of a row.
    /// - Complexity: After `prefix` or `window` an update costs O(rows in the window).
    public func grouped<Section: TableViewSection>(
        by section: @escaping (Row) -> Section
    ) -> RowSections<Section, Row> {
        if steps.allSatisfy(\.isFilter) {
            return RowSections(self, by: section)
        }
        return RowSections(ofWindow: self, by: section)
    }

    // MARK: Reading

    // For who asks without following.
    private lazy var reader = makeReader()

    private func upToDate() -> RowReader<Row> {
        _ = reader.advance()
        return reader
    }

    /// How many rows there are.
    public var count: Int { upToDate().count(0) }

    /// The row at a position below ``count``.
    ///
    /// O(log *n*).
    public subscript(position: Int) -> Row { upToDate().row(0, position) }

    /// The position of a row.
    ///
    /// O(log *n*).
    public func position(of id: Row.CollectionID) -> Int? { upToDate().position(0, of: id) }

    /// All rows in order.
    ///
    /// O(*n*).
    public var rows: [Row] { upToDate().rows(0) }

    /// Whole states, for what wants arrays: the rows now, then after each transaction that changes
    /// them.
    ///
    /// O(*n*) each.
    public var states: Observable<[Row]> { .states(of: self) }

    /// Tells which stage refused a row, or its position.
    public func why(_ id: Row.CollectionID) -> RowExplanation {
        var explanation = source.why(id)
        guard explanation.isIncluded else { return explanation }
        let position = position(of: id)
        explanation.isIncluded = position != nil
        explanation.add(
            position.map { "It is sorted to position \($0)." }
                ?? "A filter or a window after the sort leaves it out.")
        return explanation
    }

    /// Follows the rows for one table.
    public func _makeFollower() -> StateFollower<[Row]> {
        let reader = makeReader()
        return StateFollower(lifetime: reader) {
            let changed = reader.advance()
            return changed?.isEmpty == true ? nil : reader.rows(0)
        } setOnChange: {
            reader.onChange = $0
        }
    }
}

@available(*, unavailable)
extension SortedRows: Sendable {}

extension Observable {
    /// The states of positioned rows, followed for each subscription by itself.
    static func states<Positioned: PositionedRows>(of rows: Positioned) -> Observable
    where Positioned.State == Element {
        create { observer in
            let follower = rows._makeFollower()
            if let state = follower.read() { observer.onNext(state) }
            follower.setOnChange {
                if let state = follower.read() { observer.onNext(state) }
            }
            return Disposables.create {
                follower.setOnChange {}
                withExtendedLifetime(follower.lifetime) {}
            }
        }
    }
}
