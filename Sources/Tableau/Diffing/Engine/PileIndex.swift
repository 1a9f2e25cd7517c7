/// The ends of the piles of a patience sort, with an index that finds a row's approximate pile.
///
/// Old indexes are divided into equal buckets; for each, `below` counts the piles that end before
/// it. There are a third to a half as many buckets as a shuffled list has piles. So a search
/// compares with only a few ends, all at once, and a pile that gets a lower end changes one or two
/// counts, with hardly any mispredicted branches. Each pile may change more counts only within a
/// budget, and counts left too low are harmless: a count is only the start of a search, in strides
/// that double. So each search takes O(log *n*), and all counts together O(*n*).
///
/// Deliberately words, not vectors: reading a vector soon after one of its words was written stalls
/// until all of it is available, which took half of the time.
///
/// Safety: piles are numbered below `rows`, so `ends` has room for all and for the padding that is
/// read after them; buckets of old indexes below `oldCount` are below the number of buckets, and
/// `below` has room for two more.
struct PileIndex {
    /// The last old index on each pile, ascending; `.max` after them.
    private let ends: UnsafeMutablePointer<Int32>
    /// For each bucket up to that of `largest`, the number of piles that end before it, or fewer.
    private let below: UnsafeMutablePointer<Int32>
    /// The number of old indexes in a bucket, as a power of two.
    private let shift: Int
    private(set) var count = 0
    /// The end of the last pile.
    private var largest = -1
    /// The pile after the last run's: the destination of the next run if it continues in both
    /// lists.
    private var hint = 0
    /// The number of counts that may still be changed, except the next two, which always are.
    private var budget: Int

    /// The number of ends that a search compares at once.
    private static let lanes = 4

    /// Creates an index without piles, with room for as many as there are rows.
    @inline(__always)
    init(rows: Int, oldCount: Int, in memory: inout GrowingBuffer<UInt64>) {
        budget = 4 &* rows
        // For n shuffled rows, 2 * sqrt(n) piles are expected.
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

    /// Puts a run of rows on adjacent piles, and returns the first.
    @inline(__always)
    mutating func place(_ old: Int, _ length: Int) -> Int {
        let first = old > largest ? count : self.first(atOrAfter: old)
        var pile = first
        var row = old
        let end = old &+ length
        while row < end && pile < count {
            lower(pile, to: row)
            pile &+= 1
            row &+= 1
        }
        if row < end { append(row, end) }
        hint = first &+ length
        return first
    }

    /// Returns 1 if a pile ends below a row, otherwise 0.
    @inline(__always)
    private func ends(_ pile: Int, below old: Int) -> Int { Int(ends[pile]) < old ? 1 : 0 }

    /// Returns the first pile whose end is not below `old`, which is not above `largest`.
    @inline(__always)
    private func first(atOrAfter old: Int) -> Int {
        let start = Int(below[bucket(old)])
        // Ends ascend: as many as are below `old` come first.
        let pile =
            start &+ ends(start, below: old) &+ ends(start &+ 1, below: old)
            &+ ends(start &+ 2, below: old) &+ ends(start &+ 3, below: old)
        return pile < start &+ Self.lanes ? pile : search(from: pile, old)
    }

    /// Returns the first pile from `start` on whose end is not below `old`.
    @inline(never)
    private func search(from start: Int, _ old: Int) -> Int {
        var low = hint > start && Int(ends[hint &- 1]) < old ? hint : start
        var step = Self.lanes
        while low &+ step < count && Int(ends[low &+ step]) < old {
            low &+= step &+ 1
            step &*= 2
        }
        var high = min(low &+ step, count)
        while low < high {
            let middle = (low &+ high) &>> 1
            if Int(ends[middle]) < old { low = middle &+ 1 } else { high = middle }
        }
        return low
    }

    /// Begins a pile for each row from `old` to `end`, which are above the ends of all others.
    @inline(__always)
    private mutating func append(_ old: Int, _ end: Int) {
        var next = largest >= 0 ? bucket(largest) &+ 1 : 0
        // All previous piles end before these buckets, and so do rows of the run.
        while next <= bucket(end &- 1) {
            below[next] = Int32(truncatingIfNeeded: count &+ max(0, next &<< shift &- old))
            next &+= 1
        }
        let target = ends + count
        let length = end &- old
        for row in 0..<length { target[row] = Int32(truncatingIfNeeded: old &+ row) }
        count &+= length
        largest = end &- 1
        // A search reads four ends, of which the first may be the last.
        target.advanced(by: length).update(repeating: .max, count: Self.lanes)
    }

    /// Puts a row on a pile whose end is not below it.
    @inline(__always)
    private mutating func lower(_ pile: Int, to old: Int) {
        let end = Int(ends[pile])
        ends[pile] = Int32(truncatingIfNeeded: old)
        if end == largest {
            // No pile ends after it, so no search uses the buckets there any more.
            largest = old
            return
        }
        // The pile now ends before the buckets after that of `old`, up to that of `end`.
        var next = bucket(old) &+ 1
        let last = bucket(end)
        below[next] &+= next <= last ? 1 : 0
        below[next &+ 1] &+= next < last ? 1 : 0
        next &+= 2
        guard next <= last else { return }
        let stop = min(last, next &+ budget &- 1)
        budget &-= stop &- next &+ 1
        while next <= stop {
            below[next] &+= 1
            next &+= 1
        }
    }
}
