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
struct SlotOrder<Key: OrderKey> {
    @usableFromInline typealias Entry = OrderEntry<Key>

    /// Sorted entries, in chunks that are not empty.
    @usableFromInline var chunks: ContiguousArray<ContiguousArray<Entry>> = []
    /// The first entry of each chunk; a search looks here before it looks into one chunk.
    @usableFromInline var heads: ContiguousArray<Entry> = []
    @usableFromInline var pieces = ChunkPieces()
    /// The maximum number of entries in a chunk.
    @usableFromInline let capacity: Int
    /// The keys whose order is reversed.
    @usableFromInline let descending: UInt

    @inlinable
    init(capacity: Int, descending: UInt) {
        self.capacity = capacity
        self.descending = descending
    }

    // MARK: Looking up

    /// Returns the place of an entry, or its insertion point; there must be a chunk.
    @inlinable @inline(__always)
    func place(of entry: Entry) -> (chunk: Int, place: Int) {
        // The last chunk whose head is not after the entry: without a branch for each step, which
        // would be mispredicted.
        var chunk = 0
        var length = heads.count
        while length > 1 {
            let half = length >> 1
            if !entry.precedes(heads[chunk + half], descending) { chunk += half }
            length -= half
        }
        return (chunk, chunks[chunk].partition { $0.precedes(entry, descending) })
    }

    /// Returns the place of an entry; nil if it is not where its key indicates.
    @inlinable
    func find(_ entry: Entry) -> (chunk: Int, place: Int)? {
        guard !chunks.isEmpty else { return nil }
        let (chunk, place) = place(of: entry)
        guard place < chunks[chunk].count else { return nil }
        let found = chunks[chunk][place]
        return found.slot == entry.slot && found.arrival == entry.arrival ? (chunk, place) : nil
    }

    /// Returns the shown rows in a range of positions, in order.
    @inlinable
    func rows<Row>(in range: Range<Int>, _ mask: Bits?, _ row: (Int32) -> Row) -> [Row] {
        var found: [Row] = []
        var (chunk, position) = pieces.chunk(at: range.lowerBound)
        while position < range.upperBound, chunk < chunks.count {
            for entry in chunks[chunk] where mask?[entry.slot] ?? true {
                if range.contains(position) { found.append(row(entry.slot)) }
                position += 1
            }
            chunk += 1
        }
        return found
    }

    /// Returns the shown rows in pieces, which are made again where they have changed.
    @inlinable
    mutating func read<Row>(_ mask: Bits?, _ row: (Int32) -> Row) -> RowPieces {
        let chunks = chunks
        return pieces.read { chunk, shown in
            var rows: [Row] = []
            rows.reserveCapacity(shown)
            for entry in chunks[chunk] where mask?[entry.slot] ?? true {
                rows.append(row(entry.slot))
            }
            return ErasedRows(rows)
        }
    }

    /// Shows the row of an entry, or no longer; nil for a row that is hidden, or about to go.
    @inlinable
    mutating func show<Row>(
        _ row: Row?, at place: (chunk: Int, place: Int), insteadOf wasShown: Bool, _ mask: Bits?
    ) {
        if row == nil && !wasShown { return }
        let isRead = pieces.chunks[place.chunk].rows != nil
        let index = isRead ? shownCount(of: chunks[place.chunk][..<place.place], mask) : 0
        pieces.edit(place.chunk, index, insteadOf: wasShown, row)
    }

    @inlinable
    func shownCount(of entries: ArraySlice<Entry>, _ mask: Bits?) -> Int {
        guard let mask else { return entries.count }
        return entries.reduce(0) { $0 + (mask[$1.slot] ? 1 : 0) }
    }
}
