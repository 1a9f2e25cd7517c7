package import Tableau

extension RowPieces {
    /// Creates a list by cutting an array into pieces.
    package convenience init<Row>(
        _ rows: [Row], most: Int = 96, inBlocksOf blockSize: Int = PieceBlock.size
    ) {
        let pieces = stride(from: 0, to: rows.count, by: most).map { start in
            rows.count <= most ? ErasedRows(rows) : ErasedRows(Array(rows[start...].prefix(most)))
        }
        let blocks = stride(from: 0, to: pieces.count, by: blockSize).map { start in
            PieceBlock(ContiguousArray(pieces[start...].prefix(blockSize)))
        }
        self.init(ContiguousArray(blocks))
    }

    /// Returns the list with the rows of a range replaced, which shares all other pieces, and all
    /// blocks without the edited pieces.
    ///
    /// - Parameters:
    ///   - range: A range of the rows.
    ///   - rows: Rows of this list's type.
    ///   - most: The maximum number of rows in a new piece.
    package func replacing<Row>(
        _ range: Range<Int>, with rows: [Row], most: Int = 64
    ) -> RowPieces {
        var blocks: ContiguousArray<PieceBlock> = []
        var made: ContiguousArray<ErasedRows> = []
        var edited: [Row] = []
        var isWritten = false
        var start = 0
        func write() {
            if !isWritten { edited += rows }
            isWritten = true
            for start in stride(from: 0, to: edited.count, by: most) {
                made.append(ErasedRows(Array(edited[start..<min(start + most, edited.count)])))
            }
            edited = []
        }
        for block in self.blocks {
            let end = start + block.count
            if end < range.lowerBound || start > range.upperBound {
                blocks.append(block)
                start = end
                continue
            }
            for piece in block.pieces {
                let (first, end) = (start, start + piece.count)
                start = end
                if end < range.lowerBound || first > range.upperBound {
                    if !edited.isEmpty { write() }
                    made.append(piece)
                    continue
                }
                let old = piece.array(of: Row.self)
                edited += old[..<max(0, min(range.lowerBound - first, old.count))]
                if end >= range.upperBound, !isWritten {
                    edited += rows
                    isWritten = true
                }
                edited += old[min(old.count, max(0, range.upperBound - first))...]
            }
            if end >= range.upperBound { write() }
            blocks.append(PieceBlock(made))
            made = []
        }
        if !isWritten {
            write()
            blocks.append(PieceBlock(made))
        }
        return RowPieces(blocks)
    }
}
