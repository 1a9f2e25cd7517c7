public import Tableau

/// The chunks of an order as pieces that a table reads: how many rows they show, and these rows.
///
/// It knows no keys: a program has its code once, not for each key.
@usableFromInline
struct ChunkPieces {
    /// How many entries a chunk shows; their rows, nil if they were not read since a change.
    @usableFromInline var chunks: ContiguousArray<(shown: Int, rows: ErasedRows?)> = []
    /// The same for each `PieceBlock.size` chunks.
    @usableFromInline var blocks: ContiguousArray<(shown: Int, made: PieceBlock?)> = []
    /// Whether shown rows may have changed since this was last set to false.
    @usableFromInline var isChanged = false

    @usableFromInline
    init() {}

    /// Returns the number of entries shown before a chunk, in O(blocks).
    @usableFromInline
    func rank(of chunk: Int) -> Int {
        let block = chunk / PieceBlock.size
        let rank = blocks[..<block].reduce(0) { $0 + $1.shown }
        return chunks[(block * PieceBlock.size)..<chunk].reduce(rank) { $0 + $1.shown }
    }

    /// Returns the chunk that shows a position, and the first position that it shows.
    @usableFromInline
    func chunk(at position: Int) -> (chunk: Int, first: Int) {
        var (chunk, first) = (0, 0)
        for block in blocks {
            if first + block.shown > position { break }
            first += block.shown
            chunk += PieceBlock.size
        }
        while chunk < chunks.count, first + chunks[chunk].shown <= position {
            first += chunks[chunk].shown
            chunk += 1
        }
        return (chunk, first)
    }

    /// Returns the shown rows in pieces, which are made again where they have changed.
    @usableFromInline
    mutating func read(_ make: (_ chunk: Int, _ shown: Int) -> ErasedRows) -> RowPieces {
        for block in blocks.indices where blocks[block].made == nil {
            let own = range(of: block)
            for chunk in own where chunks[chunk].rows == nil {
                chunks[chunk].rows = make(chunk, chunks[chunk].shown)
            }
            blocks[block].made = PieceBlock(ContiguousArray(chunks[own].lazy.map { $0.rows! }))
        }
        return RowPieces(ContiguousArray(blocks.compactMap { $0.made }))
    }

    /// Adds to the number of entries that a chunk shows, and keeps its new rows.
    @inlinable
    mutating func add(_ amount: Int, to chunk: Int, rows: ErasedRows? = nil) {
        chunks[chunk] = (chunks[chunk].shown + amount, rows)
        let block = chunk / PieceBlock.size
        blocks[block] = (blocks[block].shown + amount, nil)
    }

    /// Shows a row in a chunk, or no longer: changes its piece, if there is one, without looking up the
    /// other rows.
    ///
    /// - `index`: The place among the rows that the chunk shows; there is one if `wasShown`.
    /// - `row`: The new row; nil if it is hidden or gone.
    @inlinable
    mutating func edit<Row>(_ chunk: Int, _ index: Int, insteadOf wasShown: Bool, _ row: Row?) {
        isChanged = true
        let amount = (row == nil ? 0 : 1) - (wasShown ? 1 : 0)
        guard let piece = chunks[chunk].rows else { return add(amount, to: chunk) }
        let old = piece.array(of: Row.self)
        var rows: [Row] = []
        rows.reserveCapacity(old.count + amount)
        rows += old[..<index]
        if let row { rows.append(row) }
        rows += old[(wasShown ? index + 1 : index)...]
        add(amount, to: chunk, rows: ErasedRows(rows))
    }

    /// Divides the chunks from one on into blocks, once chunks have come or gone: with dozens of rows,
    /// so seldom.
    @usableFromInline
    mutating func regroup(from chunk: Int) {
        blocks.removeSubrange((chunk / PieceBlock.size)...)
        while blocks.count * PieceBlock.size < chunks.count {
            let shown = chunks[range(of: blocks.count)].reduce(0) { $0 + $1.shown }
            blocks.append((shown, nil))
        }
    }

    private func range(of block: Int) -> Range<Int> {
        let start = block * PieceBlock.size
        return start..<Swift.min(start + PieceBlock.size, chunks.count)
    }
}
