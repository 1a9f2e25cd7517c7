/// A row's place in an order: by its key, then by arrival.
@frozen
@usableFromInline
struct OrderEntry<Key: OrderKey> {
    @usableFromInline let key: Key
    @usableFromInline let arrival: UInt32
    @usableFromInline let slot: Int32

    @inlinable @inline(__always)
    init(key: Key, arrival: UInt32, slot: Int32) {
        self.key = key
        self.arrival = arrival
        self.slot = slot
    }

    @inlinable @inline(__always)
    func precedes(_ other: Self, _ descending: UInt) -> Bool {
        let order = key.compare(with: other.key, descending)
        return order == 0 ? arrival < other.arrival : order < 0
    }
}

/// What rows are ordered by.
@usableFromInline
protocol OrderKey {
    /// Returns a negative number if it precedes another one, a positive one if it follows, 0 if
    /// equal.
    ///
    /// - Parameter descending: A bit for each key, the first one lowest. It belongs to the order:
    ///   kept with each row, it would take the space of another key.
    func compare(with other: Self, _ descending: UInt) -> Int
}

/// One key, which is compared a third faster than a pack of one.
@frozen
@usableFromInline
struct OneKey<Key: Comparable>: OrderKey {
    @usableFromInline let key: Key

    @inlinable @inline(__always)
    init(_ key: Key) { self.key = key }

    @inlinable @inline(__always)
    func compare(with other: Self, _ descending: UInt) -> Int {
        keyOrder(key, other.key, descends: descending != 0)
    }
}

/// Several keys, each of which breaks ties of those before it.
@frozen
@usableFromInline
struct KeyPack<each Key: Comparable>: OrderKey {
    @usableFromInline let keys: (repeat each Key)

    @inlinable @inline(__always)
    init(_ key: repeat each Key) { keys = (repeat each key) }

    @inlinable @inline(__always)
    func compare(with other: Self, _ descending: UInt) -> Int {
        var descending = descending
        for (mine, theirs) in repeat (each keys, each other.keys) {
            let order = keyOrder(mine, theirs, descends: descending & 1 == 1)
            if order != 0 { return order }
            descending >>= 1
        }
        return 0
    }
}

/// Returns a negative number if a key precedes another one, a positive one if it follows, 0 if they
/// are equal, or both NaN, which comes last.
@inlinable @inline(__always)
func keyOrder<Key: Comparable>(_ left: Key, _ right: Key, descends: Bool) -> Int {
    if precedes(left, right) { return descends ? 1 : -1 }
    if precedes(right, left) { return descends ? -1 : 1 }
    // Equal keys, or a NaN, which is unequal to itself.
    let isOrdered = left == left
    return isOrdered == (right == right) ? 0 : isOrdered ? -1 : 1
}
