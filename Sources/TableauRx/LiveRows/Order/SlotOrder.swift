public import Tableau

/// Slots in order: chunks of sorted entries, which are also the pieces that a table reads.
///
/// A change moves half a chunk, copies its piece, and drops the block around it; the next read makes
/// only this again. A mask hides entries that keep their places: positions and pieces
/// have only shown entries.
///
/// A flat array is never faster from a thousand rows on, and a balanced tree costs five times as
/// much.
@usableFromInline
struct SlotOrder<Key: Comparable> {
    @usableFromInline typealias Entry = OrderEntry<Key>

    @usableFromInline var chunks: ContiguousArray<Chunk> = []
    /// The first entry of each chunk; a search looks here before it looks into one chunk.
    @usableFromInline var heads: ContiguousArray<Entry> = []
    /// Adjacent chunks, some dozens each.
    @usableFromInline var blocks: ContiguousArray<Block> = []
    /// The number of shown entries.
    @usableFromInline var count = 0
    /// Whether shown rows may have changed since this was last set to false.
    @usableFromInline var isChanged = false
    /// The maximum number of entries in a chunk.
    @usableFromInline let capacity: Int

    /// Some entries, sorted and not empty; how many of them are shown; the rows of these, nil if they
    /// were not read since a change.
    @usableFromInline typealias Chunk = (
        entries: ContiguousArray<Entry>, shown: Int, piece: ErasedRows?
    )

    /// How many chunks a block has, and how many shown entries; its pieces, nil if they were not read
    /// since a change.
    @usableFromInline typealias Block = (chunks: Int, shown: Int, made: PieceBlock?)

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
        let entries = chunks[chunk].entries
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
        let entries = chunks[chunk].entries
        return place < entries.count && entries[place] == entry ? (chunk, place) : nil
    }

    /// Returns the number of entries shown before a place.
    ///
    /// O(blocks).
    @inlinable
    func rank(_ chunk: Int, _ place: Int, _ mask: Bits?) -> Int {
        let block = block(of: chunk)
        let rank = chunks[block.start..<chunk].reduce(block.rank) { $0 + $1.shown }
        return rank + shownCount(of: chunks[chunk].entries[..<place], mask)
    }

    /// Calls `body` with the shown entries in a range of positions, in order.
    @inlinable
    func forEach(in range: Range<Int>, _ mask: Bits?, _ body: (Entry) -> Void) {
        var (position, chunk) = (0, 0)
        for block in blocks {
            if position + block.shown > range.lowerBound { break }
            position += block.shown
            chunk += block.chunks
        }
        while position < range.upperBound, chunk < chunks.count {
            let end = position + chunks[chunk].shown
            if end > range.lowerBound {
                for entry in chunks[chunk].entries where mask?[entry.slot] ?? true {
                    if range.contains(position) { body(entry) }
                    position += 1
                }
            }
            position = end
            chunk += 1
        }
    }

    /// Returns the shown rows in pieces, which are made again where they have changed.
    @inlinable
    mutating func read<Row>(_ mask: Bits?, _ row: (Int32) -> Row) -> RowPieces {
        var first = 0
        for index in blocks.indices {
            let range = first..<first + blocks[index].chunks
            first = range.upperBound
            if blocks[index].made != nil { continue }
            for chunk in range where chunks[chunk].piece == nil {
                var rows: [Row] = []
                rows.reserveCapacity(chunks[chunk].shown)
                for entry in chunks[chunk].entries where mask?[entry.slot] ?? true {
                    rows.append(row(entry.slot))
                }
                chunks[chunk].piece = ErasedRows(rows)
            }
            blocks[index].made = PieceBlock(ContiguousArray(chunks[range].lazy.map { $0.piece! }))
        }
        return RowPieces(ContiguousArray(blocks.compactMap { $0.made }))
    }

    // MARK: Counts and blocks

    @inlinable
    func shownCount(of entries: ArraySlice<Entry>, _ mask: Bits?) -> Int {
        guard let mask else { return entries.count }
        var count = 0
        for entry in entries where mask[entry.slot] { count += 1 }
        return count
    }

    /// Changes the shown rows of a chunk: its piece, if there is one, without looking up others.
    ///
    /// - Parameters:
    ///   - chunk: The chunk, before an entry is removed from it, or after one is inserted.
    ///   - place: The place of the changed entry.
    ///   - amount: How many more entries are shown.
    ///   - mask: The slots that are shown.
    ///   - row: The new row; nil if it is gone.
    @inlinable
    mutating func edit<Row>(
        _ chunk: Int, _ place: Int, adding amount: Int, _ mask: Bits?, _ row: Row?
    ) {
        count += amount
        isChanged = true
        let piece = chunks[chunk].piece
        move(amount, to: chunk)
        guard let piece else { return }
        let old = piece.array(of: Row.self)
        let index = shownCount(of: chunks[chunk].entries[..<place], mask)
        var rows: [Row] = []
        rows.reserveCapacity(old.count + amount)
        rows += old[..<index]
        if let row { rows.append(row) }
        rows += old[(amount < 1 ? index + 1 : index)...]
        chunks[chunk].piece = ErasedRows(rows)
    }

    /// Adds to the number of entries that a chunk shows, and drops its piece.
    @inlinable
    mutating func move(_ amount: Int, to chunk: Int) {
        chunks[chunk].shown += amount
        chunks[chunk].piece = nil
        let block = block(of: chunk).index
        blocks[block].shown += amount
        blocks[block].made = nil
    }

    /// Returns the block of a chunk, its first chunk, and the number of entries shown before it.
    @inlinable
    func block(of chunk: Int) -> (index: Int, start: Int, rank: Int) {
        var (index, start, rank) = (0, 0, 0)
        while start + blocks[index].chunks <= chunk {
            start += blocks[index].chunks
            rank += blocks[index].shown
            index += 1
        }
        return (index, start, rank)
    }

    /// Divides all chunks into new blocks.
    @inlinable
    mutating func regroup() {
        blocks = []
        for first in stride(from: 0, to: chunks.count, by: PieceBlock.size) {
            let own = chunks[first..<Swift.min(first + PieceBlock.size, chunks.count)]
            blocks.append((chunks: own.count, shown: own.reduce(0) { $0 + $1.shown }, made: nil))
        }
    }
}
