/// Slots in order: chunks of sorted entries, and counts of what is shown in a Fenwick tree.
///
/// A change moves half a chunk; finding a position or a rank is O(log *n*). A mask hides entries
/// that keep their places: positions and ranks count only shown entries.
///
/// A flat array is never faster from a thousand rows on, and a balanced tree costs five times as
/// much.
@usableFromInline
struct SlotOrder<Key: Comparable> {
    @usableFromInline typealias Entry = OrderEntry<Key>

    /// Entries by chunk; no chunk is empty.
    @usableFromInline var chunks: ContiguousArray<ContiguousArray<Entry>> = []
    /// The first entry of each chunk; a search looks here before it looks into one chunk.
    @usableFromInline var heads: ContiguousArray<Entry> = []
    /// The number of shown entries in each chunk.
    @usableFromInline var shown: ContiguousArray<Int32> = []
    /// A Fenwick tree over `shown`.
    @usableFromInline var tree: ContiguousArray<Int32> = []
    /// The number of shown entries.
    @usableFromInline var count = 0
    /// The maximum number of entries in a chunk.
    @usableFromInline let capacity: Int

    @inlinable
    init(capacity: Int) { self.capacity = capacity }

    // MARK: Looking up

    /// Returns the last chunk whose head is not after an entry.
    @inlinable @inline(__always)
    func chunk(of entry: Entry) -> Int {
        var low = 0
        var length = heads.count
        while length > 1 {
            let half = length >> 1
            if !(entry < heads[low + half]) { low += half }
            length -= half
        }
        return low
    }

    /// Returns the place of an entry in a chunk, or its insertion point.
    @inlinable @inline(__always)
    func place(of entry: Entry, in chunk: Int) -> Int {
        let entries = chunks[chunk]
        var low = 0
        var high = entries.count
        while low < high {
            let middle = (low + high) >> 1
            if entries[middle] < entry { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Returns the place of an entry; nil if it is not where its key indicates.
    @inlinable
    func find(_ entry: Entry) -> (chunk: Int, place: Int)? {
        guard !chunks.isEmpty else { return nil }
        let chunk = chunk(of: entry)
        let place = place(of: entry, in: chunk)
        guard place < chunks[chunk].count, chunks[chunk][place] == entry else { return nil }
        return (chunk, place)
    }

    /// Returns the place of a slot, regardless of its key.
    ///
    /// O(*n*).
    @usableFromInline
    func search(_ slot: Int32) -> (chunk: Int, place: Int)? {
        for chunk in chunks.indices {
            if let place = chunks[chunk].firstIndex(where: { $0.slot == slot }) {
                return (chunk, place)
            }
        }
        return nil
    }

    /// Returns the number of entries shown before a place.
    @inlinable
    func rank(_ chunk: Int, _ place: Int, _ mask: Bits?) -> Int32 {
        var rank: Int32 = 0
        var end = chunk
        while end > 0 {
            rank += tree[end - 1]
            end &= end - 1
        }
        guard let mask else { return rank + Int32(truncatingIfNeeded: place) }
        for index in 0..<place where mask[chunks[chunk][index].slot] { rank += 1 }
        return rank
    }

    /// Returns the entry shown at a position, below `count`.
    @inlinable
    func entry(at position: Int, _ mask: Bits?) -> Entry {
        var chunk = 0
        var rest = Int32(truncatingIfNeeded: position)
        var step = 1 << (Int.bitWidth - 1 - tree.count.leadingZeroBitCount)
        while step > 0 {
            if chunk + step <= tree.count, tree[chunk + step - 1] <= rest {
                rest -= tree[chunk + step - 1]
                chunk += step
            }
            step >>= 1
        }
        guard let mask else { return chunks[chunk][Int(rest)] }
        var place = 0
        while true {
            let entry = chunks[chunk][place]
            if mask[entry.slot] {
                if rest == 0 { return entry }
                rest -= 1
            }
            place += 1
        }
    }

    /// Calls `body` with each shown entry, in order.
    @inlinable
    func forEach(_ mask: Bits?, _ body: (Entry) -> Void) {
        for chunk in chunks {
            for entry in chunk where mask?[entry.slot] ?? true { body(entry) }
        }
    }

    // MARK: The tree

    @inlinable @inline(__always)
    mutating func addShown(_ amount: Int32, in chunk: Int) {
        shown[chunk] += amount
        count += Int(amount)
        var index = chunk
        while index < tree.count {
            tree[index] += amount
            index |= index + 1
        }
    }

    /// Rebuilds the tree, in O(chunks).
    @inlinable
    mutating func rebuildTree() {
        tree = shown
        for index in tree.indices {
            let next = index | (index + 1)
            if next < tree.count { tree[next] += tree[index] }
        }
    }

    @inlinable
    func shownCount(of entries: ArraySlice<Entry>, _ mask: Bits?) -> Int32 {
        guard let mask else { return Int32(truncatingIfNeeded: entries.count) }
        var count: Int32 = 0
        for entry in entries where mask[entry.slot] { count += 1 }
        return count
    }
}
