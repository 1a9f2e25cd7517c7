public import MiniRx

extension LiveRows {
    /// The least value over all rows: now, then each other one; nil without rows.
    ///
    /// NaN is the least only where nothing else is.
    ///
    /// - Parameter value: The row's value.
    /// - Complexity: O(log *n*) a changed row, and 22 bytes for each row.
    @inlinable
    public final func min<Value: Comparable>(
        of value: @escaping (Row) -> Value
    ) -> Observable<Value?> {
        first(by: value).distinctUntilChanged()
    }

    /// The greatest value over all rows: now, then each other one; nil without rows.
    ///
    /// NaN is the greatest only where nothing else is.
    ///
    /// - Parameter value: The row's value.
    /// - Complexity: O(log *n*) a changed row, and 22 bytes for each row.
    @inlinable
    public final func max<Value: Comparable>(
        of value: @escaping (Row) -> Value
    ) -> Observable<Value?> {
        first(by: { DescendingKey(value($0)) }).map { $0?.key }.distinctUntilChanged()
    }

    /// The key of the first row in an order.
    @inlinable
    final func first<Key: Comparable>(by key: @escaping (Row) -> Key) -> Observable<Key?> {
        let positions = RowPositions(self, key: key, group: { _ in 0 }, mask: nil)
        let first = { positions.count(0) == 0 ? nil : positions.orders[0].entry(at: 0, nil).key }
        return Aggregate(of: positions.stage, first()) {
            _ = positions.advance()
            return first()
        }
        .observable
    }
}
