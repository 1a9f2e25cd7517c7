public import MiniRx
public import Tableau

/// Unordered live rows by section.
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

    /// Returns the rows that a closure accepts, by section; sections without such rows are gone.
    ///
    /// - Parameter isIncluded: Called once for each row that is inserted or changed.
    @inlinable
    public func filter(_ isIncluded: @escaping (Row) -> Bool) -> GroupedRows {
        source.filter(isIncluded).grouped(by: section)
    }

    /// Returns the rows that a closure accepts for the latest emitted query, by section; none
    /// before the first.
    ///
    /// If the query comes from a user, write `rows.sorted(by:).filter(by:).grouped(by:)`: hidden
    /// rows then keep their places.
    ///
    /// - `query`: The queries; one equal to the last changes nothing. An error is reported as
    ///   unhandled, and the last query stays in use.
    /// - `isIncluded`: Called once for each row that is inserted or changed, and for each row per
    ///   query.
    @inlinable
    public func filter<Query: Equatable>(
        by query: Observable<Query>, file: StaticString = #fileID, line: UInt = #line,
        _ isIncluded: @escaping (Row, Query) -> Bool
    ) -> GroupedRows {
        source.filter(by: query, file: file, line: line, isIncluded).grouped(by: section)
    }

    /// Returns the rows of each section in the order of their keys, with ties by arrival.
    ///
    /// - `key`: Returns the key of a row.
    @inlinable
    public func sorted<Key: Comparable>(
        by key: @escaping (Row) -> Key, file: StaticString = #fileID, line: UInt = #line
    ) -> RowSections<Section, Row> {
        source.sorted(by: key, file: file, line: line).grouped(by: section)
    }

    /// Returns the rows of each section in the latest emitted order; none before the first.
    ///
    /// - `order`: The orders. An error is reported as unhandled, and the last order stays
    ///   in use.
    public func sorted(
        by order: Observable<RowOrder<Row>>, file: StaticString = #fileID, line: UInt = #line
    ) -> RowSections<Section, Row> {
        source.sorted(by: order, file: file, line: line).grouped(by: section)
    }

    /// Returns a value per section to which rows are added and from which they are removed.
    ///
    /// ```swift
    /// let totals = orders.grouped(by: \.desk)
    ///     .reduce(0) { $0 += $1.amount } removing: { $0 -= $1.amount }
    /// ```
    ///
    /// - Parameters:
    ///   - initial: The value without rows.
    ///   - adding: Adds a row.
    ///   - removing: Subtracts a row that was added.
    /// - Returns: The current values of all sections with rows, then those after each transaction.
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
            // Rows that leave a section may have been added to it later in the same transaction.
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

/// Values by section, with their numbers of rows.
@usableFromInline
struct Totals<Section: Hashable, Value> {
    @usableFromInline var counts: [Section: Int] = [:]
    @usableFromInline var values: [Section: Value] = [:]

    @inlinable
    init() {}
}

extension LiveRows {
    /// Returns the rows in the order of their keys, with ties by arrival.
    ///
    /// ```swift
    /// let sorted = orders.sorted(by: \.price)
    /// ```
    ///
    /// - `key`: Returns the key of a row, always the same for the same row. NaN comes last.
    /// - Complexity: O(log *n*) per changed row, and 22 bytes per row and table that shows it.
    @inlinable
    public final func sorted<Key: Comparable>(
        by key: @escaping (Row) -> Key, file: StaticString = #fileID, line: UInt = #line
    ) -> SortedRows<Row> {
        SortedRows(self, orders: .just(.ascending(key)), file: file, line: line)
    }

    /// Returns the rows in the order of several keys, the first of which has the highest priority;
    /// ties by arrival.
    ///
    /// - `first`: The first key, ascending or descending.
    /// - `rest`: The further keys.
    @inlinable
    public final func sorted<First: Comparable, each Key: Comparable>(
        by first: RowOrder<Row>.Part<First>, _ rest: repeat RowOrder<Row>.Part<each Key>,
        file: StaticString = #fileID, line: UInt = #line
    ) -> SortedRows<Row> {
        SortedRows(self, orders: .just(RowOrder(first, repeat each rest)), file: file, line: line)
    }

    /// Returns the rows in the latest emitted order; none before the first.
    ///
    /// - `order`: The orders. An error is reported as unhandled, and the last order stays
    ///   in use.
    /// - Complexity: O(*n* log *n*) per order.
    @inlinable
    public final func sorted(
        by order: Observable<RowOrder<Row>>, file: StaticString = #fileID, line: UInt = #line
    ) -> SortedRows<Row> {
        SortedRows(self, orders: order, file: file, line: line)
    }

    /// Returns the rows by section.
    ///
    /// - Parameter section: Returns the section of a row, always the same for the same row.
    @inlinable
    public final func grouped<Section: TableViewSection>(
        by section: @escaping (Row) -> Section
    ) -> GroupedRows<Section, Row> {
        GroupedRows(self, by: section)
    }
}
