public import MiniRx

extension LiveRows {
    /// Returns the minimum over all rows: the current one, then each different one; nil without
    /// rows.
    ///
    /// NaN is the minimum only if there is no other value.
    ///
    /// - Parameter value: Returns the row's value.
    /// - Complexity: O(log *n*) per changed row, and 22 bytes per row.
    @inlinable
    public final func min<Value: Comparable>(
        of value: @escaping (Row) -> Value
    ) -> Observable<Value?> {
        first(by: value).distinctUntilChanged()
    }

    /// Returns the maximum over all rows: the current one, then each different one; nil without
    /// rows.
    ///
    /// NaN is the maximum only if there is no other value.
    ///
    /// - Parameter value: Returns the row's value.
    /// - Complexity: O(log *n*) per changed row, and 22 bytes per row.
    @inlinable
    public final func max<Value: Comparable>(
        of value: @escaping (Row) -> Value
    ) -> Observable<Value?> {
        first(by: { DescendingKey(value($0)) }).map { $0?.key }.distinctUntilChanged()
    }

    /// Returns the key of the first row in an order.
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
