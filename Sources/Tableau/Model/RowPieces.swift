/// An immutable list of rows in pieces, for data that changes row by row.
///
/// A list shares its unchanged pieces with the list it was made from, and whole blocks of them.
/// Changing one of a million rows copies some dozens of rows, pieces and blocks, and comparing the
/// two lists visits only what they don't share.
@usableFromInline
package final class RowPieces {
    /// Nonempty blocks.
    package let blocks: ContiguousArray<PieceBlock>
    /// The index of the first row of each block.
    private let starts: ContiguousArray<Int>
    @usableFromInline package let count: Int

    /// Creates a list of blocks.
    ///
    /// - Parameter blocks: Their rows have one type; empty ones are left out.
    @usableFromInline
    package init(_ blocks: ContiguousArray<PieceBlock>) {
        self.blocks = blocks.contains { $0.count == 0 } ? blocks.filter { $0.count > 0 } : blocks
        (starts, count) = self.blocks.starts(\.count)
    }

    /// Creates a list by cutting an array into pieces.
    @inlinable
    package convenience init<Row>(
        _ rows: [Row], most: Int = 96, inBlocksOf blockSize: Int = PieceBlock.size
    ) {
        var pieces: ContiguousArray<ErasedRows> = []
        for start in stride(from: 0, to: rows.count, by: most) {
            let end = min(start + most, rows.count)
            pieces.append(
                ErasedRows(start == 0 && end == rows.count ? rows : Array(rows[start..<end])))
        }
        var blocks: ContiguousArray<PieceBlock> = []
        for start in stride(from: 0, to: pieces.count, by: blockSize) {
            let end = min(start + blockSize, pieces.count)
            blocks.append(PieceBlock(ContiguousArray(pieces[start..<end])))
        }
        self.init(blocks)
    }

    /// Returns the memory of the piece with a row, the row's index in it, and its number of rows.
    ///
    /// - Parameter row: 0 ..< `count`; other values trap.
    /// - Returns: Memory that lives as long as this list.
    @usableFromInline
    func place(of row: Int) -> (base: UnsafeRawPointer, row: Int, count: Int) {
        let block = starts.piece(of: row)
        return blocks[block].place(of: row - starts[block])
    }

    /// Returns the row at an index.
    ///
    /// - Parameters:
    ///   - row: 0 ..< `count`; other values trap.
    ///   - type: The type of the rows, which is not checked.
    @inlinable
    package subscript<Row>(row: Int, as type: Row.Type) -> Row {
        let place = place(of: row)
        // Safety: the memory lives as long as this list.
        return withExtendedLifetime(self) {
            place.base.assumingMemoryBound(to: Row.self)[place.row]
        }
    }

    /// Returns all rows as one array.
    ///
    /// - Parameter type: The type of the rows, which is not checked.
    /// - Complexity: O(rows).
    @inlinable
    package func array<Row>(of type: Row.Type) -> [Row] { rows([0..<count], as: type) }

    /// Returns the list with other rows in some places, which shares all other pieces.
    ///
    /// - Parameter rows: The new rows with their places, ascending; of the type of the others.
    @usableFromInline
    func replacing<Row>(_ rows: [(row: Int, new: Row)]) -> RowPieces {
        var (blocks, rest) = (blocks, rows[...])
        while let first = rest.first {
            let number = starts.piece(of: first.row)
            let end = starts[number] + blocks[number].count
            let own = rest.prefix { $0.row < end }
            blocks[number] = blocks[number].replacing(
                own.map { ($0.row - starts[number], $0.new) })
            rest = rest.dropFirst(own.count)
        }
        return RowPieces(blocks)
    }

    package var pieces: [ErasedRows] { blocks.flatMap(\.pieces) }

    var pieceCount: Int { blocks.reduce(0) { $0 + $1.pieces.count } }

    /// Returns the pieces of a range of blocks, and the index of their first row.
    func pieces(of range: Range<Int>) -> (pieces: ContiguousArray<ErasedRows>, start: Int) {
        var pieces: ContiguousArray<ErasedRows> = []
        pieces.reserveCapacity(range.count * PieceBlock.size)
        for block in blocks[range] { pieces.append(contentsOf: block.pieces) }
        return (pieces, range.lowerBound < starts.count ? starts[range.lowerBound] : count)
    }

    /// Returns the rows of some ranges as one array.
    @inlinable
    func rows<Row>(_ ranges: [Range<Int>], as type: Row.Type) -> [Row] {
        var rows: [Row] = []
        rows.reserveCapacity(ranges.reduce(0) { $0 + $1.count })
        for range in ranges {
            var next = range.lowerBound
            while next < range.upperBound {
                let place = place(of: next)
                let length = min(range.upperBound - next, place.count - place.row)
                // Safety: the memory holds `place.count` rows, and lives as long as this list.
                rows.append(
                    contentsOf: UnsafeBufferPointer(
                        start: place.base.assumingMemoryBound(to: type) + place.row, count: length))
                next += length
            }
        }
        return rows
    }
}

/// Some dozens of pieces, which lists share as a whole.
///
/// A list of ten thousand pieces is then copied and compared as one of some hundred blocks.
@usableFromInline
package final class PieceBlock {
    /// The number of pieces in a new block.
    @usableFromInline package static var size: Int { 64 }

    /// Nonempty arrays of one row type.
    package let pieces: ContiguousArray<ErasedRows>
    /// The index of the first row of each piece.
    private let starts: ContiguousArray<Int>
    package let count: Int

    /// - Parameter pieces: Their rows have one type; empty ones are left out.
    @usableFromInline
    package init(_ pieces: ContiguousArray<ErasedRows>) {
        self.pieces = pieces.contains { $0.count == 0 } ? pieces.filter { $0.count > 0 } : pieces
        (starts, count) = self.pieces.starts(\.count)
    }

    fileprivate func replacing<Row>(_ rows: [(row: Int, new: Row)]) -> PieceBlock {
        var (pieces, rest) = (pieces, rows[...])
        while let first = rest.first {
            let number = starts.piece(of: first.row)
            var piece = pieces[number].array(of: Row.self)
            while let next = rest.first, next.row < starts[number] + piece.count {
                piece[next.row - starts[number]] = next.new
                rest.removeFirst()
            }
            pieces[number] = ErasedRows(piece)
        }
        return PieceBlock(pieces)
    }

    func place(of row: Int) -> (base: UnsafeRawPointer, row: Int, count: Int) {
        let piece = starts.piece(of: row)
        return (pieces[piece].base, row - starts[piece], pieces[piece].count)
    }
}

extension ContiguousArray {
    /// Returns the index of the first row of each element, and the number of all rows.
    fileprivate func starts(_ rows: (Element) -> Int) -> (ContiguousArray<Int>, count: Int) {
        var starts = ContiguousArray<Int>()
        starts.reserveCapacity(count)
        var end = 0
        for element in self {
            starts.append(end)
            end += rows(element)
        }
        return (starts, end)
    }
}

extension ContiguousArray<Int> {
    /// Returns the piece that contains a row; the last piece for a row behind the end.
    fileprivate func piece(of row: Int) -> Int {
        Swift.max(0, partition { $0 <= row } - 1)
    }
}
