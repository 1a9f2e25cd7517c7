public import Tableau

/// Ordered live rows by group, for one consumer: advanced when the consumer reads.
///
/// Changes are collected until then, so that a thousand transactions in one turn cost one advance.
/// A mask hides rows, which keep their places.
@usableFromInline
final class RowPositions<Row: CollectionIdentifiable, Key: OrderKey> {
    @usableFromInline typealias Entry = OrderEntry<Key>

    @usableFromInline let source: LiveRows<Row>
    @usableFromInline let key: (Row) -> Key
    @usableFromInline let group: (Row) -> Int32
    @usableFromInline let stage: LiveStage

    /// The order of a group that has had no rows.
    @usableFromInline let noOrder: SlotOrder<Key>
    /// One order per group.
    @exclusivity(unchecked) @usableFromInline var orders: ContiguousArray<SlotOrder<Key>> = []
    /// The slots with a place.
    @exclusivity(unchecked) @usableFromInline var placed = Bits()
    /// The slots that are shown; nil if all are.
    @exclusivity(unchecked) @usableFromInline var visible: Bits?
    @exclusivity(unchecked) @usableFromInline var mask: ((Row) -> Bool)?

    /// The numbering of arrivals that the order uses; nil if the rows must be placed again.
    @exclusivity(unchecked) @usableFromInline var numbering: Int?
    @exclusivity(unchecked) @usableFromInline var hasContradicted = false

    /// The changes since the last advance.
    @exclusivity(unchecked) @usableFromInline var pending = RowLog<Row>()
    @exclusivity(unchecked) @usableFromInline var hasNewMask = false

    @inlinable
    init(
        _ source: LiveRows<Row>, key: @escaping (Row) -> Key, _ descending: UInt,
        group: @escaping (Row) -> Int32, mask: ((Row) -> Bool)?
    ) {
        self.source = source
        self.key = key
        noOrder = SlotOrder(capacity: source.slots.chunkSize, descending: descending)
        self.group = group
        self.mask = mask
        stage = LiveStage(after: [source.stage], isInWave: true)
        stage.settle = { [unowned self] in
            receive()
            return true
        }
        load()
    }

    deinit { stage.retire() }

    /// Places all rows.
    @inlinable
    func load() {
        numbering = source.slots.numbering
        hasNewMask = false
        pending.clear()
        orders = []
        placed = Bits(count: source.slots.count)
        visible = mask.map { _ in placed }
        place(source.members)
        for index in orders.indices { orders[index].pieces.isChanged = false }
    }

    @inlinable
    func maskBits(_ mask: (Row) -> Bool) -> Bits {
        // A copy of the array: nothing changes it meanwhile, so that rows need not be copied.
        let rows = source.table.rows
        return rows.withUnsafeBufferPointer { rows in
            placed.filter { slot in rows[Int(slot)].map(mask) ?? false }
        }
    }

    @inlinable @inline(__always)
    func entry(of row: Row, in slot: Int32) -> Entry {
        Entry(key: key(row), arrival: source.slots.arrivals[Int(slot)], slot: slot)
    }

    @inlinable
    func grow(to group: Int) {
        while orders.count <= group { orders.append(noOrder) }
    }

    // MARK: Collecting

    /// Collects the changes of a wave.
    @inlinable
    func receive() {
        placed.grow(to: source.slots.count)
        visible?.grow(to: source.slots.count)
        if source.log.isRewrite { pending.rewrite() }
        source.log.each { pending.record($0, of: source.slots.count) }
        // So many are better applied in one pass.
        if pending.touched.count > Swift.max(32, source.memberCount / 100) { pending.rewrite() }
    }

    // MARK: Looking up

    /// Returns the position of a row in its group, unless it is hidden.
    @inlinable
    func position(_ group: Int32, _ slot: Int32) -> Int? {
        guard placed[slot], visible?[slot] ?? true, let row = source.row(in: slot),
            Int(group) < orders.count
        else { return nil }
        let order = orders[Int(group)]
        if let found = order.find(entry(of: row, in: slot)) {
            return order.pieces.rank(of: found.chunk)
                + order.shownCount(of: order.chunks[found.chunk][..<found.place], visible)
        }
        // An order that contradicts itself.
        return rows(group, 0..<Int.max).firstIndex { $0.collectionId == row.collectionId }
    }

    @inlinable
    func rows(_ group: Int32, _ range: Range<Int>) -> [Row] {
        guard Int(group) < orders.count else { return [] }
        return orders[Int(group)].rows(in: range, visible) { row(in: $0) }
    }

    /// Returns the rows of a group, whose pieces are kept where they are the same as before.
    @inlinable
    func pieces(_ group: Int32) -> RowPieces {
        guard Int(group) < orders.count else { return RowPieces([]) }
        return orders[Int(group)].read(visible) { row(in: $0) }
    }

    @inlinable @inline(__always)
    func row(in slot: Int32) -> Row {
        // Every slot with a place has a row once the positions have advanced.
        source.table.rows[Int(slot)]!
    }
}
