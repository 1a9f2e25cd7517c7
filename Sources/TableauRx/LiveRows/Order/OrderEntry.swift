/// A row's place in an order: by its key, then by arrival.
@frozen
@usableFromInline
struct OrderEntry<Key: Comparable>: Comparable {
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
    static func == (left: Self, right: Self) -> Bool {
        left.slot == right.slot && left.arrival == right.arrival
    }

    @inlinable @inline(__always)
    static func < (left: Self, right: Self) -> Bool {
        let order = keyOrder(left.key, right.key)
        if order != 0 { return order < 0 }
        return left.arrival < right.arrival
    }
}

/// A key with reversed order; NaN stays last.
@frozen
@usableFromInline
struct DescendingKey<Key: Comparable>: Comparable {
    @usableFromInline let key: Key

    @inlinable @inline(__always)
    init(_ key: Key) { self.key = key }

    @inlinable @inline(__always)
    static func == (left: Self, right: Self) -> Bool { left.key == right.key }

    @inlinable @inline(__always)
    static func < (left: Self, right: Self) -> Bool { precedes(right.key, left.key) }
}

/// Several keys, each ascending or descending, each of which breaks ties of those before it; NaN comes
/// last in both directions.
@usableFromInline
struct KeyPack<each Key: Comparable>: Comparable {
    @usableFromInline let keys: (repeat (each Key, descends: Bool))

    @inlinable
    init(_ key: repeat (each Key, descends: Bool)) { keys = (repeat each key) }

    /// Returns a negative number if it precedes another one, a positive one if it follows, 0 if
    /// equal.
    @inlinable
    func compare(with other: Self) -> Int {
        for (mine, theirs) in repeat (each keys, each other.keys) {
            let result = keyOrder(mine.0, theirs.0, descends: mine.descends)
            if result != 0 { return result }
        }
        return 0
    }

    @inlinable
    static func == (left: Self, right: Self) -> Bool { left.compare(with: right) == 0 }

    @inlinable
    static func < (left: Self, right: Self) -> Bool { left.compare(with: right) < 0 }
}

/// Returns a negative number if a key precedes another one, a positive one if it follows, 0 if they
/// are equal, or both NaN, which comes last.
@inlinable @inline(__always)
func keyOrder<Key: Comparable>(_ left: Key, _ right: Key, descends: Bool = false) -> Int {
    if precedes(left, right) { return descends ? 1 : -1 }
    if precedes(right, left) { return descends ? -1 : 1 }
    // Equal keys, or a NaN, which is unequal to itself.
    let isOrdered = left == left
    return isOrdered == (right == right) ? 0 : isOrdered ? -1 : 1
}
