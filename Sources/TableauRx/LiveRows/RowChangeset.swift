public import Tableau

/// The net changes of keyed rows in one transaction: at most one change per identity.
///
/// ```swift
/// orders.changes.subscribe(onNext: { changeset in
///     if changeset.isReset { index.removeAll() }
///     for change in changeset.changes {
///         switch change {
///         case .inserted(let row): index.add(row)
///         case .updated(let old, let row): index.replace(old, by: row)
///         case .removed(let row): index.remove(row)
///         }
///     }
/// })
/// ```
public struct RowChangeset<Row: CollectionIdentifiable> {
    /// The change of one row.
    public enum Change {
        /// The row was inserted.
        case inserted(Row)
        /// The row changed, or was removed and added again in one transaction.
        case updated(from: Row, to: Row)
        /// The row was removed.
        case removed(Row)
    }

    /// Whether everything may have changed: all current rows are then reported as inserted.
    ///
    /// True for the first changeset of every subscription, and for a transaction with very many
    /// changes.
    public let isReset: Bool
    /// The changes, in no particular order.
    public let changes: [Change]

    /// Whether the changeset is empty.
    ///
    /// A reset without rows is not empty: it reports that no rows are left.
    public var isEmpty: Bool { changes.isEmpty && !isReset }
}
