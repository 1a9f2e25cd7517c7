/// Checks the contract of table views: whether a batch turns one table into another.
///
/// ```swift
/// try TableContract.check(
///     before: ["Missing": ["Bread", "Milk"]],
///     batch: TableChanges(deleteRows: [[0, 0]]),
///     after: ["Missing": ["Milk"]])
/// ```
///
/// A batch passes if a table view accepts it, and if every row that it keeps or moves is the row
/// that the new data has at that place.
public enum TableContract {
    /// Checks a batch between tables given by their sections and rows.
    ///
    /// - Parameters:
    ///   - before: The rows of each section before the batch.
    ///   - batch: The batch.
    ///   - after: The rows of each section after it.
    /// - Throws: The first violation.
    public static func check<Section: Hashable, Row: Equatable>(
        before: KeyValuePairs<Section, [Row]>, batch: TableChanges,
        after: KeyValuePairs<Section, [Row]>
    ) throws(TableViolation) {
        var table = StrictTable(before.map { .init($0.key, $0.value) })
        try table.apply(batch, showing: after.map { .init($0.key, $0.value) })
    }

    /// Checks a batch between tables whose rows have an identity and content.
    ///
    /// - Parameters:
    ///   - before: The sections before the batch.
    ///   - batch: The batch.
    ///   - after: The sections after it.
    ///   - id: Returns the identity of a row.
    /// - Throws: The first violation, which may be a row with new content that no operation
    ///   updates.
    public static func check<Section: Hashable, Row: Equatable, ID: Hashable>(
        before: [StrictTable<Section, Row>.Content], batch: TableChanges,
        after: [StrictTable<Section, Row>.Content], identifiedBy id: @escaping (Row) -> ID
    ) throws(TableViolation) {
        var table = StrictTable(before, identifiedBy: id)
        try table.apply(batch, showing: after)
    }
}
