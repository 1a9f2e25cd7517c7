public import Tableau

// Single updates, for few changes.

extension SlotOrder {
    /// Inserts an entry.
    ///
    /// - Parameters:
    ///   - entry: The entry.
    ///   - row: Its row, if it is shown.
    ///   - mask: The slots that are shown.
    /// - Returns: False if the entry contradicts the ends of its chunk, as no entry of a total order
    ///   does.
    @inlinable
    mutating func insert<Row>(_ entry: Entry, shown row: Row?, _ mask: Bits?) -> Bool {
        if chunks.isEmpty { open(0, [], entry, shown: 0) }
        var chunk = chunk(of: entry)
        var place = place(of: entry, in: chunk)
        if chunks[chunk].entries.count >= capacity {
            (chunk, place) = split(chunk, at: place, for: entry, mask)
        }
        chunks[chunk].entries.insert(entry, at: place)
        if place == 0 { heads[chunk] = entry }
        if let row { edit(chunk, place, adding: 1, mask, row) }
        return !(entry < heads[chunk]) && !(chunks[chunk].entries.last! < entry)
    }

    /// Removes the entry at a place, whose row was shown, or not.
    @inlinable
    mutating func remove<Row>(
        _ chunk: Int, _ place: Int, wasShown: Bool, _ mask: Bits?, of type: Row.Type
    ) {
        if wasShown { edit(chunk, place, adding: -1, mask, Row?.none) }
        chunks[chunk].entries.remove(at: place)
        let left = chunks[chunk].entries.count
        if left == 0 {
            close(chunk)
        } else {
            if place == 0 { heads[chunk] = chunks[chunk].entries[0] }
            if left < capacity / 4, !mergeWithNext(chunk - 1) { mergeWithNext(chunk) }
        }
    }

    /// Makes room in a full chunk and returns the new place of the entry.
    @inlinable
    mutating func split(
        _ chunk: Int, at place: Int, for entry: Entry, _ mask: Bits?
    ) -> (chunk: Int, place: Int) {
        let count = chunks[chunk].entries.count
        // Ascending inserts leave full chunks behind, descending ones before them.
        if place == 0 || place == count {
            let new = place == 0 ? chunk : chunk + 1
            open(new, [], entry, shown: 0)
            return (new, 0)
        }
        let half = count / 2
        let upper = ContiguousArray(chunks[chunk].entries[half...])
        chunks[chunk].entries.removeSubrange(half...)
        let moved = shownCount(of: upper[...], mask)
        move(-moved, to: chunk)
        open(chunk + 1, upper, upper[0], shown: moved)
        return place > half ? (chunk + 1, place - half) : (chunk, place)
    }

    /// Inserts a chunk, in the block of the one before it.
    @inlinable
    mutating func open(
        _ chunk: Int, _ entries: ContiguousArray<Entry>, _ head: Entry, shown: Int
    ) {
        var entries = entries
        entries.reserveCapacity(capacity)
        if blocks.isEmpty { blocks.append((chunks: 0, shown: 0, made: nil)) }
        let block = chunk == 0 ? 0 : block(of: chunk - 1).index
        chunks.insert((entries: entries, shown: shown, piece: nil), at: chunk)
        heads.insert(head, at: chunk)
        blocks[block].chunks += 1
        blocks[block].shown += shown
        blocks[block].made = nil
        // Seldom: so many chunks are thousands of rows. The next read then makes all blocks again.
        if blocks[block].chunks > 2 * PieceBlock.size { regroup() }
    }

    @inlinable
    mutating func close(_ chunk: Int) {
        let block = block(of: chunk).index
        blocks[block].chunks -= 1
        blocks[block].shown -= chunks[chunk].shown
        blocks[block].made = nil
        if blocks[block].chunks == 0 { blocks.remove(at: block) }
        chunks.remove(at: chunk)
        heads.remove(at: chunk)
    }

    /// Merges a chunk with the next one, if there are both and they fit; returns whether it did.
    @inlinable
    @discardableResult
    mutating func mergeWithNext(_ chunk: Int) -> Bool {
        guard chunk >= 0, chunk + 1 < chunks.count,
            chunks[chunk].entries.count + chunks[chunk + 1].entries.count <= capacity * 3 / 4
        else { return false }
        chunks[chunk].entries.append(contentsOf: chunks[chunk + 1].entries)
        let moved = chunks[chunk + 1].shown
        close(chunk + 1)
        move(moved, to: chunk)
        return true
    }
}
