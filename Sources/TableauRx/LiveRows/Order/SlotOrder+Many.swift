import Tableau

// Batch updates: one pass over all entries.

extension SlotOrder {
    /// Rebuilds the order from sorted entries.
    ///
    /// Chunks are filled to three quarters, so that later inserts need not split them.
    @inlinable
    mutating func build(_ sorted: ContiguousArray<Entry>, _ mask: Bits?) {
        (chunks, heads, pieces.chunks) = ([], [], [])
        let fill = Swift.max(1, capacity * 3 / 4)
        for start in stride(from: 0, to: sorted.count, by: fill) {
            let entries = sorted[start..<Swift.min(start + fill, sorted.count)]
            var chunk = ContiguousArray<Entry>()
            chunk.reserveCapacity(capacity)
            chunk.append(contentsOf: entries)
            heads.append(chunk[0])
            chunks.append(chunk)
            pieces.chunks.append((shownCount(of: entries, mask), nil))
        }
        pieces.regroup(from: 0)
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
        let count = chunks.reduce(0) { $0 + $1.count }
        entries.reserveCapacity(count + inserts.count)
        var next = 0
        for chunk in chunks {
            for entry in chunk {
                if removals[entry.slot] {
                    pieces.isChanged = pieces.isChanged || before?[entry.slot] ?? true
                    continue
                }
                while next < inserts.count, inserts[next].precedes(entry, descending) {
                    entries.append(inserts[next])
                    next += 1
                }
                entries.append(entry)
            }
        }
        if inserts.isEmpty && entries.count == count { return }
        entries.append(contentsOf: inserts[next...])
        pieces.isChanged = pieces.isChanged || inserts.contains { after?[$0.slot] ?? true }
        build(entries, after)
    }

    /// Changes which entries are shown.
    ///
    /// Without a branch for each entry, which would be mispredicted: what is shown is as good as
    /// random in an order.
    @inlinable
    mutating func remask(from before: Bits, to after: Bits) {
        for index in chunks.indices {
            var (shown, changes) = (0, 0)
            for entry in chunks[index] {
                let isShown = after[entry.slot] ? 1 : 0
                shown += isShown
                changes += isShown ^ (before[entry.slot] ? 1 : 0)
            }
            if changes > 0 {
                pieces.chunks[index] = (shown, nil)
                pieces.isChanged = true
            }
        }
        if pieces.isChanged { pieces.regroup(from: 0) }
    }
}
