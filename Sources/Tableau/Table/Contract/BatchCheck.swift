/// The table contract as a pure function: whether a table would accept a batch.
///
/// The table checks each batch before applying it; a planner can check one before proposing it.
///
/// ```swift
/// if let violation = BatchCheck.violation(in: batch, before: [3, 1], after: [2, 1]) {
///     print(violation)
/// }
/// ```
///
/// - Complexity: linear in the operations (*n* log *n* if they are not ascending) and in the number
///   of sections, independent of the number of rows.
package enum BatchCheck {
    /// Returns the first rule that `batch` breaks, or nil.
    ///
    /// - Parameters:
    ///   - batch: The operations, in any order.
    ///   - before: The number of rows of each section before the batch.
    ///   - after: The number of rows of each section after it, as the data source reports.
    package static func violation(
        in batch: TableBatch, before: [Int32], after: [Int32]
    ) -> TableContractViolation? {
        violation(in: ArrangedBatch(batch), before: before, after: after)
    }

    static func violation(
        in arranged: ArrangedBatch, before: [Int32], after: [Int32]
    ) -> TableContractViolation? {
        // Ranges first: other checks are meaningless for places outside the table.
        if let broken =
            SectionCheck.rangeViolation(
                in: arranged.batch, before: before.count, after: after.count)
            ?? RowCheck.rangeViolation(in: arranged, before: before, after: after)
            ?? SectionCheck.conflict(in: arranged.batch)
            ?? SectionCheck.countViolation(
                in: arranged.batch, before: before.count, after: after.count)
        {
            return broken
        }
        return RowCheck(arranged, before: before, after: after).violation()
    }
}
