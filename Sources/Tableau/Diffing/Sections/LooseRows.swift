/// Rows that left their sections, to be found again by the keys of their identities.
///
/// A hash table of 4-byte slots with linear probing, at most half full. Rows with equal keys hang
/// in a chain, first come first served, so that a thousand equal rows cost no more than others.
///
/// Safety: all indexes below are ordinals of rows below `count`, or slots masked to the table's
/// power-of-two size; the memory is owned, of these sizes, and freed once.
struct LooseRows: ~Copyable {
    private let count: Int
    private let keys: UnsafeMutablePointer<UInt64>
    /// The next row with the same key, -1 at the end.
    private let next: UnsafeMutablePointer<Int32>
    /// The first row of a chain, or one of the two below.
    private let slots: UnsafeMutablePointer<Int32>
    private let mask: Int
    private let shift: UInt64

    private static var free: Int32 { -1 }
    private static var emptied: Int32 { -2 }

    /// Makes a table.
    ///
    /// - Parameters:
    ///   - count: How many rows it will hold.
    ///   - fill: Writes the rows' keys; false leaves the table empty.
    init(count: Int, fill: (UnsafeMutablePointer<UInt64>) -> Bool) {
        self.count = count
        var bits = 3
        while 1 << bits < 2 * count { bits += 1 }
        mask = 1 << bits - 1
        shift = UInt64(64 - bits)
        keys = .allocate(capacity: count)
        next = .allocate(capacity: count)
        slots = .allocate(capacity: 1 << bits)
        slots.initialize(repeating: Self.free, count: 1 << bits)
        guard fill(keys) else { return }
        // Backwards, each in front of its chain: so chains are ascending.
        var row = count &- 1
        while row >= 0 {
            let slot = slot(of: keys[row])
            next[row] = slots[slot]
            slots[slot] = Int32(truncatingIfNeeded: row)
            row &-= 1
        }
    }

    deinit {
        keys.deallocate()
        next.deallocate()
        slots.deallocate()
    }

    /// Takes out the first row with a key that is accepted.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - accept: Whether a row with that key will do.
    /// - Returns: The row's ordinal; nil if there is none (any more).
    @inline(__always)
    func take(_ key: UInt64, where accept: (Int) -> Bool) -> Int? {
        var slot = first(key)
        while slots[slot] != Self.free {
            let head = slots[slot]
            if head >= 0, keys[Int(head)] == key { break }
            slot = (slot &+ 1) & mask
        }
        var row = slots[slot]
        var previous: Int32 = -1
        while row >= 0 {
            let following = next[Int(row)]
            if accept(Int(row)) {
                if previous >= 0 {
                    next[Int(previous)] = following
                } else {
                    slots[slot] = following >= 0 ? following : Self.emptied
                }
                return Int(row)
            }
            previous = row
            row = following
        }
        return nil
    }

    /// Where a key's chain begins while the table is filled: an own slot or a free one.
    @inline(__always)
    private func slot(of key: UInt64) -> Int {
        var slot = first(key)
        while slots[slot] != Self.free, keys[Int(slots[slot])] != key { slot = (slot &+ 1) & mask }
        return slot
    }

    @inline(__always)
    private func first(_ key: UInt64) -> Int {
        Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> shift)
    }
}
