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
        if chunks[chunk].count >= capacity {
            (chunk, place) = split(chunk, at: place, for: entry, mask)
        }
        chunks[chunk].insert(entry, at: place)
        if place == 0 { heads[chunk] = entry }
        if let row { edit(chunk, place, adding: 1, mask, row) }
        return !(entry < heads[chunk]) && !(chunks[chunk][chunks[chunk].count - 1] < entry)
    }

    /// Removes the entry at a place, whose row was shown, or not.
    @inlinable
    mutating func remove<Row>(
        _ chunk: Int, _ place: Int, wasShown: Bool, _ mask: Bits?, of type: Row.Type
    ) {
        if wasShown { edit(chunk, place, adding: -1, mask, Row?.none) }
        chunks[chunk].remove(at: place)
        let left = chunks[chunk].count
        if left == 0 {
            close(chunk)
        } else {
            if place == 0 { heads[chunk] = chunks[chunk][0] }
            if left < capacity / 4 { mergeWithNeighbour(chunk) }
        }
    }

    /// Makes room in a full chunk and returns the new place of the entry.
    @inlinable
    mutating func split(
        _ chunk: Int, at place: Int, for entry: Entry, _ mask: Bits?
    ) -> (chunk: Int, place: Int) {
        let count = chunks[chunk].count
        // Ascending inserts leave full chunks behind, descending ones before them.
        if chunk == chunks.count - 1, place == count {
            open(chunk + 1, [], entry, shown: 0)
            return (chunk + 1, 0)
        }
        if chunk == 0, place == 0 {
            open(0, [], entry, shown: 0)
            return (0, 0)
        }
        let half = count / 2
        let upper = ContiguousArray(chunks[chunk][half...])
        chunks[chunk].removeSubrange(half...)
        let moved = shownCount(of: upper[...], mask)
        move(-Int(moved), to: chunk)
        open(chunk + 1, upper, upper[0], shown: moved)
        return place > half ? (chunk + 1, place - half) : (chunk, place)
    }

    /// Inserts a chunk, in the block of the one before it.
    @inlinable
    mutating func open(
        _ chunk: Int, _ entries: ContiguousArray<Entry>, _ head: Entry, shown count: Int32
    ) {
        var entries = entries
        entries.reserveCapacity(capacity)
        if blocks.isEmpty { blocks.append(Block(chunks: 0, shown: 0)) }
        let block = chunk == 0 ? 0 : block(of: chunk - 1)
        shown.insert(count, at: chunk)
        pieces.insert(nil, at: chunk)
        chunks.insert(entries, at: chunk)
        heads.insert(head, at: chunk)
        blocks[block].chunks += 1
        blocks[block].shown += Int(count)
        blocks[block].made = nil
        if blocks[block].chunks > 2 * PieceBlock.size { halve(block) }
    }

    @inlinable
    mutating func halve(_ block: Int) {
        let first = blocks[..<block].reduce(0) { $0 + $1.chunks }
        let end = first + blocks[block].chunks
        let rest = blocks[(block + 1)...]
        blocks.removeSubrange(block...)
        append(first..<(first + end) / 2)
        append((first + end) / 2..<end)
        blocks += rest
    }

    /// Removes a chunk.
    @inlinable
    mutating func close(_ chunk: Int) {
        let block = block(of: chunk)
        blocks[block].chunks -= 1
        blocks[block].shown -= Int(shown[chunk])
        blocks[block].made = nil
        if blocks[block].chunks == 0 { blocks.remove(at: block) }
        chunks.remove(at: chunk)
        heads.remove(at: chunk)
        shown.remove(at: chunk)
        pieces.remove(at: chunk)
    }

    @inlinable
    mutating func mergeWithNeighbour(_ chunk: Int) {
        func fits(_ left: Int) -> Bool {
            left >= 0 && left + 1 < chunks.count
                && chunks[left].count + chunks[left + 1].count <= capacity * 3 / 4
        }
        guard let left = fits(chunk - 1) ? chunk - 1 : fits(chunk) ? chunk : nil else { return }
        chunks[left].append(contentsOf: chunks[left + 1])
        let moved = Int(shown[left + 1])
        close(left + 1)
        move(moved, to: left)
    }
}
