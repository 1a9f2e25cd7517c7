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

/// A key with a direction; NaN comes last in both.
@frozen
@usableFromInline
struct DirectedKey<Key: Comparable> {
    @usableFromInline let key: Key
    @usableFromInline let descends: Bool

    @inlinable
    init(_ key: Key, descends: Bool) {
        self.key = key
        self.descends = descends
    }

    /// Returns a negative number if it precedes another one, a positive one if it follows, 0 if
    /// equal.
    @inlinable
    func compare(with other: Self) -> Int {
        descends
            ? keyOrder(DescendingKey(key), DescendingKey(other.key)) : keyOrder(key, other.key)
    }
}

/// Several keys, each of which breaks ties of those before it.
@usableFromInline
struct KeyPack<each Key: Comparable>: Comparable {
    @usableFromInline let keys: (repeat DirectedKey<each Key>)

    @inlinable
    init(_ key: repeat DirectedKey<each Key>) { keys = (repeat each key) }

    @inlinable
    func compare(with other: Self) -> Int {
        for (mine, theirs) in repeat (each keys, each other.keys) {
            let result = mine.compare(with: theirs)
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
func keyOrder<Key: Comparable>(_ left: Key, _ right: Key) -> Int {
    if precedes(left, right) { return -1 }
    if precedes(right, left) { return 1 }
    // Equal keys, or a NaN, which is unequal to itself.
    let isOrdered = left == left
    return isOrdered == (right == right) ? 0 : isOrdered ? -1 : 1
}
