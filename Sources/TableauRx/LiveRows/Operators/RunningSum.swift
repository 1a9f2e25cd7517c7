public import MiniRx

extension SortedRows {
    /// Snapshots of the rows in order, each with the sum of a value over it and the rows before it:
    /// the depth of an order book, the balance after each booking.
    ///
    /// ```swift
    /// bids.sorted(by: .descending(\.price)).prefix(20)
    ///     .runningSum(\.size) { level, depth in BookRow(level, depth: depth) }
    /// ```
    ///
    /// - Parameters:
    ///   - value: What is summed.
    ///   - result: Returns what is emitted for a row and its sum.
    /// - Returns: The current rows, then those after each transaction that changes them; O(*n*) each,
    ///   since one value changes the sums of all rows after it. Keep *n* small by `prefix`.
    public func runningSum<Sum: AdditiveArithmetic, Result>(
        _ value: @escaping (Row) -> Sum,
        _ result: @escaping (_ row: Row, _ sum: Sum) -> Result
    ) -> Observable<[Result]> {
        states.map { rows in
            var sum = Sum.zero
            return rows.map { row in
                sum += value(row)
                return result(row, sum)
            }
        }
    }
}
