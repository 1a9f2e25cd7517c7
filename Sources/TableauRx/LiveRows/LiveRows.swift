public import Tableau

/// Keyed rows that tell what changes: the base of the operators, as `Observable` is in MiniRx.
///
/// ```swift
/// let orders = RowStore<Order>()
/// let open = orders.filter { $0.isOpen }              // LiveRows<Order>
/// let byPrice = open.sorted(by: \.price)              // SortedRows<Order>
/// orders.edit { $0.upsert(tick); $0.remove(id: 7) }   // costs two rows, not all
/// ```
///
/// Rows have identities, but no order; `sorted(by:)` and ``grouped(by:)`` give them
/// positions. An operator looks at a row when it comes or changes, and at no other: its closures must
/// give the same answer for the same row.
///
/// Not Sendable, with plain closures: live rows belong to the isolation that built them, as
/// observables do. An operator keeps what it stands on, not the other way round.
public class LiveRows<Row: CollectionIdentifiable> {
    /// The identity of a row.
    public typealias ID = Row.CollectionID

    @usableFromInline final let slots: RowSlots<ID>
    @usableFromInline final let table: RowTable<Row>
    @usableFromInline final let stage: LiveStage
    /// The slots whose rows are in this stage.
    @exclusivity(unchecked) @usableFromInline final var members = Bits()
    @exclusivity(unchecked) @usableFromInline final var memberCount = 0

    // What the wave under way has changed.

    /// The rows that were touched, unless there are too many.
    @exclusivity(unchecked) @usableFromInline final var log: ContiguousArray<TouchedRow<Row>> = []
    /// Whether so much changed that only `dirty` says which rows may have.
    @exclusivity(unchecked) @usableFromInline final var isRewritten = false
    @exclusivity(unchecked) @usableFromInline final var dirty = Bits()

    /// What the stage is called when it is asked why.
    @usableFromInline final let name: String
    /// What this stage and those below it say about a row.
    @usableFromInline final var explain: (ID, inout RowExplanation) -> Void = { _, _ in }
    /// Subscriptions of operators, ended with the stage.
    @usableFromInline final var resources: [AnyObject] = []
    /// Tells observers of single rows; made for the first of them.
    final weak var rowObservers: RowObservers<Row>?

    @usableFromInline
    init(
        _ name: String, slots: RowSlots<ID>, table: RowTable<Row>, after sources: [LiveStage] = []
    ) {
        self.name = name
        self.slots = slots
        self.table = table
        stage = LiveStage(after: sources)
        stage.forget = { [unowned self] in forgetChanges() }
    }

    /// How many rows there are.
    @inlinable
    public final var count: Int { memberCount }

    /// The row with an identity.
    ///
    /// O(1).
    @inlinable
    public final subscript(id: ID) -> Row? {
        guard let slot = slots.index[id], members[slot] else { return nil }
        return table.rows[Int(slot)]
    }

    /// The rows in the order of their arrival.
    ///
    /// O(*n* log *n*).
    @inlinable
    public final var rows: [Row] {
        var found: [(arrival: UInt32, slot: Int32)] = []
        found.reserveCapacity(memberCount)
        members.each { found.append((slots.arrivals[Int($0)], $0)) }
        found.sort { $0.arrival < $1.arrival }
        return found.compactMap { table.rows[Int($0.slot)] }
    }

    /// When a row arrived, compared with others.
    package final func arrival(of id: ID) -> UInt32? {
        slots.index[id].flatMap { members[$0] ? slots.arrivals[Int($0)] : nil }
    }

    /// Makes small lists behave like long ones, for tests.
    ///
    /// - Parameters:
    ///   - rewrite: From how many changed rows on a transaction is told as a rewrite.
    ///   - chunk: The most entries that a chunk of an order has.
    package final func tune(rewrite: Int, chunk: Int) {
        slots.leastRewrite = rewrite
        slots.chunkSize = chunk
    }

    // MARK: For stages

    /// The row of a slot, if it is in this stage.
    @inlinable @inline(__always)
    final func row(in slot: Int32) -> Row? {
        members[slot] ? table.rows[Int(slot)] : nil
    }

    /// Takes note that a slot changes, once in a wave at most.
    @inlinable
    final func touch(_ slot: Int32, old: Row?, oldArrival: UInt32) {
        if isRewritten {
            dirty.grow(to: slots.count)
            dirty.insert(slot)
            return
        }
        log.append(TouchedRow(slot: slot, old: old, oldArrival: oldArrival))
        if slots.isRewrite(log.count) { beginRewrite() }
    }

    /// From here on only the slots of what changes are written down.
    @inlinable
    final func beginRewrite() {
        guard !isRewritten else { return }
        isRewritten = true
        dirty = Bits(count: slots.count)
        for entry in log { dirty.insert(entry.slot) }
        log = []
    }

    /// Lets a row in or out.
    @inlinable @inline(__always)
    final func setMember(_ slot: Int32, _ isMember: Bool) {
        if isMember {
            members.grow(to: slots.count)
            if members.insert(slot) { memberCount += 1 }
        } else if members.remove(slot) {
            memberCount -= 1
        }
    }

    @usableFromInline
    final func forgetChanges() {
        log.removeAll(keepingCapacity: log.capacity < 1024)
        isRewritten = false
        dirty = Bits()
    }

    /// Whether the wave has changed something.
    @inlinable
    final var hasChanges: Bool { isRewritten || !log.isEmpty }
}

@available(*, unavailable)
extension LiveRows: Sendable {}
