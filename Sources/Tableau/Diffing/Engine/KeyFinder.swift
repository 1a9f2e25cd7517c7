/// Finds the row that has a key.
///
/// Rows with equal keys form a ring, see ``ListDiffer/firstOfRing(_:)``; what is found is the
/// ring's last row, whose successor is the first, so that they are served first in, first out.
protocol KeyFinder {
    /// Adds a row, in place of the row that has the same key.
    ///
    /// - Parameter join: Called with that row, if there is one.
    func insert(_ row: Int, _ join: (_ last: Int) -> Void)

    /// The row that has the key; -1 if none.
    func find(_ key: UInt64) -> Int
}

/// Rows by keys that lie close together, as numbers do that a database gave: a row for each number
/// from the least on.
///
/// Safety: `rows` has room for `span` numbers and one more, which is never used and stands for all
/// others.
struct NumberTable: KeyFinder {
    private let rows: UnsafeMutablePointer<Int32>
    private let least: UInt64
    private let span: UInt64
    /// Keys of the rows that can be found, all at least `least` and less than `span` above it.
    private let keys: UnsafePointer<UInt64>

    /// An empty table; nil if the first `count` of `keys` lie too far apart.
    @inline(__always)
    init?(keys: UnsafePointer<UInt64>, count: Int, in memory: inout GrowingBuffer<UInt64>) {
        // At most three numbers a row: no more memory than a hash table, and less to clear.
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

    /// The least key and how many numbers lie between it and the largest.
    ///
    /// Nil if more than `most` do, which mostly shows at once.
    @inline(__always)
    private static func range(
        _ keys: UnsafePointer<UInt64>, _ count: Int, most: UInt64
    ) -> (least: UInt64, span: UInt64)? {
        // Compared as signed numbers, so that -1 and 1 are neighbours.
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
