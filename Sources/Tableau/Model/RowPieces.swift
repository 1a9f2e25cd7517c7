/// An immutable list of rows in pieces, for data that changes row by row.
///
/// A list shares its unchanged pieces with the list it was made from. Changing one of a million rows
/// copies a few hundred rows, and comparing the two lists visits only pieces that they don't share.
///
/// ```swift
/// let rows = RowPieces(orders)
/// let next = rows.replacing(7..<8, with: [order])  // `rows` stays as it is
/// ```
@usableFromInline
package final class RowPieces {
    /// The maximum number of rows in a piece, here and in lists made from this one.
    ///
    /// One row's change copies a piece and the list of pieces, so neither should be long.
    @usableFromInline package let most: Int
    /// Nonempty arrays of one row type.
    let pieces: ContiguousArray<ErasedRows>
    /// The index of the first row of each piece.
    let starts: ContiguousArray<Int>
    /// The number of rows.
    @usableFromInline package let count: Int

    @usableFromInline
    init(_ pieces: ContiguousArray<ErasedRows>, most: Int) {
        self.pieces = pieces
        self.most = most
        var starts = ContiguousArray<Int>()
        starts.reserveCapacity(pieces.count)
        var count = 0
        for piece in pieces {
            starts.append(count)
            count += piece.count
        }
        self.starts = starts
        self.count = count
    }

    /// Creates a list from the result of an editor.
    @usableFromInline
    package init(_ editor: RowPiecesEditor) {
        pieces = editor.pieces
        starts = editor.starts
        count = editor.count
        most = editor.most
    }

    /// Creates a list by cutting an array into pieces.
    ///
    /// - Parameters:
    ///   - rows: The rows.
    ///   - most: The maximum number of rows in a piece; nil to derive it from the number of rows.
    @inlinable
    package convenience init<Row>(_ rows: [Row], most: Int? = nil) {
        let most = most ?? Self.mostRows(ofPiecesOf: rows.count)
        self.init(Self.cut(rows, most), most: most)
    }

    @usableFromInline
    static func mostRows(ofPiecesOf count: Int) -> Int {
        // A row takes several times as long to copy as a piece.
        max(32, min(256, Int(Double(count).squareRoot() / 2)))
    }

    /// Whether the list has grown so long that larger pieces would be faster.
    package var hasOutgrownPieces: Bool { pieces.count > 16 * most }

    @inlinable
    static func cut<Row>(_ rows: [Row], _ size: Int) -> ContiguousArray<ErasedRows> {
        if rows.count <= size { return rows.isEmpty ? [] : [ErasedRows(rows)] }
        var pieces: ContiguousArray<ErasedRows> = []
        pieces.reserveCapacity((rows.count + size - 1) / size)
        for start in stride(from: 0, to: rows.count, by: size) {
            pieces.append(ErasedRows(Array(rows[start..<min(start + size, rows.count)])))
        }
        return pieces
    }

    /// Returns the memory of the piece with a row, the row's index in it, and its number of rows.
    ///
    /// - Parameter row: 0 ..< `count`; other values trap.
    /// - Returns: Memory that lives as long as this list.
    @usableFromInline
    func place(of row: Int) -> (base: UnsafeRawPointer, row: Int, count: Int) {
        let piece = starts.piece(of: row)
        return (pieces[piece].base, row - starts[piece], pieces[piece].count)
    }

    /// Returns all rows as one array.
    ///
    /// - Parameter type: The type of the rows, which is not checked.
    /// - Complexity: O(rows).
    @inlinable
    package func array<Row>(of type: Row.Type) -> [Row] {
        var rows: [Row] = []
        rows.reserveCapacity(count)
        for index in 0..<pieceCount { rows.append(contentsOf: piece(index).array(of: type)) }
        return rows
    }

    @usableFromInline
    func piece(_ index: Int) -> ErasedRows { pieces[index] }

    /// The number of pieces.
    @usableFromInline package var pieceCount: Int { pieces.count }

    /// Returns the indexes of the rows of pieces.
    func rows(of range: Range<Int>) -> Range<Int> {
        func start(_ piece: Int) -> Int { piece < starts.count ? starts[piece] : count }
        return start(range.lowerBound)..<start(range.upperBound)
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

extension ContiguousArray<Int> {
    /// Returns the piece that contains a row; the last piece for a row behind the end.
    func piece(of row: Int) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle] <= row { low = middle + 1 } else { high = middle }
        }
        return Swift.max(0, low - 1)
    }
}
