public import MiniRx
public import Tableau

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
    @inlinable
    public final func sorted<First: Comparable, each Key: Comparable>(
        by first: RowOrder<Row>.Part<First>, _ rest: repeat RowOrder<Row>.Part<each Key>,
        file: StaticString = #fileID, line: UInt = #line
    ) -> SortedRows<Row> {
        SortedRows(self, orders: .just(RowOrder(first, repeat each rest)), file: file, line: line)
    }

    /// Returns the rows in the latest emitted order; none before the first.
    ///
    /// - `order`: An error is reported as unhandled, and the last order stays in use.
    /// - Complexity: O(*n* log *n*) per order.
    public final func sorted(
        by order: Observable<RowOrder<Row>>, file: StaticString = #fileID, line: UInt = #line
    ) -> SortedRows<Row> {
        SortedRows(self, orders: order, file: file, line: line)
    }

    /// Returns the rows by section, to be sorted in each.
    ///
    /// - Parameter section: Returns the section of a row, always the same for the same row.
    public final func grouped<Section: TableViewSection>(
        by section: @escaping (Row) -> Section
    ) -> GroupedRows<Section, Row> {
        GroupedRows(rows: self, section: section)
    }
}

/// Live rows by section that have no order yet.
public struct GroupedRows<Section: TableViewSection, Row: CollectionIdentifiable> {
    @usableFromInline let rows: LiveRows<Row>
    @usableFromInline let section: (Row) -> Section

    /// Returns the rows of each section in the order of their keys, with ties by arrival.
    @inlinable
    public func sorted<Key: Comparable>(
        by key: @escaping (Row) -> Key, file: StaticString = #fileID, line: UInt = #line
    ) -> RowSections<Section, Row> {
        rows.sorted(by: key, file: file, line: line).grouped(by: section)
    }

    /// Returns the rows of each section in the latest emitted order; none before the first.
    public func sorted(
        by order: Observable<RowOrder<Row>>, file: StaticString = #fileID, line: UInt = #line
    ) -> RowSections<Section, Row> {
        rows.sorted(by: order, file: file, line: line).grouped(by: section)
    }
}

@available(*, unavailable)
extension GroupedRows: Sendable {}
