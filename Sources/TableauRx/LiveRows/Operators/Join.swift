public import Tableau

extension LiveRows {
    /// Joins each row with the row of another source that it references; rows without a partner
    /// wait for it.
    ///
    /// ```swift
    /// let lines = orders.join(traders, on: \.trader) { Line($0, $1) }
    /// ```
    ///
    /// For rows without a partner as well, merge it with a map: the first source of a merge wins.
    ///
    /// ```swift
    /// let all = lines.merge(orders.map { Line($0, nil) })
    /// ```
    ///
    /// - Parameters:
    ///   - others: The source of the partners.
    ///   - foreignKey: Returns the identity of a row's partner.
    ///   - combine: Called when the row or its partner is inserted or changed. Its result has the
    ///     row's identity.
    /// - Complexity: O(1) per changed row; per changed partner, O(rows that reference it).
    @inlinable
    public final func join<Other: CollectionIdentifiable, Output: CollectionIdentifiable>(
        _ others: LiveRows<Other>, on foreignKey: @escaping (Row) -> Other.CollectionID,
        _ combine: @escaping (Row, Other) -> Output
    ) -> LiveRows<Output> where Output.CollectionID == ID {
        let joined = LiveRows<Output>(
            "join", slots: slots, table: RowTable(), after: [stage, others.stage])
        let partners = Partners<Other.CollectionID>()
        let output = { [source = self, unowned joined] (slot: Int32) -> Output? in
            let row = source.row(in: slot)
            let partner = row.map(foreignKey)
            partners.set(slot, partner)
            guard let row, let partner else { return nil }
            return others[partner].map { joined.result(combine(row, $0), for: row.collectionId) }
        }
        joined.settle { [source = self] joined in
            joined.table.grow(to: source.slots.count)
            partners.grow(to: source.slots.count)
            if others.isRewritten {
                joined.beginRewrite()
                joined.dirty = Bits(count: source.slots.count)
                for slot in 0..<Int32(truncatingIfNeeded: source.slots.count) {
                    joined.dirty.insert(slot)
                    joined.store(slot, output(slot))
                }
                return true
            }
            _ = joined.take(changesOf: source, output)
            // A row whose partner also changes has already been written, and is touched only once.
            var written = Bits()
            if !source.log.isEmpty, !others.log.isEmpty {
                written = Bits(count: source.slots.count)
                for entry in source.log { written.insert(entry.slot) }
            }
            for entry in others.log {
                guard let id = (entry.old ?? others.row(in: entry.slot))?.collectionId else {
                    continue
                }
                partners.each(naming: id) { slot in
                    if written[slot] || source.isRewritten && source.dirty[slot] { return }
                    joined.write(slot, output(slot), oldArrival: source.slots.arrivals[Int(slot)])
                }
            }
            return joined.hasChanges
        }
        joined.table.grow(to: slots.count)
        partners.grow(to: slots.count)
        members.each { joined.store($0, output($0)) }
        return joined
    }
}
