/// A set of numbers below `universe` as bits, with a bit for each non-empty word above, and so on:
/// predecessor and successor cost a few bit operations.
///
/// Four levels of 64 bits: 2^24 numbers, far more than it is used for.
///
/// Safety: the levels lie one after the other in the memory handed in, which has room for
/// ``words(for:)``; every number handed in is below `universe`.
struct BitmapTree {
    private let level0: UnsafeMutablePointer<UInt64>
    private let level1: UnsafeMutablePointer<UInt64>
    private let level2: UnsafeMutablePointer<UInt64>
    private let level3: UnsafeMutablePointer<UInt64>

    private static func counts(_ universe: Int) -> (Int, Int, Int, Int) {
        let count0 = (universe + 63) >> 6
        let count1 = (count0 + 63) >> 6
        let count2 = (count1 + 63) >> 6
        return (count0, count1, count2, (count2 + 63) >> 6)
    }

    /// Words of memory needed.
    static func words(for universe: Int) -> Int {
        let (count0, count1, count2, count3) = counts(universe)
        return count0 + count1 + count2 + count3
    }

    /// An empty set.
    @inline(__always)
    init(universe: Int, memory: UnsafeMutablePointer<UInt64>) {
        let (count0, count1, count2, count3) = Self.counts(universe)
        memory.update(repeating: 0, count: count0 + count1 + count2 + count3)
        level0 = memory
        level1 = level0 + count0
        level2 = level1 + count1
        level3 = level2 + count2
    }

    @inline(__always)
    private static func bit(_ number: Int) -> UInt64 {
        1 << UInt64(truncatingIfNeeded: number & 63)
    }

    /// The bits below that of `number`.
    @inline(__always)
    private static func below(_ number: Int) -> UInt64 { bit(number) &- 1 }

    /// The bits above that of `number`.
    @inline(__always)
    private static func above(_ number: Int) -> UInt64 { ~below(number) & ~bit(number) }

    @inline(__always)
    private static func highest(_ word: UInt64) -> Int { 63 &- word.leadingZeroBitCount }

    /// The largest number below `number`, or -1.
    @inline(__always)
    func predecessor(of number: Int) -> Int {
        let word = number >> 6
        var bits = level0[word] & Self.below(number)
        if bits != 0 { return word << 6 | Self.highest(bits) }
        bits = level1[word >> 6] & Self.below(word)
        if bits != 0 { return last1((word >> 6) << 6 | Self.highest(bits)) }
        bits = level2[word >> 12] & Self.below(word >> 6)
        if bits != 0 { return last2((word >> 12) << 6 | Self.highest(bits)) }
        bits = level3[word >> 18] & Self.below(word >> 12)
        if bits == 0 { return -1 }
        let third = (word >> 18) << 6 | Self.highest(bits)
        return last2(third << 6 | Self.highest(level2[third]))
    }

    /// The largest number in a word of level 0.
    @inline(__always)
    private func last1(_ word: Int) -> Int { word << 6 | Self.highest(level0[word]) }

    /// The largest number under a word of level 1.
    @inline(__always)
    private func last2(_ word: Int) -> Int { last1(word << 6 | Self.highest(level1[word])) }

    /// The smallest number above `number`.
    ///
    /// There must be one.
    @inline(__always)
    func successor(of number: Int) -> Int {
        let word = number >> 6
        var bits = level0[word] & Self.above(number)
        if bits != 0 { return word << 6 | bits.trailingZeroBitCount }
        bits = level1[word >> 6] & Self.above(word)
        if bits != 0 { return first1((word >> 6) << 6 | bits.trailingZeroBitCount) }
        bits = level2[word >> 12] & Self.above(word >> 6)
        if bits != 0 { return first2((word >> 12) << 6 | bits.trailingZeroBitCount) }
        bits = level3[word >> 18] & Self.above(word >> 12)
        let third = (word >> 18) << 6 | bits.trailingZeroBitCount
        return first2(third << 6 | level2[third].trailingZeroBitCount)
    }

    @inline(__always)
    private func first1(_ word: Int) -> Int { word << 6 | level0[word].trailingZeroBitCount }

    @inline(__always)
    private func first2(_ word: Int) -> Int {
        first1(word << 6 | level1[word].trailingZeroBitCount)
    }

    /// Adds a number.
    @inline(__always)
    func insert(_ number: Int) {
        level0[number >> 6] |= Self.bit(number)
        level1[number >> 12] |= Self.bit(number >> 6)
        level2[number >> 18] |= Self.bit(number >> 12)
        level3[number >> 24] |= Self.bit(number >> 18)
    }

    /// Removes a number, just before `other` is inserted, whose word then need not be cleared.
    @inline(__always)
    func remove(_ number: Int, before other: Int) {
        let word = number >> 6
        level0[word] &= ~Self.bit(number)
        guard level0[word] == 0 && word != other >> 6 else { return }
        level1[word >> 6] &= ~Self.bit(word)
        guard level1[word >> 6] == 0 else { return }
        level2[word >> 12] &= ~Self.bit(word >> 6)
        guard level2[word >> 12] == 0 else { return }
        level3[word >> 18] &= ~Self.bit(word >> 12)
    }
}
