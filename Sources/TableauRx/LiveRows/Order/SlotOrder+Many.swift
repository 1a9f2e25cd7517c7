public import Tableau

// Batch updates: one pass over all entries.

extension SlotOrder {
    /// Rebuilds the order from sorted entries.
    ///
    /// Chunks are filled to three quarters, so that later inserts need not split them.
    @inlinable
    mutating func build(_ sorted: ContiguousArray<Entry>, _ mask: Bits?) {
        (chunks, heads, shown) = ([], [], [])
        let fill = Swift.max(1, capacity * 3 / 4)
        for start in stride(from: 0, to: sorted.count, by: fill) {
            let entries = sorted[start..<Swift.min(start + fill, sorted.count)]
            var chunk = ContiguousArray<Entry>()
            chunk.reserveCapacity(capacity)
            chunk.append(contentsOf: entries)
            heads.append(chunk[0])
            chunks.append(chunk)
            shown.append(shownCount(of: entries, mask))
        }
        pieces = ContiguousArray(repeating: nil, count: chunks.count)
        count = shown.reduce(0) { $0 + Int($1) }
        regroup()
    }

    /// Removes and inserts entries in one pass over all of them.
    ///
    /// - Parameters:
    ///   - removals: The slots to remove.
    ///   - inserts: Sorted.
    ///   - before: The slots that were shown.
    ///   - after: The slots that are shown afterwards; no entry that stays has changed.
    @inlinable
    mutating func merge(
        removals: Bits, inserts: ContiguousArray<Entry>, before: Bits?, after: Bits?
    ) {
        var entries = ContiguousArray<Entry>()
        entries.reserveCapacity(count + inserts.count)
        var next = 0
        var hasRemoved = false
        for chunk in chunks {
            for entry in chunk {
                if removals[entry.slot] {
                    hasRemoved = true
                    isChanged = isChanged || before?[entry.slot] ?? true
                    continue
                }
                while next < inserts.count, inserts[next] < entry {
                    entries.append(inserts[next])
                    next += 1
                }
                entries.append(entry)
            }
        }
        if inserts.isEmpty && !hasRemoved { return }
        entries.append(contentsOf: inserts[next...])
        isChanged = isChanged || inserts.contains { after?[$0.slot] ?? true }
        build(entries, after)
    }

    /// Changes which entries are shown.
    ///
    /// Entries are compared in groups of 64: what is shown is as good as random in an order, so a
    /// branch for each would be mispredicted.
    @inlinable
    mutating func remask(from before: Bits?, to after: Bits?) {
        count = 0
        for index in chunks.indices {
            let entries = chunks[index]
            var number = 0
            var hasChanged = false
            for first in stride(from: 0, to: entries.count, by: 64) {
                let group = first..<Swift.min(first + 64, entries.count)
                let new = Self.shown(entries, group, after)
                hasChanged = hasChanged || new != Self.shown(entries, group, before)
                number += new.nonzeroBitCount
            }
            shown[index] = Int32(truncatingIfNeeded: number)
            count += number
            if hasChanged {
                pieces[index] = nil
                isChanged = true
            }
        }
        if isChanged { regroup() }
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
}
