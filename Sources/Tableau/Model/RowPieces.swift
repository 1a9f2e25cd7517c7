/// An immutable list of rows in pieces, for data that changes row by row.
///
/// A list shares its unchanged pieces with the list it was made from, and whole blocks of them.
/// Changing one of a million rows copies some dozens of rows, pieces and blocks, and comparing the
/// two lists visits only what they don't share.
@usableFromInline
package final class RowPieces {
    /// Nonempty blocks.
    @usableFromInline package let blocks: ContiguousArray<PieceBlock>
    /// The index of the first row of each block.
    private let starts: ContiguousArray<Int>
    @usableFromInline package let count: Int

    /// Creates a list of blocks, whose rows have one type; empty ones are left out.
    @usableFromInline
    package init(_ blocks: ContiguousArray<PieceBlock>) {
        self.blocks = blocks.contains { $0.count == 0 } ? blocks.filter { $0.count > 0 } : blocks
        (starts, count) = self.blocks.starts(\.count)
    }

    /// Returns the memory of the piece with a row, which lives as long as this list, the row's index in it,
    /// and its number of rows.
    @usableFromInline
    func place(of row: Int) -> (base: UnsafeRawPointer, row: Int, count: Int) {
        let block = starts.piece(of: row)
        return blocks[block].place(of: row - starts[block])
    }

    /// Returns the row at an index; the type is not checked.
    @inlinable
    package subscript<Row>(row: Int, as type: Row.Type) -> Row {
        let place = place(of: row)
        // Safety: the memory lives as long as this list.
        return withExtendedLifetime(self) {
            place.base.assumingMemoryBound(to: Row.self)[place.row]
        }
    }

    /// Returns all rows as one array, in O(rows); the type is not checked.
    @inlinable
    package func array<Row>(of type: Row.Type) -> [Row] {
        var rows: [Row] = []
        rows.reserveCapacity(count)
        for block in blocks {
            for piece in block.pieces { rows.append(contentsOf: piece.array(of: type)) }
        }
        return rows
    }

    /// Returns the list with other pieces for some of its rows, ascending, which shares all others.
    ///
    /// - Parameter make: Makes a piece by its old one and its own rows, counted from the piece's first.
    func replacing(
        _ rows: [RowList.Replacement], _ make: (ErasedRows, [RowList.Replacement]) -> ErasedRows
    ) -> RowPieces {
        RowPieces(
            blocks.replacing(rows, \.count) { block, rows in
                PieceBlock(block.pieces.replacing(rows, \.count, make))
            })
    }

    /// Returns the pieces of a range of blocks, and the index of their first row.
    func pieces(of range: Range<Int>) -> (pieces: ContiguousArray<ErasedRows>, start: Int) {
        var pieces: ContiguousArray<ErasedRows> = []
        pieces.reserveCapacity(range.count * PieceBlock.size)
        for block in blocks[range] { pieces.append(contentsOf: block.pieces) }
        return (pieces, range.lowerBound < starts.count ? starts[range.lowerBound] : count)
    }
}

/// Some dozens of pieces, which lists share as a whole: a list of ten thousand pieces is copied and
/// compared as one of some hundred blocks.
@usableFromInline
package final class PieceBlock {
    /// The number of pieces in a new block.
    @usableFromInline package static var size: Int { 64 }

    /// Nonempty arrays of one row type.
    @usableFromInline package let pieces: ContiguousArray<ErasedRows>
    /// The index of the first row of each piece.
    private let starts: ContiguousArray<Int>
    package let count: Int

    /// - Parameter pieces: Their rows have one type; empty ones are left out.
    @usableFromInline
    package init(_ pieces: ContiguousArray<ErasedRows>) {
        self.pieces = pieces.contains { $0.count == 0 } ? pieces.filter { $0.count > 0 } : pieces
        (starts, count) = self.pieces.starts(\.count)
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

    /// Returns the elements with others for those that contain some rows, ascending, which `make` gets
    /// counted from the first of the element.
    fileprivate func replacing(
        _ rows: [RowList.Replacement], _ count: (Element) -> Int,
        _ make: (Element, [RowList.Replacement]) -> Element
    ) -> Self {
        var (rest, start) = (rows[...], 0)
        return Self(
            map { element in
                let end = start + count(element)
                let own = rest.prefix { $0.row < end }.map { (row: $0.row - start, by: $0.by) }
                rest = rest.dropFirst(own.count)
                start = end
                return own.isEmpty ? element : make(element, own)
            })
    }
}

extension ContiguousArray<Int> {
    /// Returns the piece that contains a row; the last piece for a row behind the end.
    fileprivate func piece(of row: Int) -> Int { Swift.max(0, partition { $0 <= row } - 1) }
}
