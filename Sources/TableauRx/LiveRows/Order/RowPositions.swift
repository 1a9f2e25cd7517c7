public import Tableau

/// Ordered live rows by group, for one consumer: advanced when the consumer reads.
///
/// Changes are collected until then, so that a thousand transactions in one turn cost one advance.
/// A mask hides rows, which keep their places.
@usableFromInline
final class RowPositions<Row: CollectionIdentifiable, Key: Comparable> {
    @usableFromInline typealias Entry = OrderEntry<Key>

    @usableFromInline let source: LiveRows<Row>
    @usableFromInline let key: (Row) -> Key
    @usableFromInline let group: (Row) -> Int32
    @usableFromInline let stage: LiveStage

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
        _ source: LiveRows<Row>, key: @escaping (Row) -> Key, group: @escaping (Row) -> Int32,
        mask: ((Row) -> Bool)?
    ) {
        self.source = source
        self.key = key
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
        placed = Bits()
        visible = mask == nil ? nil : Bits()
        place(source.members)
        for index in orders.indices { orders[index].isChanged = false }
    }

    /// Returns the rows that a mask includes.
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
        while orders.count <= group { orders.append(SlotOrder(capacity: source.slots.chunkSize)) }
    }

    // MARK: Collecting

    /// Collects the changes of a wave.
    @inlinable
    func receive() {
        if source.log.isRewrite { pending.rewrite() }
        source.log.each { pending.record($0, of: source.slots.count) }
        // So many are better applied in one pass.
        if pending.touched.count > Swift.max(32, source.memberCount / 100) { pending.rewrite() }
    }

    // MARK: Looking up

    /// Returns the order of a group; nil if it has had no rows.
    @inlinable
    func order(_ group: Int32) -> SlotOrder<Key>? {
        Int(group) < orders.count ? orders[Int(group)] : nil
    }

    /// Returns the position of a row in its group, unless it is hidden.
    @inlinable
    func position(_ group: Int32, _ slot: Int32) -> Int? {
        guard placed[slot], visible?[slot] ?? true, let order = order(group),
            let row = source.row(in: slot)
        else { return nil }
        if let found = order.find(entry(of: row, in: slot)) {
            return order.rank(found.chunk, found.place, visible)
        }
        // An order that contradicts itself.
        return rows(group, 0..<order.count).firstIndex { $0.collectionId == row.collectionId }
    }

    @inlinable
    func rows(_ group: Int32, _ range: Range<Int>) -> [Row] {
        guard let order = order(group) else { return [] }
        let range = range.clamped(to: 0..<order.count)
        var rows: [Row] = []
        rows.reserveCapacity(range.count)
        order.forEach(in: range, visible) { rows.append(row(in: $0.slot)) }
        return rows
    }

    /// Returns the rows of a group, whose pieces are kept where they are the same as before.
    @inlinable
    func pieces(_ group: Int32) -> RowPieces {
        guard Int(group) < orders.count else { return RowPieces([Row]()) }
        return orders[Int(group)].read(visible) { row(in: $0) }
    }

    @inlinable @inline(__always)
    func row(in slot: Int32) -> Row {
        // Every slot with a place has a row once the positions have advanced.
        source.table.rows[Int(slot)]!
    }
}
