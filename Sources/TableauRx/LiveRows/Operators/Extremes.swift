public import MiniRx

extension LiveRows {
    /// Returns the least value of a row: the current one, then each different one; nil without rows.
    ///
    /// NaN is the minimum only if there is no other value.
    ///
    /// - Complexity: O(log *n*) per changed row, and 22 bytes per row.
    @inlinable
    public final func min<Value: Comparable>(
        of value: @escaping (Row) -> Value
    ) -> Observable<Value?> {
        first(by: .ascending(value)).map { $0.map(value) }.distinctValues()
    }

    /// Returns the greatest value of a row: the current one, then each different one; nil without rows.
    ///
    /// NaN is the maximum only if there is no other value.
    ///
    /// - Complexity: O(log *n*) per changed row, and 22 bytes per row.
    @inlinable
    public final func max<Value: Comparable>(
        of value: @escaping (Row) -> Value
    ) -> Observable<Value?> {
        first(by: .descending(value)).map { $0.map(value) }.distinctValues()
    }

    @inlinable
    final func first(by order: RowOrder<Row>) -> Observable<Row?> {
        let positions = order.makePositions(self, { _ in 0 }, nil)
        return positions.stage.aggregate {
            _ = positions.advance {
                LiveRowsDiagnostics.reportContradiction("\($0)", in: "min or max")
            }
            return positions.rows(0, 0..<1).first
        }
    }
}
