/// The slots of rows: each identity is hashed once to a slot, which everything downstream uses.
@usableFromInline
package final class RowSlots<ID: Hashable> {
    @exclusivity(unchecked) @usableFromInline package var index: [ID: Int32] = [:]
    /// The arrival number of each slot's row, which orders rows with equal keys; 0 for no row.
    ///
    /// They have 32 bits, which halves the size of an order; `renumber()` makes room for more.
    @exclusivity(unchecked) @usableFromInline package var arrivals: ContiguousArray<UInt32> = []
    @exclusivity(unchecked) @usableFromInline package var lastArrival: UInt32 = 0
    /// How often the rows were renumbered: an order of earlier numbers is of no use.
    @exclusivity(unchecked) @usableFromInline var numbering = 0
    /// Free slots for new rows.
    @exclusivity(unchecked) @usableFromInline var free: ContiguousArray<Int32> = []
    /// The slots whose rows the current transaction has removed.
    @exclusivity(unchecked) @usableFromInline var removed: ContiguousArray<Int32> = []
    /// The probable slot of the next row: avoids hashing if rows arrive in their old order.
    @exclusivity(unchecked) @usableFromInline var hint = 0
    /// The least number of changed rows that makes a transaction a rewrite, in small lists.
    @usableFromInline package var leastRewrite = 256
    /// The maximum number of entries in a chunk of an order.
    @usableFromInline package var chunkSize = 128

    @inlinable
    init() {}

    /// The number of slots, used or free.
    @inlinable @inline(__always)
    var count: Int { arrivals.count }

    /// Gives the rows the lowest arrival numbers, in the same order.
    @usableFromInline
    func renumber() {
        numbering += 1
        lastArrival = 0
        let used = arrivals.indices.filter { arrivals[$0] != 0 }
        for slot in used.sorted(by: { arrivals[$0] < arrivals[$1] }) {
            lastArrival += 1
            arrivals[slot] = lastArrival
        }
    }
}

/// The rows by slot, shared by a stage and its filters.
@usableFromInline
final class RowTable<Row> {
    /// The rows by slot; nil for an empty slot.
    @exclusivity(unchecked) @usableFromInline var rows: ContiguousArray<Row?> = []
    /// Returns whether two rows are equal; always false if rows are not comparable.
    @usableFromInline let isEqual: (Row, Row) -> Bool

    @inlinable
    init() { isEqual = equality(of: Row.self) }

    @inlinable
    func grow(to count: Int) {
        if rows.count < count {
            rows.append(contentsOf: repeatElement(nil, count: count - rows.count))
        }
    }
}

/// Compares rows by `==` if they are `Equatable`; other rows are never equal.
///
/// Inlined where the type is known: the look-up and the comparison are specialised there.
@inlinable
func equality<Row>(of type: Row.Type) -> (Row, Row) -> Bool {
    // `Value` is `Row`, with its conformance.
    func comparing<Value: Equatable>(_: Value.Type) -> (Row, Row) -> Bool {
        { $0 as! Value == $1 as! Value }
    }
    guard let type = type as? any Equatable.Type else { return { _, _ in false } }
    return comparing(type)
}
