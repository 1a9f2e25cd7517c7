/// A set of slots, with a bit for each.
@usableFromInline
struct Bits {
    @usableFromInline var words: ContiguousArray<UInt64> = []

    @inlinable
    init() {}

    /// Creates a set with room for `count` bits, all clear.
    @inlinable
    init(count: Int) { words = ContiguousArray(repeating: 0, count: (count + 63) >> 6) }

    /// Makes room for `count` bits.
    @inlinable
    mutating func grow(to count: Int) {
        let missing = (count + 63) >> 6 - words.count
        if missing > 0 { words.append(contentsOf: repeatElement(0, count: missing)) }
    }

    /// Whether the bit of a slot is set; false for a slot beyond the allocated room.
    @inlinable @inline(__always)
    subscript(slot: Int32) -> Bool {
        let word = Int(slot >> 6)
        return word < words.count && words[word] & (1 << UInt64(slot & 63)) != 0
    }

    /// Returns the slots in the set that a closure accepts.
    @inlinable
    func filter(_ isIncluded: (Int32) -> Bool) -> Bits {
        var accepted = Bits(count: words.count << 6)
        each { slot in
            // Without a branch, which would be mispredicted.
            accepted.words[Int(slot >> 6)] |= (isIncluded(slot) ? 1 : 0) << UInt64(slot & 63)
        }
        return accepted
    }

    /// Sets the bit of a slot within the allocated room; returns false if it was already set.
    @inlinable @inline(__always) @discardableResult
    mutating func insert(_ slot: Int32) -> Bool {
        let bit: UInt64 = 1 << UInt64(slot & 63)
        let isNew = words[Int(slot >> 6)] & bit == 0
        words[Int(slot >> 6)] |= bit
        return isNew
    }

    /// Clears the bit of a slot; returns false if it was already clear.
    @inlinable @inline(__always) @discardableResult
    mutating func remove(_ slot: Int32) -> Bool {
        let word = Int(slot >> 6)
        guard self[slot] else { return false }
        words[word] &= ~(1 << UInt64(slot & 63))
        return true
    }

    /// Sets or clears the bit of a slot within the allocated room.
    @inlinable @inline(__always)
    mutating func set(_ slot: Int32, _ isOn: Bool) {
        if isOn { insert(slot) } else { remove(slot) }
    }

    /// Calls `body` with each slot whose bit is set, in ascending order.
    @inlinable
    func each(_ body: (Int32) -> Void) {
        for index in words.indices {
            var word = words[index]
            while word != 0 {
                body(Int32(truncatingIfNeeded: index << 6 + word.trailingZeroBitCount))
                word &= word - 1
            }
        }
    }
}
