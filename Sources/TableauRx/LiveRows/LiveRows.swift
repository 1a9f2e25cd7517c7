public import MiniRx
public import Tableau

/// Keyed rows that report their changes: the base of the operators, like `Observable` in MiniRx.
///
/// ```swift
/// let orders = RowStore<Order>()
/// let open = orders.filter { $0.isOpen }              // LiveRows<Order>
/// let byPrice = open.sorted(by: \.price)              // SortedRows<Order>
/// orders.edit { $0.upsert(tick); $0.remove(id: 7) }   // costs two rows, not all
/// ```
///
/// Rows have identities, but no order; `sorted(by:)` gives them positions. An operator evaluates a row
/// only when it is inserted or changed: its closures must return the same result for the same row.
///
/// Not Sendable, with plain closures: like observables, live rows belong to the isolation that
/// built them. An operator retains its sources, not the reverse.
public class LiveRows<Row: CollectionIdentifiable> {
    /// The identity of a row.
    public typealias ID = Row.CollectionID

    /// What rows with the same identities share.
    @usableFromInline package final let slots: RowSlots<ID>
    @usableFromInline final let table: RowTable<Row>
    @usableFromInline final let stage: LiveStage
    /// The slots whose rows are in this stage.
    @exclusivity(unchecked) @usableFromInline final var members = Bits()
    @exclusivity(unchecked) @usableFromInline final var memberCount = 0

    /// The changes of the current wave.
    @exclusivity(unchecked) @usableFromInline final var log = RowLog<Row>()

    /// Whether a row with another identity than that which it was made of has been reported.
    final var hasReportedIdentity = false

    /// The name of the stage in diagnostics.
    @usableFromInline final let name: String
    /// Subscriptions of operators, which end with the stage.
    @usableFromInline final let subscriptions = DisposeBag()
    /// Notifies observers of single rows; created for the first of them.
    final weak var rowObservers: RowObservers<Row>?

    @inlinable
    init(
        _ name: String, slots: RowSlots<ID>, table: RowTable<Row>, after sources: [LiveStage] = []
    ) {
        self.name = name
        self.slots = slots
        self.table = table
        stage = LiveStage(after: sources)
        stage.forget = { [unowned self] in log.clear() }
    }

    deinit { stage.retire() }

    /// Sets how a wave updates this stage, which closures that `body` calls may release.
    @inlinable
    final func settle(by body: @escaping (LiveRows) -> Void) {
        stage.settle = { [unowned self] in
            withExtendedLifetime(self) { rows in
                body(rows)
                return !rows.log.isEmpty
            }
        }
    }

    /// The number of rows.
    @inlinable
    public final var count: Int { memberCount }

    /// Returns the row with an identity, in O(1).
    @inlinable
    public final subscript(id: ID) -> Row? { slots.index[id].flatMap { row(in: $0) } }

    /// The rows in order of arrival, in O(*n* log *n*).
    @inlinable
    public final var rows: [Row] {
        // Slots of earlier rows may be used again, so their order is not that of arrival.
        var found: [(arrival: UInt32, slot: Int32)] = []
        found.reserveCapacity(memberCount)
        members.each { found.append((slots.arrivals[Int($0)], $0)) }
        found.sort { $0.arrival < $1.arrival }
        return found.compactMap { table.rows[Int($0.slot)] }
    }

    // MARK: For stages

    @inlinable @inline(__always)
    final func row(in slot: Int32) -> Row? { members[slot] ? table.rows[Int(slot)] : nil }

    /// Records the change of a slot, at most once in a wave.
    @inlinable
    final func touch(_ slot: Int32, old: Row?, oldArrival: UInt32) {
        log.record(
            TouchedRow(slot: slot, old: old, oldArrival: oldArrival), of: slots.count)
        // So many are better recorded as a set of rows that may have changed.
        if log.touched.count > Swift.max(slots.leastRewrite, slots.count >> 2) { log.rewrite() }
    }

    /// Includes or excludes a row.
    @inlinable @inline(__always)
    final func setMember(_ slot: Int32, _ isMember: Bool) {
        if isMember {
            members.grow(to: slots.count)
            if members.insert(slot) { memberCount += 1 }
        } else if members.remove(slot) {
            memberCount -= 1
        }
    }
}

@available(*, unavailable)
extension LiveRows: Sendable {}
