public import MiniRx
public import Tableau

/// Editable live rows: the entry point of data.
///
/// ```swift
/// let orders = RowStore<Order>()
/// orders.edit { edit in
///     edit.upsert(Order(id: 7, price: 12))
///     edit.remove(id: 3)
/// }
/// ```
///
/// An edit is one transaction: observers are notified once, when it ends. Nested edits of several
/// stores are one transaction if the stores are joined or merged. An observer may edit in response:
/// that is another transaction, delivered afterwards.
public final class RowStore<Row: CollectionIdentifiable>: LiveRows<Row> {
    /// Creates a store without rows.
    @inlinable
    public init() {
        super.init("store", slots: RowSlots(), table: RowTable())
        settle { $0.endWriting() }
    }

    /// Creates a store with initial rows; of several with the same identity, the last is used.
    @inlinable
    public convenience init(_ rows: some Sequence<Row>) {
        self.init()
        replaceAll(with: rows)
    }

    /// Creates a store that follows snapshots: rows equal to the last ones are not touched.
    ///
    /// - `states`: The snapshots, each of which replaces all rows. An error is reported as
    ///   unhandled, and the rows stay.
    @inlinable
    public convenience init(
        _ states: Observable<[Row]>, file: StaticString = #fileID, line: UInt = #line
    ) {
        self.init()
        states.subscribe(
            onNext: { [unowned self] rows in replaceAll(with: rows) }, file: file, line: line
        )
        .disposed(by: subscriptions)
    }

    /// Makes changes as one transaction; if the closure throws, those it has made remain and are reported.
    @inlinable @discardableResult
    public func edit<Result>(_ body: (inout Edit) throws -> Result) rethrows -> Result {
        stage.graph.root.beginEdit()
        defer { stage.graph.root.endEdit(changed: log.isEmpty ? nil : stage) }
        var edit = Edit(self)
        return try body(&edit)
    }

    /// Adds a row, or replaces the one with its identity.
    @inlinable
    public func upsert(_ row: Row) { edit { $0.upsert(row) } }

    /// Removes the row with an identity, if it exists.
    @inlinable
    public func remove(id: ID) { edit { _ = $0.remove(id: id) } }

    /// Replaces all rows; rows equal to the last ones are not touched.
    ///
    /// - Parameter rows: The rows; of several with the same identity, the last is used, with a
    ///   diagnostic.
    @inlinable
    public func replaceAll(with rows: some Sequence<Row>) { edit { $0.replaceAll(with: rows) } }

    // MARK: Transactions

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
        /// - `change`: Changes a copy, which then replaces the row. If it changes the identity, the
        ///   old row is removed and a new one added.
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
