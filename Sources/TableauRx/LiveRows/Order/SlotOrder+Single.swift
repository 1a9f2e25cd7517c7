import Tableau

// Single updates, for few changes.

extension SlotOrder {
    /// Inserts an entry, which is not shown yet.
    ///
    /// - Returns: Its place; nil if the entry contradicts the ends of its chunk, as no entry of a
    ///   total order does.
    @inlinable
    mutating func insert(_ entry: Entry, _ mask: Bits?) -> (chunk: Int, place: Int)? {
        if chunks.isEmpty { open(0, [], entry, shown: 0) }
        var (chunk, place) = place(of: entry)
        if chunks[chunk].count >= capacity {
            (chunk, place) = split(chunk, at: place, for: entry, mask)
        }
        chunks[chunk].insert(entry, at: place)
        if place == 0 { heads[chunk] = entry }
        let isInOrder =
            !entry.precedes(heads[chunk], descending)
            && !chunks[chunk].last!.precedes(entry, descending)
        return isInOrder ? (chunk, place) : nil
    }

    /// Removes the entry at a place, which is not shown any more.
    @inlinable
    mutating func remove(_ chunk: Int, _ place: Int) {
        chunks[chunk].remove(at: place)
        let left = chunks[chunk].count
        if left == 0 { return close(chunk) }
        if place == 0 { heads[chunk] = chunks[chunk][0] }
        if left >= capacity / 4 { return }
        // A small chunk merges with either neighbour, if they fit.
        for lower in Swift.max(0, chunk - 1)..<Swift.min(chunk + 1, chunks.count - 1)
        where chunks[lower].count + chunks[lower + 1].count <= capacity * 3 / 4 {
            chunks[lower].append(contentsOf: chunks[lower + 1])
            pieces.add(pieces.chunks[lower + 1].shown, to: lower)
            return close(lower + 1)
        }
    }

    /// Makes room in a full chunk and returns the new place of the entry.
    @inlinable
    mutating func split(
        _ chunk: Int, at place: Int, for entry: Entry, _ mask: Bits?
    ) -> (chunk: Int, place: Int) {
        let count = chunks[chunk].count
        // Ascending inserts leave full chunks behind, descending ones before them.
        let start = place == 0 || place == count ? place : count / 2
        let upper = ContiguousArray(chunks[chunk][start...])
        chunks[chunk].removeSubrange(start...)
        let moved = shownCount(of: upper[...], mask)
        pieces.add(-moved, to: chunk)
        open(chunk + 1, upper, upper.first ?? entry, shown: moved)
        return place > start || place == count ? (chunk + 1, place - start) : (chunk, place)
    }

    /// Inserts a chunk.
    @inlinable
    mutating func open(
        _ chunk: Int, _ entries: ContiguousArray<Entry>, _ head: Entry, shown: Int
    ) {
        var entries = entries
        entries.reserveCapacity(capacity)
        chunks.insert(entries, at: chunk)
        heads.insert(head, at: chunk)
        pieces.chunks.insert((shown, nil), at: chunk)
        pieces.regroup(from: chunk)
    }

    @inlinable
    mutating func close(_ chunk: Int) {
        chunks.remove(at: chunk)
        heads.remove(at: chunk)
        pieces.chunks.remove(at: chunk)
        pieces.regroup(from: chunk)
    }
}
