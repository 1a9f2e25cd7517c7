// Batch updates: one pass over all entries.

extension SlotOrder {
    /// Rebuilds the order from sorted entries.
    @inlinable
    mutating func build(_ sorted: ContiguousArray<Entry>, _ mask: Bits?) {
        var builder = Builder(capacity: capacity, count: sorted.count)
        for entry in sorted { builder.append(entry, isShown: mask?[entry.slot] ?? true) }
        finish(&builder)
    }

    /// Removes and inserts entries.
    ///
    /// - Parameters:
    ///   - removals: By slot, the number of each removal, from 1; 0 for those that stay.
    ///   - inserts: Sorted.
    ///   - before: The slots that were shown.
    ///   - after: The slots that are shown afterwards; no entry that stays has changed.
    ///   - onRemove: Receives the number of a removal, from 0, its entry and its old rank.
    ///   - onInsert: Receives the index of an insert and its new rank.
    @inlinable
    mutating func merge(
        removals: ContiguousArray<Int32>, inserts: ContiguousArray<Entry>,
        before: Bits?, after: Bits?,
        onRemove: (Int, Entry, Int32) -> Void, onInsert: (Int, Int32) -> Void
    ) {
        var builder = Builder(capacity: capacity, count: count + inserts.count)
        var next = 0
        var oldRank: Int32 = 0
        for chunk in chunks {
            for entry in chunk {
                while next < inserts.count, inserts[next] < entry {
                    onInsert(next, builder.shownCount)
                    builder.append(inserts[next], isShown: after?[inserts[next].slot] ?? true)
                    next += 1
                }
                let isShown = before?[entry.slot] ?? true
                let removal = removals[Int(entry.slot)]
                if removal > 0 {
                    onRemove(Int(removal) - 1, entry, oldRank)
                } else {
                    builder.append(entry, isShown: isShown)
                }
                if isShown { oldRank += 1 }
            }
        }
        while next < inserts.count {
            onInsert(next, builder.shownCount)
            builder.append(inserts[next], isShown: after?[inserts[next].slot] ?? true)
            next += 1
        }
        finish(&builder)
    }

    /// Changes which entries are shown, and reports the ranks of those hidden and revealed.
    ///
    /// Entries are compared in groups of 64: what is shown is as good as random in an order, so a
    /// branch for each would be mispredicted.
    @inlinable
    mutating func remask(
        from before: Bits?, to after: Bits?, onHide: (Int32) -> Void, onShow: (Int32) -> Void
    ) {
        var oldRank: Int32 = 0
        var newRank: Int32 = 0
        for index in chunks.indices {
            let entries = chunks[index]
            let start = newRank
            for first in stride(from: 0, to: entries.count, by: 64) {
                let group = first..<Swift.min(first + 64, entries.count)
                let old = Self.shown(entries, group, before)
                let new = Self.shown(entries, group, after)
                var changed = old ^ new
                while changed != 0 {
                    let bit = changed & (0 &- changed)
                    changed ^= bit
                    if old & bit != 0 {
                        onHide(oldRank + Int32((old & (bit - 1)).nonzeroBitCount))
                    } else {
                        onShow(newRank + Int32((new & (bit - 1)).nonzeroBitCount))
                    }
                }
                oldRank += Int32(old.nonzeroBitCount)
                newRank += Int32(new.nonzeroBitCount)
            }
            shown[index] = newRank - start
        }
        count = Int(newRank)
        rebuildTree()
    }

    /// Returns a bit for each of up to 64 entries: whether it is shown.
    @inlinable @inline(__always)
    static func shown(
        _ entries: ContiguousArray<Entry>, _ range: Range<Int>, _ mask: Bits?
    ) -> UInt64 {
        guard let mask else { return ~0 >> UInt64(64 - range.count) }
        return entries.withUnsafeBufferPointer { entries in
            mask.words.withUnsafeBufferPointer { words in
                var shown: UInt64 = 0
                for index in range.reversed() {
                    shown = shown << 1 | Bits.bit(entries[index].slot, in: words)
                }
                return shown
            }
        }
    }

    @inlinable
    mutating func finish(_ builder: inout Builder) {
        builder.close()
        chunks = builder.chunks
        heads = builder.heads
        shown = builder.shown
        count = Int(builder.shownCount)
        rebuildTree()
    }

    /// Fills chunks to three quarters, so that later inserts need not split them.
    @usableFromInline
    struct Builder {
        @usableFromInline var chunks: ContiguousArray<ContiguousArray<Entry>> = []
        @usableFromInline var heads: ContiguousArray<Entry> = []
        @usableFromInline var shown: ContiguousArray<Int32> = []
        @usableFromInline var open: ContiguousArray<Entry> = []
        @usableFromInline var shownCount: Int32 = 0
        @usableFromInline var shownBefore: Int32 = 0
        @usableFromInline let capacity: Int
        @usableFromInline let fill: Int

        @inlinable
        init(capacity: Int, count: Int) {
            self.capacity = capacity
            fill = Swift.max(1, capacity * 3 / 4)
            chunks.reserveCapacity(count / fill + 1)
            open.reserveCapacity(capacity)
        }

        @inlinable @inline(__always)
        mutating func append(_ entry: Entry, isShown: Bool) {
            if open.count == fill { close() }
            open.append(entry)
            if isShown { shownCount += 1 }
        }

        @inlinable
        mutating func close() {
            guard !open.isEmpty else { return }
            heads.append(open[0])
            chunks.append(open)
            shown.append(shownCount - shownBefore)
            shownBefore = shownCount
            open = []
            open.reserveCapacity(capacity)
        }
    }
}
