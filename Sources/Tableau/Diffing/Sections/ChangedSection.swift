/// A section that is in both tables and whose rows are not the same array: its rows in both, and
/// what changed between them.
///
/// The rows are borrowed from the tables that are compared: these must outlive this value's use.
struct ChangedSection {
    /// Its index before.
    let old: Int
    /// Its index after.
    let new: Int
    /// Its rows before.
    let oldRows: BorrowedRows
    /// Its rows after.
    let newRows: BorrowedRows
    /// What changed; nil if all old rows go and all new rows come.
    let changes: ListChanges?

    /// How many rows leave the section.
    var deleteCount: Int { changes.map { Int($0.deleteCount) } ?? oldRows.count }

    /// How many rows come to the section.
    var insertCount: Int { changes.map { Int($0.insertCount) } ?? newRows.count }

    /// Lends the indexes of rows that leave; nil stands for all of them.
    func withDeletes<Result>(_ body: (UnsafePointer<Int32>?) -> Result) -> Result {
        guard let changes else { return body(nil) }
        return changes.storage.withUnsafeBufferPointer { body($0.baseAddress) }
    }

    /// Lends the indexes of rows that come; nil stands for all of them.
    func withInserts<Result>(_ body: (UnsafePointer<Int32>?) -> Result) -> Result {
        guard let changes else { return body(nil) }
        return changes.storage.withUnsafeBufferPointer { buffer in
            body(buffer.baseAddress.map { $0 + Int(changes.deleteCount) })
        }
    }
}
