/// Where rows are: each identity has a slot, hashed once; everything downstream counts in slots.
@usableFromInline
final class RowSlots<ID: Hashable> {
    @exclusivity(unchecked) @usableFromInline var index: [ID: Int32] = [:]
    /// When the row of a slot arrived: what orders rows with equal keys; 0 where there is none.
    @exclusivity(unchecked) @usableFromInline var arrivals: ContiguousArray<UInt32> = []
    @exclusivity(unchecked) @usableFromInline var lastArrival: UInt32 = 0
    /// Slots for new rows.
    @exclusivity(unchecked) @usableFromInline var free: ContiguousArray<Int32> = []
    /// Slots that the transaction under way has touched, and those whose rows it has removed.
    @exclusivity(unchecked) @usableFromInline var touched = Bits()
    @exclusivity(unchecked) @usableFromInline var removed: ContiguousArray<Int32> = []
    /// The slot that the next row is probably for: no hashing where rows come in their old order.
    @exclusivity(unchecked) @usableFromInline var hint = 0
    /// From how many changed rows on a transaction is told as a rewrite, in small lists.
    @usableFromInline var leastRewrite = 256
    /// The most entries that a chunk of an order has.
    @usableFromInline var chunkSize = 512

    @inlinable
    init() {}

    /// Slots, used or free.
    @inlinable @inline(__always)
    var count: Int { arrivals.count }

    /// Whether so many changes are told better by saying which rows may have changed.
    @inlinable @inline(__always)
    func isRewrite(_ changes: Int) -> Bool { changes > leastRewrite && changes > count >> 2 }

    /// The number of a row that arrives now.
    ///
    /// Arrivals are numbers of 32 bits, which halves the size of an order: 4,294,967,295 rows may
    /// arrive in one store.
    @inlinable @inline(__always)
    func nextArrival() -> UInt32 {
        lastArrival += 1
        return lastArrival
    }
}

/// The rows of some slots, shared by a stage and the filters on it.
@usableFromInline
final class RowTable<Row> {
    /// By slot; nil where no row is.
    @exclusivity(unchecked) @usableFromInline var rows: ContiguousArray<Row?> = []
    /// Whether two rows are equal: never, where rows cannot be compared.
    @usableFromInline let isEqual: (Row, Row) -> Bool

    @inlinable
    init() { isEqual = equality(of: Row.self) }

    /// Makes room for `count` slots.
    @inlinable
    func grow(to count: Int) {
        if rows.count < count {
            rows.append(contentsOf: repeatElement(nil, count: count - rows.count))
        }
    }
}

/// What became of a slot in one wave: the row that was there before.
@frozen
@usableFromInline
struct TouchedRow<Row> {
    @usableFromInline let slot: Int32
    /// When the old row had arrived; 0 if there was none.
    @usableFromInline let oldArrival: UInt32
    @usableFromInline let old: Row?

    @inlinable @inline(__always)
    init(slot: Int32, old: Row?, oldArrival: UInt32) {
        self.slot = slot
        self.old = old
        self.oldArrival = oldArrival
    }
}

/// Compares rows by `==` where they have one; rows without are never equal.
///
/// Inlined where the type is known: the look-up and the comparison are specialised there.
@inlinable
func equality<Row>(of type: Row.Type) -> (Row, Row) -> Bool {
    func comparing<Value: Equatable>(_: Value.Type) -> (Row, Row) -> Bool {
        { left, right in
            withUnsafePointer(to: left) { left in
                withUnsafePointer(to: right) { right in
                    // Safety: `Value` is `Row`, looked at through its conformance.
                    UnsafeRawPointer(left).assumingMemoryBound(to: Value.self).pointee
                        == UnsafeRawPointer(right).assumingMemoryBound(to: Value.self).pointee
                }
            }
        }
    }
    guard let type = type as? any Equatable.Type else { return { _, _ in false } }
    return comparing(type)
}
