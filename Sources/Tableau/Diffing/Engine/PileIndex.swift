/// The ends of the piles of a patience sort, with an index that tells at once about which pile a
/// row belongs on.
///
/// Old indexes are cut into equal buckets; for each, `below` counts the piles that end before it.
/// There are a third to a half as many buckets as a shuffled list makes piles. So a search has a few
/// ends to compare with, all at once, and a pile that gets a lower end changes a count or two:
/// hardly anything that a processor would have to guess. Piles that crowd in one bucket are bisected;
/// ends that leap to and fro cost as many counts as there are buckets, sqrt(n).
///
/// Words, not vectors, on purpose: a vector that is read soon after a word of it was written waits
/// until all of it is there, which took half of the time.
///
/// Safety: piles are numbered below `rows`, so `ends` has room for all and for the padding that is
/// read behind them; buckets of old indexes below `oldCount` are below the number of buckets, and
/// `below` has room for two more.
struct PileIndex {
    /// The last old index on each pile, ascending; `.max` behind them.
    private let ends: UnsafeMutablePointer<Int32>
    /// For each bucket how many piles end before it.
    ///
    /// Right up to the bucket of `largest`.
    private let below: UnsafeMutablePointer<Int32>
    /// Old indexes of a bucket, as a power of two.
    private let shift: Int
    /// How many piles there are.
    private(set) var count = 0
    /// The end of the last pile.
    private var largest = -1

    /// Ends that a search compares with at once.
    private static let lanes = 4

    /// No piles, and room for as many as there are rows.
    @inline(__always)
    init(rows: Int, oldCount: Int, in memory: inout GrowingBuffer<UInt64>) {
        // Of n shuffled rows, 2 * sqrt(n) piles are to be expected.
        shift = (Int.bitWidth - oldCount.leadingZeroBitCount + 1) / 2
        let buckets = oldCount >> shift + 3
        let words = (rows + 2 * Self.lanes + buckets) / 2 + 1
        memory.reserve(words)
        ends = UnsafeMutableRawPointer(memory.base).bindMemory(to: Int32.self, capacity: words * 2)
        below = ends + rows + 2 * Self.lanes
        ends.update(repeating: .max, count: 2 * Self.lanes)
        below.update(repeating: 0, count: buckets)
    }

    @inline(__always)
    private func bucket(_ old: Int) -> Int { old &>> shift }

    /// 1 if a pile ends below a row, else 0.
    @inline(__always)
    private func ends(_ pile: Int, below old: Int) -> Int {
        Int(ends[pile]) < old ? 1 : 0
    }

    /// The first pile whose end is not below `old`.
    @inline(__always)
    func first(atOrAfter old: Int) -> Int {
        if old > largest { return count }
        let bucket = bucket(old)
        var pile = Int(below[bucket])
        var most = bucket < self.bucket(largest) ? Int(below[bucket &+ 1]) : count
        // What is between them lies in the bucket.
        while most &- pile > Self.lanes {
            let middle = (pile &+ most) &>> 1
            if Int(ends[middle]) < old { pile = middle &+ 1 } else { most = middle }
        }
        // Ends ascend: as many as are below `old` come first.
        return pile &+ ends(pile, below: old) &+ ends(pile &+ 1, below: old)
            &+ ends(pile &+ 2, below: old) &+ ends(pile &+ 3, below: old)
    }

    /// Begins a pile with a row behind the ends of all others.
    @inline(__always)
    mutating func append(_ old: Int) {
        if largest >= 0 {
            var next = bucket(largest) &+ 1
            while next <= bucket(old) {
                below[next] = Int32(truncatingIfNeeded: count)
                next &+= 1
            }
        }
        ends[count] = Int32(truncatingIfNeeded: old)
        largest = old
        count &+= 1
        // A search reads four ends, of which the first may be the last.
        if count & 3 == 0 { (ends + count + 4).update(repeating: .max, count: 4) }
    }

    /// Puts a row on a pile whose end is not below it.
    @inline(__always)
    mutating func lower(_ pile: Int, to old: Int) {
        let end = Int(ends[pile])
        ends[pile] = Int32(truncatingIfNeeded: old)
        if end == largest {
            // Nothing ends behind it, so nobody asks about the buckets there any more.
            largest = old
            return
        }
        // The pile now ends before the buckets behind that of `old`, up to that of `end`.
        var next = bucket(old) &+ 1
        let last = bucket(end)
        below[next] &+= next <= last ? 1 : 0
        below[next &+ 1] &+= next < last ? 1 : 0
        next &+= 2
        while next <= last {
            below[next] &+= 1
            next &+= 1
        }
    }
}
