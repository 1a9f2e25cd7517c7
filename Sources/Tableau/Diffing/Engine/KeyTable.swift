/// A hash table from keys to rows, in borrowed memory: eight slots a group, a control byte each.
///
/// A group's control bytes are one 64-bit word: 0x80 is an empty slot, else the low seven bits of
/// the hash. So one comparison of words tells which of eight slots may hold a key, and slots take
/// four bytes: the row. Keys stay where they are, in `keys`.
///
/// Rows with equal keys form a ring in `links`; the slot holds the last of them, whose successor is
/// the first, so that they are served first in, first out.
///
/// Safety: `control` has `groups` words and `slots` 8 x `groups`; every index into them is masked
/// by the number of groups. The load never exceeds 5/8, so that each probe meets an empty slot.
struct KeyTable {
    let control: UnsafeMutablePointer<UInt64>
    let slots: UnsafeMutablePointer<UInt32>
    /// One less than the number of groups, a power of two.
    let groupMask: Int
    /// Shifts a hash so that its top bits number the group.
    let shift: UInt64
    /// Keys of the rows that can be found.
    let keys: UnsafePointer<UInt64>
    /// Whether keys are well mixed already.
    let isMixed: Bool
    let seed: UInt64

    private static let empty: UInt64 = 0x8080_8080_8080_8080
    private static let ones: UInt64 = 0x0101_0101_0101_0101

    /// An empty table for up to `count` rows.
    @inline(__always)
    init(
        count: Int, keys: UnsafePointer<UInt64>, isMixed: Bool, seed: UInt64,
        in memory: inout GrowingBuffer<UInt64>
    ) {
        var bits = 3
        while (5 << bits) < count &* 8 { bits &+= 1 }
        let groups = 1 << (bits &- 3)
        // A word of control bytes and eight slots, which are four words, for each group.
        memory.reserve(groups &* 5)
        control = memory.base
        // Slots follow the control words. The memory was allocated as words, of which every
        // slot covers half a one; nothing else reads it as words meanwhile.
        slots = UnsafeMutableRawPointer(memory.base + groups).bindMemory(
            to: UInt32.self, capacity: groups &* 8)
        control.initialize(repeating: Self.empty, count: groups)
        groupMask = groups &- 1
        shift = UInt64(truncatingIfNeeded: 35 &- bits)
        self.keys = keys
        self.isMixed = isMixed
        self.seed = seed
    }

    /// 32 bits in which group and control byte are found.
    @inline(__always)
    func hash(_ key: UInt64) -> UInt32 {
        if isMixed { return UInt32(truncatingIfNeeded: (key &* 0x9e37_79b9_7f4a_7c15) >> 32) }
        return UInt32(truncatingIfNeeded: fold(key ^ seed, 0x9e37_79b9_7f4a_7c15))
    }

    @inline(__always)
    private func group(_ hash: UInt32) -> Int { Int(truncatingIfNeeded: UInt64(hash) >> shift) }

    /// The high bit of every byte of `word` that may equal the hash's control byte.
    ///
    /// A byte above a real hit may be reported too; the keys decide.
    @inline(__always)
    private func candidates(_ word: UInt64, _ hash: UInt32) -> UInt64 {
        let difference = word ^ (UInt64(hash & 0x7f) &* Self.ones)
        return (difference &- Self.ones) & ~difference & Self.empty
    }

    @inline(__always)
    private func slot(_ group: Int, _ bits: UInt64) -> Int {
        group &* 8 &+ bits.trailingZeroBitCount >> 3
    }

    /// Adds a row, or the row to the ring of those with the same key.
    ///
    /// - Parameter join: Called with the ring's last row if there is one already.
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
                let shift = UInt64(truncatingIfNeeded: free.trailingZeroBitCount &- 7)
                control[group] =
                    word & ~(0xff << shift) | UInt64(hash & 0x7f) << shift
                slots[slot(group, free)] = UInt32(truncatingIfNeeded: row)
                return
            }
            group = (group &+ 1) & groupMask
        }
    }

    /// What one look at a key's first group tells: a row that may have the key, -1 if none has, or
    /// -2 if only a search can tell.
    @inline(__always)
    func firstCandidate(_ key: UInt64) -> Int32 {
        let hash = hash(key)
        let group = group(hash)
        let word = control[group]
        let hits = candidates(word, hash)
        if hits != 0 { return Int32(truncatingIfNeeded: slots[slot(group, hits)]) }
        return word & Self.empty != 0 ? -1 : -2
    }

    /// The row, or the last row of the ring, that has the key; -1 if none.
    @inline(never)
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
            group = (group &+ 1) & groupMask
        }
    }
}
