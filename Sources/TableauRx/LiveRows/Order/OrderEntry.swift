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
        if precedes(left.key, right.key) { return true }
        if precedes(right.key, left.key) { return false }
        // Equal keys, or a NaN, which is unequal to itself: NaNs come last, equal to each other.
        let isLeftOrdered = left.key == left.key
        if isLeftOrdered != (right.key == right.key) { return isLeftOrdered }
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
        if precedes(key, other.key) { return descends ? 1 : -1 }
        if precedes(other.key, key) { return descends ? -1 : 1 }
        let isOrdered = key == key
        return isOrdered == (other.key == other.key) ? 0 : isOrdered ? -1 : 1
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
