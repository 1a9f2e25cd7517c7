/// An index that finds the row with a key.
///
/// Rows with equal keys form a ring, see ``UnmatchedRows/firstOfRing(_:)``; the index finds the ring's
/// last row, whose successor is the first, so that they are returned first in, first out.
protocol KeyFinder {
    /// Adds a row, replacing the row with the same key, if any, for which `join` is called.
    func insert(_ row: Int, _ join: (_ last: Int) -> Void)

    /// Returns the row with the key; -1 if there is none.
    func find(_ key: UInt64) -> Int
}

/// A table of rows by adjacent keys, such as numbers from a database, with an entry for each number
/// from the least on.
///
/// Safety: `rows` has room for `span` numbers and one more, which is never used and represents all
/// others.
struct NumberTable: KeyFinder {
    private let rows: UnsafeMutablePointer<Int32>
    private let least: UInt64
    private let span: UInt64
    /// The keys of the rows in the table, all at least `least` and less than `span` above it.
    private let keys: UnsafePointer<UInt64>

    /// Creates an empty table; nil if the range of the first `count` of `keys` is too large.
    @inline(__always)
    init?(keys: UnsafePointer<UInt64>, count: Int, in memory: inout GrowingBuffer<UInt64>) {
        // At most three numbers per row: no more memory than a hash table, and less to clear.
        guard let range = Self.range(keys, count, most: UInt64(truncatingIfNeeded: count &* 3))
        else { return nil }
        least = range.least
        span = range.span
        self.keys = keys
        let words = Int(truncatingIfNeeded: range.span) / 2 + 1
        memory.reserve(words)
        rows = UnsafeMutableRawPointer(memory.base)
            .bindMemory(to: Int32.self, capacity: words &* 2)
        rows.update(repeating: -1, count: Int(truncatingIfNeeded: range.span) + 1)
    }

    /// Returns the least key and the number of keys from it to the largest; nil if that exceeds `most`, which
    /// is usually detected at once.
    @inline(__always)
    private static func range(
        _ keys: UnsafePointer<UInt64>, _ count: Int, most: UInt64
    ) -> (least: UInt64, span: UInt64)? {
        // Compared as signed numbers, so that -1 and 1 are close.
        var least = Int64(bitPattern: keys[0])
        var largest = least
        var position = 0
        while position < count {
            let end = min(count, position &+ 64)
            while position < end {
                let key = Int64(bitPattern: keys[position])
                least = min(least, key)
                largest = max(largest, key)
                position &+= 1
            }
            if UInt64(bitPattern: largest &- least) >= most { return nil }
        }
        return (UInt64(bitPattern: least), UInt64(bitPattern: largest &- least) + 1)
    }

    @inline(__always)
    func insert(_ row: Int, _ join: (_ last: Int) -> Void) {
        let number = Int(truncatingIfNeeded: keys[row] &- least)
        let last = rows[number]
        if last >= 0 { join(Int(last)) }
        rows[number] = Int32(truncatingIfNeeded: row)
    }

    @inline(__always)
    func find(_ key: UInt64) -> Int {
        Int(rows[Int(truncatingIfNeeded: min(key &- least, span))])
    }
}
