/// A hash table from keys to rows, in borrowed memory: eight slots per group, with a control byte
/// each.
///
/// A group's control bytes are one word. A byte is 0x80 for an empty slot, otherwise the low seven
/// bits of the hash: one comparison of words finds which of eight slots may have a key. All control
/// words are adjacent, since a key that is not in the table needs nothing else. A slot is a row, in
/// four bytes; keys stay in `keys`.
///
/// Safety: `control` has a word and `slots` eight half words for each of `groups`; every group
/// number is below `groups`. The load never exceeds one half, so each probe finds an empty slot.
struct KeyTable: KeyFinder {
    private let control: UnsafeMutablePointer<UInt64>
    private let slots: UnsafeMutablePointer<UInt32>
    private let groups: Int
    private let keys: UnsafePointer<UInt64>
    private let seed: UInt64

    private static let empty: UInt64 = 0x8080_8080_8080_8080
    private static let ones: UInt64 = 0x0101_0101_0101_0101

    /// Creates an empty table for up to `count` rows.
    @inline(__always)
    init(
        keys: UnsafePointer<UInt64>, count: Int, seed: UInt64,
        in memory: inout GrowingBuffer<UInt64>
    ) {
        groups = count / 3 &+ 1
        // A word of control bytes and eight slots, which are four words, for each group.
        memory.reserve(groups &* 5)
        control = memory.base
        control.update(repeating: Self.empty, count: groups)
        // The memory after the control words is only ever used as slots.
        slots = UnsafeMutableRawPointer(memory.base + groups)
            .bindMemory(to: UInt32.self, capacity: groups &* 8)
        self.keys = keys
        self.seed = seed
    }

    /// Returns 32 bits that determine group and control byte.
    @inline(__always)
    private func hash(_ key: UInt64) -> UInt32 {
        UInt32(truncatingIfNeeded: fold(key ^ seed, 0x9e37_79b9_7f4a_7c15))
    }

    @inline(__always)
    private func group(_ hash: UInt32) -> Int {
        // Scales the hash to the number of groups, which need not be a power of two.
        Int(truncatingIfNeeded: (UInt64(hash) &* UInt64(truncatingIfNeeded: groups)) >> 32)
    }

    @inline(__always)
    private func next(_ group: Int) -> Int {
        let next = group &+ 1
        return next == groups ? 0 : next
    }

    /// Returns the high bit of every byte of `word` that may equal the hash's control byte; the keys decide.
    @inline(__always)
    private func candidates(_ word: UInt64, _ hash: UInt32) -> UInt64 {
        let difference = word ^ (UInt64(hash & 0x7f) &* Self.ones)
        return (difference &- Self.ones) & ~difference & Self.empty
    }

    @inline(__always)
    private func slot(_ group: Int, _ bits: UInt64) -> Int {
        group &* 8 &+ bits.trailingZeroBitCount >> 3
    }

    @inline(__always)
    func insert(_ row: Int, _ join: (_ last: Int) -> Void) {
        let key = keys[row]
        let hash = hash(key)
        var group = group(hash)
        while true {
            let word = control[group]
            var hits = candidates(word, hash)
            while hits != 0 {
                let slot = slot(group, hits)
                let last = Int(slots[slot])
                if keys[last] == key {
                    join(last)
                    slots[slot] = UInt32(truncatingIfNeeded: row)
                    return
                }
                hits &= hits &- 1
            }
            let free = word & Self.empty
            if free != 0 {
                // Turns the first free byte, which is 0x80, into the hash's.
                let flip = UInt64(hash & 0x7f | 0x80)
                let shift = UInt64(truncatingIfNeeded: free.trailingZeroBitCount &- 7)
                control[group] = word ^ (flip &<< shift)
                slots[slot(group, free)] = UInt32(truncatingIfNeeded: row)
                return
            }
            group = next(group)
        }
    }

    @inline(__always)
    func find(_ key: UInt64) -> Int {
        let hash = hash(key)
        var group = group(hash)
        while true {
            let word = control[group]
            var hits = candidates(word, hash)
            while hits != 0 {
                let row = Int(slots[slot(group, hits)])
                if keys[row] == key { return row }
                hits &= hits &- 1
            }
            if word & Self.empty != 0 { return -1 }
            group = next(group)
        }
    }
}
