public import Tableau

extension RowStore {
    /// The changes of an open transaction.
    ///
    /// ```swift
    /// orders.edit { edit in
    ///     edit.update(id: 7) { $0.price += 1 }
    ///     if edit[3]?.isDone == true { edit.remove(id: 3) }
    /// }
    /// ```
    public struct Edit: ~Copyable {
        @usableFromInline let store: RowStore

        @inlinable
        init(_ store: RowStore) { self.store = store }

        /// The current row with an identity.
        @inlinable
        public subscript(id: Row.CollectionID) -> Row? { store[id] }

        /// The current number of rows.
        @inlinable
        public var count: Int { store.count }

        /// Adds a row, or replaces the one with its identity; an equal row changes nothing.
        @inlinable
        public mutating func upsert(_ row: Row) { store.put(row) }

        /// Removes the row with an identity, and returns it.
        @inlinable @discardableResult
        public mutating func remove(id: Row.CollectionID) -> Row? { store.take(id: id) }

        /// Changes a row, if it exists.
        ///
        /// - Parameters:
        ///   - id: The row's identity.
        ///   - change: Changes a copy, which then replaces the row. If it changes the identity, the
        ///     old row is removed and a new one added.
        @inlinable
        public mutating func update(id: Row.CollectionID, _ change: (inout Row) -> Void) {
            guard var row = store[id] else { return }
            change(&row)
            if row.collectionId != id { store.take(id: id) }
            store.put(row)
        }

        /// Removes all rows.
        @inlinable
        public mutating func removeAll() { store.putAll(EmptyCollection()) }

        /// Replaces all rows; rows equal to the last ones are not touched.
        @inlinable
        public mutating func replaceAll(with rows: some Sequence<Row>) { store.putAll(rows) }
    }
}
