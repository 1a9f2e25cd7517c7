#if !canImport(UIKit)
/// The contract of table views: whether a batch turns these rows into those.
///
/// ```swift
/// try TableContract.check(
///     before: ["Missing": ["Bread", "Milk"]],
///     batch: TableChanges(deleteRows: [[0, 0]]),
///     after: ["Missing": ["Milk"]])
/// ```
///
/// A batch passes if a table view accepts it, and every row that it leaves alone or moves is the row
/// that the new data have there.
public enum TableContract {
    /// Checks a batch between tables that are written out, section by section.
    ///
    /// - Parameters:
    ///   - before: The rows of each section before the batch.
    ///   - batch: The batch.
    ///   - after: The rows of each section after it.
    /// - Throws: The first thing that is wrong.
    public static func check<Section: Hashable, Row: Equatable>(
        before: KeyValuePairs<Section, [Row]>, batch: TableChanges,
        after: KeyValuePairs<Section, [Row]>
    ) throws(TableViolation) {
        var table = StrictTable(before.map { .init($0.key, $0.value) })
        try table.apply(batch, showing: after.map { .init($0.key, $0.value) })
    }

    /// Checks a batch between tables whose rows have an identity, and content besides.
    ///
    /// - Parameters:
    ///   - before: The sections before the batch.
    ///   - batch: The batch.
    ///   - after: The sections after it.
    ///   - id: What tells rows apart.
    /// - Throws: The first thing that is wrong; a row with new content that no operation updates is.
    public static func check<Section: Hashable, Row: Equatable, ID: Hashable>(
        before: [StrictTable<Section, Row>.Content], batch: TableChanges,
        after: [StrictTable<Section, Row>.Content], identifiedBy id: @escaping (Row) -> ID
    ) throws(TableViolation) {
        var table = StrictTable(before, identifiedBy: id)
        try table.apply(batch, showing: after)
    }
}
#endif
