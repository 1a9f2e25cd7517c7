/// An index of rows deleted from their sections, by the keys of their identities.
///
/// Uses ``KeyTable``, as for the rows of one list. Rows with equal keys form a ring that returns
/// them first in, first out, so that a thousand equal rows cost no more than others.
///
/// Safety: all indexes below are ordinals of rows below `count`; `keys` has `count` elements, and
/// the scratch's table and links, which are otherwise unused meanwhile, are reserved for as many.
struct UnmatchedRowIndex {
    private let table: KeyTable
    /// The next row with the same key; from the last row back to the first.
    ///
    /// The table finds the last row of a ring, so it stays after it was taken: its link is then the
    /// complement, negative.
    private let links: UnsafeMutablePointer<Int32>

    /// Creates an index of rows by their keys.
    init(
        keys: UnsafePointer<UInt64>, count: Int, in scratch: UnsafeMutablePointer<ScratchMemory>
    ) {
        let table = KeyTable(
            keys: keys, count: count, seed: scratch.pointee.seed, in: &scratch.pointee.table)
        scratch.pointee.links.reserve(count)
        let links = scratch.pointee.links.base
        for row in 0..<count {
            links[row] = Int32(truncatingIfNeeded: row)
            table.insert(row) { last in
                links[row] = links[last]
                links[last] = Int32(truncatingIfNeeded: row)
            }
        }
        self.table = table
        self.links = links
    }

    /// Removes the first accepted row with a key; returns its ordinal, nil if there is none (left).
    @inline(__always)
    func take(_ key: UInt64, where accept: (Int) -> Bool) -> Int? {
        let last = table.find(key)
        guard last >= 0 else { return nil }
        let isLastTaken = links[last] < 0
        var previous = last
        var row = Int(isLastTaken ? ~links[last] : links[last])
        while row != last {
            let next = links[row]
            if accept(row) {
                links[previous] = previous == last && isLastTaken ? ~next : next
                return row
            }
            previous = row
            row = Int(next)
        }
        guard !isLastTaken && accept(last) else { return nil }
        links[last] = ~links[last]
        return last
    }
}
