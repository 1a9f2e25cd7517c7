public import Tableau

/// What became of keyed rows in one transaction, net: one change an identity.
///
/// ```swift
/// orders.changes.subscribe(onNext: { changes in
///     if changes.isReset { index.removeAll() }
///     changes.forEach { change in
///         switch change {
///         case .inserted(let row): index.add(row)
///         case .updated(let old, let row): index.replace(old, by: row)
///         case .removed(let row): index.remove(row)
///         }
///     }
/// })
/// ```
public struct RowChangeset<Row: CollectionIdentifiable> {
    /// What became of one row.
    public enum Change {
        /// It came.
        case inserted(Row)
        /// It changed; a row that was removed and added again in one transaction has changed.
        case updated(from: Row, to: Row)
        /// It went.
        case removed(Row)
    }

    /// Whether everything may have changed: then all rows that there are now are given, as inserted.
    ///
    /// The first changeset of every subscription is one; so is a transaction that changes very much.
    public let isReset: Bool
    let changes: [Change]

    /// How many changes there are.
    public var count: Int { changes.count }

    /// Whether nothing changed.
    ///
    /// A reset without rows is not empty: it says that there are none.
    public var isEmpty: Bool { changes.isEmpty && !isReset }

    /// Calls a closure with each change.
    ///
    /// - Parameter body: Receives the changes, in no particular order.
    public func forEach(_ body: (Change) throws -> Void) rethrows {
        for change in changes { try body(change) }
    }
}
