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
            joined.take(changesOf: source, output)
            if others.log.isRewrite { joined.log.rewrite() }
            let write = { (slot: Int32) in
                // A row that also changes has already been written.
                if source.log.slots[slot] { return }
                joined.write(slot, output(slot), oldArrival: source.slots.arrivals[Int(slot)])
            }
            if others.log.isRewrite { return source.members.each(write) }
            for change in others.log.touched {
                guard let id = (change.old ?? others.row(in: change.slot))?.collectionId else {
                    continue
                }
                partners.referrers[id]?.forEach(write)
            }
        }
        joined.table.grow(to: slots.count)
        members.each { joined.store($0, output($0)) }
        return joined
    }
}

/// The rows that reference each partner, by slot.
@usableFromInline
final class Partners<ID: Hashable> {
    @exclusivity(unchecked) @usableFromInline var referrers: [ID: ContiguousArray<Int32>] = [:]
    /// By slot: the partner that the row references, and the row's index among the referrers; nil if
    /// there is no row.
    @exclusivity(unchecked) @usableFromInline
    var links: ContiguousArray<(partner: ID, index: Int)?> = []

    @inlinable
    init() {}

    /// Records the partner that a row references; nil if the row is gone.
    @inlinable
    func set(_ slot: Int32, _ partner: ID?) {
        while links.count <= slot { links.append(nil) }
        let link = links[Int(slot)]
        guard link?.partner != partner else { return }
        if let link, let last = referrers[link.partner]?.popLast() {
            // The last one takes the place of the one that goes.
            if last != slot {
                referrers[link.partner]?[link.index] = last
                links[Int(last)]?.index = link.index
            }
            if referrers[link.partner]?.isEmpty == true { referrers[link.partner] = nil }
        }
        links[Int(slot)] = partner.map { ($0, referrers[$0]?.count ?? 0) }
        if let partner { referrers[partner, default: []].append(slot) }
    }
}
