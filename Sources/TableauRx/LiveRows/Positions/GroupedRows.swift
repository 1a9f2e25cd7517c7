public import MiniRx
public import Tableau

/// Live rows by section, not yet in order.
///
/// ```swift
/// let lines = orders.grouped(by: \.desk).sorted(by: \.price)
/// ```
public final class GroupedRows<Section: TableViewSection, Row: CollectionIdentifiable> {
    @usableFromInline let source: LiveRows<Row>
    @usableFromInline let section: (Row) -> Section

    @usableFromInline
    init(_ source: LiveRows<Row>, by section: @escaping (Row) -> Section) {
        self.source = source
        self.section = section
    }

    /// The rows of each section in the order of their keys, ties by arrival.
    ///
    /// - Parameter key: The key of a row.
    @inlinable
    public func sorted<Key: Comparable>(
        by key: @escaping (Row) -> Key
    ) -> RowSections<Section, Row> {
        source.sorted(by: key).grouped(by: section)
    }

    /// The rows of each section in the order emitted last; none before the first.
    ///
    /// - Parameters:
    ///   - order: Orders. An error is reported as unhandled, and the last order stays.
    ///   - file: The file to name then.
    ///   - line: The line to name then.
    public func sorted(
        by order: Observable<RowOrder<Row>>, file: StaticString = #fileID, line: UInt = #line
    ) -> RowSections<Section, Row> {
        source.sorted(by: order, file: file, line: line).grouped(by: section)
    }

    /// A value for each section that rows are added to and removed from.
    ///
    /// ```swift
    /// let totals = orders.grouped(by: \.desk)
    ///     .reduce(0) { $0 += $1.amount } removing: { $0 -= $1.amount }
    /// ```
    ///
    /// - Parameters:
    ///   - initial: The value without rows.
    ///   - adding: Adds a row.
    ///   - removing: Takes a row back that was added.
    /// - Returns: The values of all sections that have rows: now, then after each transaction.
    @inlinable
    public func reduce<Value>(
        _ initial: Value, adding: @escaping (inout Value, Row) -> Void,
        removing: @escaping (inout Value, Row) -> Void
    ) -> Observable<[Section: Value]> {
        source.reduce(Totals<Section, Value>()) { [section] totals, row in
            let section = section(row)
            totals.counts[section, default: 0] += 1
            adding(&totals.values[section, default: initial], row)
        } removing: { [section] totals, row in
            let section = section(row)
            removing(&totals.values[section, default: initial], row)
            totals.counts[section, default: 0] -= 1
            // Rows that leave one section may have come to it later in the same transaction.
            if totals.counts[section] == 0 {
                totals.counts[section] = nil
                totals.values[section] = nil
            }
        }
        .map(\.values)
    }
}

@available(*, unavailable)
extension GroupedRows: Sendable {}

/// Values by section, with the numbers of rows in them.
@usableFromInline
struct Totals<Section: Hashable, Value> {
    @usableFromInline var counts: [Section: Int] = [:]
    @usableFromInline var values: [Section: Value] = [:]

    @inlinable
    init() {}
}

extension LiveRows {
    /// The rows in the order of their keys, ties by arrival.
    ///
    /// ```swift
    /// let sorted = orders.sorted(by: \.price)
    /// ```
    ///
    /// - Parameter key: The key of a row: the same whenever it is asked of the same row. NaN is last.
    /// - Complexity: O(log *n*) a changed row, and 22 bytes for each row and table that shows them.
    @inlinable
    public final func sorted<Key: Comparable>(by key: @escaping (Row) -> Key) -> SortedRows<Row> {
        SortedRows(self, order: .just(.ascending(key)))
    }

    /// The rows in the order of several keys, the first of which weighs most; ties by arrival.
    ///
    /// - Parameters:
    ///   - first: The first key, ascending or descending.
    ///   - rest: The keys after it.
    @inlinable
    public final func sorted<First: Comparable, each Key: Comparable>(
        by first: RowOrder<Row>.Part<First>, _ rest: repeat RowOrder<Row>.Part<each Key>
    ) -> SortedRows<Row> {
        SortedRows(self, order: .just(RowOrder(first, repeat each rest)))
    }

    /// The rows in the order emitted last; none before the first.
    ///
    /// - Parameters:
    ///   - order: Orders. An error is reported as unhandled, and the last order stays.
    ///   - file: The file to name then.
    ///   - line: The line to name then.
    /// - Complexity: O(*n* log *n*) for each order.
    @inlinable
    public final func sorted(
        by order: Observable<RowOrder<Row>>, file: StaticString = #fileID, line: UInt = #line
    ) -> SortedRows<Row> {
        SortedRows(self, order: order, file: file, line: line)
    }

    /// The rows by section.
    ///
    /// - Parameter section: The section of a row: the same whenever it is asked of the same row.
    @inlinable
    public final func grouped<Section: TableViewSection>(
        by section: @escaping (Row) -> Section
    ) -> GroupedRows<Section, Row> {
        GroupedRows(self, by: section)
    }
}
