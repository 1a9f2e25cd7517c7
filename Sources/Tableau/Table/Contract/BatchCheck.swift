/// The table contract as a pure function, which tells whether a table would accept a batch.
///
/// The table asks before it applies a batch, and a planner can ask before it proposes one.
///
/// ```swift
/// if let violation = BatchCheck.violation(in: batch, before: [3, 1], after: [2, 1]) {
///     print(violation)
/// }
/// ```
///
/// - Complexity: linear in the operations (*n* log *n* where they are not ascending) and in the
///   number of sections; the number of rows does not matter.
package enum BatchCheck {
    /// The first rule that `batch` breaks, or nil.
    ///
    /// - Parameters:
    ///   - batch: The operations, in any order.
    ///   - before: The rows of each section before the batch.
    ///   - after: The rows of each section after it, as the data source counts them.
    package static func violation(
        in batch: TableBatch, before: [Int32], after: [Int32]
    ) -> TableContractViolation? {
        violation(in: ArrangedBatch(batch), before: before, after: after)
    }

    static func violation(
        in arranged: ArrangedBatch, before: [Int32], after: [Int32]
    ) -> TableContractViolation? {
        // What exists comes first: no other question has a meaning outside the table.
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
