// Single updates, for few changes.

extension SlotOrder {
    /// Inserts an entry and returns the number of shown entries before it.
    @inlinable
    mutating func insert(_ entry: Entry, isShown: Bool, _ mask: Bits?) -> Int32 {
        if chunks.isEmpty { open(0, [], entry, mask) }
        var chunk = chunk(of: entry)
        var place = place(of: entry, in: chunk)
        if chunks[chunk].count >= capacity {
            (chunk, place) = split(chunk, at: place, for: entry, mask)
        }
        chunks[chunk].insert(entry, at: place)
        if place == 0 { heads[chunk] = entry }
        if isShown { addShown(1, in: chunk) }
        return rank(chunk, place, mask)
    }

    /// Removes the entry at a place and returns the number of entries that were shown before it.
    @inlinable
    mutating func remove(_ chunk: Int, _ place: Int, isShown: Bool, _ mask: Bits?) -> Int32 {
        let rank = rank(chunk, place, mask)
        chunks[chunk].remove(at: place)
        if isShown { addShown(-1, in: chunk) }
        let left = chunks[chunk].count
        if left == 0 {
            close(chunk)
            rebuildTree()
        } else {
            if place == 0 { heads[chunk] = chunks[chunk][0] }
            if left < capacity / 4 { mergeWithNeighbour(chunk) }
        }
        return rank
    }

    /// Makes room in a full chunk and returns the new place of the entry.
    @inlinable
    mutating func split(
        _ chunk: Int, at place: Int, for entry: Entry, _ mask: Bits?
    ) -> (chunk: Int, place: Int) {
        let count = chunks[chunk].count
        // Ascending inserts leave full chunks behind, descending ones before them.
        if chunk == chunks.count - 1, place == count {
            open(chunk + 1, [], entry, mask)
            return (chunk + 1, 0)
        }
        if chunk == 0, place == 0 {
            open(0, [], entry, mask)
            return (0, 0)
        }
        let half = count / 2
        let upper = ContiguousArray(chunks[chunk][half...])
        chunks[chunk].removeSubrange(half...)
        shown[chunk] = shownCount(of: chunks[chunk][...], mask)
        open(chunk + 1, upper, upper[0], mask)
        return place > half ? (chunk + 1, place - half) : (chunk, place)
    }

    @inlinable
    mutating func open(
        _ chunk: Int, _ entries: ContiguousArray<Entry>, _ head: Entry, _ mask: Bits?
    ) {
        var entries = entries
        entries.reserveCapacity(capacity)
        shown.insert(shownCount(of: entries[...], mask), at: chunk)
        chunks.insert(entries, at: chunk)
        heads.insert(head, at: chunk)
        rebuildTree()
    }

    @inlinable
    mutating func close(_ chunk: Int) {
        chunks.remove(at: chunk)
        heads.remove(at: chunk)
        shown.remove(at: chunk)
    }

    @inlinable
    mutating func mergeWithNeighbour(_ chunk: Int) {
        func fits(_ left: Int) -> Bool {
            left >= 0 && left + 1 < chunks.count
                && chunks[left].count + chunks[left + 1].count <= capacity * 3 / 4
        }
        guard let left = fits(chunk - 1) ? chunk - 1 : fits(chunk) ? chunk : nil else { return }
        chunks[left].append(contentsOf: chunks[left + 1])
        shown[left] += shown[left + 1]
        close(left + 1)
        rebuildTree()
    }
}
