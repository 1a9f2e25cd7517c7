public import Tableau

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
    /// Entries between two changes are copied together, and chunks without changes are kept.
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
        var builder = Builder(capacity: capacity, count: count + inserts.count)
        var next = 0
        func insert() {
            let isShown = after?[inserts[next].slot] ?? true
            builder.append(inserts[next], isShown: isShown)
            isChanged = isChanged || isShown
            next += 1
        }
        // Not before the current place, even if rows that changed in place are out of order.
        func nextInsertion(in chunk: Int, from start: Int) -> Int {
            guard next < inserts.count else { return chunks[chunk].count }
            return Swift.max(start, place(of: inserts[next], in: chunk))
        }
        for index in chunks.indices {
            let chunk = chunks[index]
            var copied = 0
            var insertion = nextInsertion(in: index, from: 0)
            func copy(upTo place: Int) {
                if copied == 0, place == chunk.count {
                    builder.append(chunk, shown[index], pieces[index])
                } else if copied < place {
                    let entries = chunk[copied..<place]
                    builder.append(entries, shownCount(of: entries, before))
                }
                copied = place
            }
            var place = 0
            while place < chunk.count {
                if place == insertion {
                    copy(upTo: place)
                    // An entry that is removed and inserted again equals the one in the chunk.
                    repeat {
                        insert()
                    } while next < inserts.count && !(chunk[place] < inserts[next])
                    insertion = nextInsertion(in: index, from: place)
                }
                place = Self.firstSlot(of: chunk, place..<insertion, in: removals)
                if place == insertion { continue }
                copy(upTo: place)
                isChanged = isChanged || before?[chunk[place].slot] ?? true
                place += 1
                copied = place
            }
            copy(upTo: chunk.count)
        }
        while next < inserts.count { insert() }
        finish(&builder)
    }

    /// Returns the first place in a range whose slot is in a set, or the end of the range.
    @inlinable @inline(__always)
    static func firstSlot(
        of entries: ContiguousArray<Entry>, _ range: Range<Int>, in slots: Bits
    ) -> Int {
        entries.withUnsafeBufferPointer { entries in
            slots.words.withUnsafeBufferPointer { words in
                for place in range where Bits.bit(entries[place].slot, in: words) != 0 {
                    return place
                }
                return range.upperBound
            }
        }
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

    @inlinable
    mutating func finish(_ builder: inout Builder) {
        builder.close()
        chunks = builder.chunks
        heads = builder.heads
        shown = builder.shown
        pieces = builder.pieces
        count = shown.reduce(0) { $0 + Int($1) }
        regroup()
    }

    /// Fills chunks to three quarters, so that later inserts need not split them.
    @usableFromInline
    struct Builder {
        @usableFromInline var chunks: ContiguousArray<ContiguousArray<Entry>> = []
        @usableFromInline var heads: ContiguousArray<Entry> = []
        @usableFromInline var shown: ContiguousArray<Int32> = []
        @usableFromInline var pieces: ContiguousArray<ErasedRows?> = []
        @usableFromInline var open: ContiguousArray<Entry> = []
        @usableFromInline var openShown: Int32 = 0
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
            if isShown { openShown += 1 }
        }

        /// Appends a whole chunk, which is kept unless that would leave a small one before it.
        @inlinable
        mutating func append(_ chunk: ContiguousArray<Entry>, _ count: Int32, _ piece: ErasedRows?)
        {
            let isSmall = !open.isEmpty && open.count < fill / 2 || chunk.count < fill / 2
            if isSmall { return append(chunk[...], count) }
            close()
            append(chunk, shown: count, piece)
        }

        /// Appends entries of which some are shown.
        ///
        /// They may fill the open chunk to the last place, so that it need not be split here.
        @inlinable
        mutating func append(_ entries: ArraySlice<Entry>, _ count: Int32) {
            if open.count + entries.count > capacity { close() }
            open.append(contentsOf: entries)
            openShown += count
            if open.count >= fill { close() }
        }

        @inlinable
        mutating func close() {
            guard !open.isEmpty else { return }
            append(open, shown: openShown, nil)
            openShown = 0
            open = []
            open.reserveCapacity(capacity)
        }

        @inlinable
        mutating func append(
            _ chunk: ContiguousArray<Entry>, shown count: Int32, _ piece: ErasedRows?
        ) {
            heads.append(chunk[0])
            chunks.append(chunk)
            shown.append(count)
            pieces.append(piece)
        }
    }
}
