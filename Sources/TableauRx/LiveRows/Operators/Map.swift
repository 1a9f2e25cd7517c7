public import Tableau

extension LiveRows {
    /// Returns a closure's result for each row, kept until the row changes.
    ///
    /// ```swift
    /// let lines = orders.map { Line(collectionId: $0.collectionId, text: "\($0.price)") }
    /// ```
    ///
    /// - Parameter transform: Called once for each row that is inserted or changed. Its result has
    ///   the row's identity. An equal result changes nothing.
    @inlinable
    public final func map<Output: CollectionIdentifiable>(
        _ transform: @escaping (Row) -> Output
    ) -> LiveRows<Output> where Output.CollectionID == ID {
        let mapped = LiveRows<Output>("map", slots: slots, table: RowTable(), after: [stage])
        let output = { [source = self, unowned mapped] (slot: Int32) in
            source.row(in: slot).map { mapped.result(transform($0), for: $0.collectionId) }
        }
        mapped.settle { [source = self] in $0.take(changesOf: source, output) }
        mapped.table.grow(to: slots.count)
        members.each { mapped.store($0, output($0)) }
        return mapped
    }

    /// Recomputes the rows of this stage that have changed in a source with the same slots.
    @inlinable
    final func take<Source>(
        changesOf source: LiveRows<Source>, _ output: (Int32) -> Row?
    ) where Source.CollectionID == ID {
        table.grow(to: slots.count)
        if source.log.isRewrite { log.rewrite() }
        source.log.each { write($0.slot, output($0.slot), oldArrival: $0.oldArrival) }
    }

    /// Sets the row of a slot, and records the change unless the row is equal.
    @inlinable
    final func write(_ slot: Int32, _ row: Row?, oldArrival: UInt32) {
        let old = table.rows[Int(slot)]
        if let old, let row, oldArrival == slots.arrivals[Int(slot)], table.isEqual(old, row) {
            return
        }
        guard old != nil || row != nil else { return }
        touch(slot, old: old, oldArrival: old == nil ? 0 : oldArrival)
        store(slot, row)
    }

    @inlinable
    final func store(_ slot: Int32, _ row: Row?) {
        table.rows[Int(slot)] = row
        setMember(slot, row != nil)
    }
}
