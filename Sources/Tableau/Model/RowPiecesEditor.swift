/// Edits a list in pieces, copying only the pieces it touches.
///
/// ```swift
/// var editor = RowPiecesEditor(rows)
/// editor.replace(7..<8, with: [order])
/// let next = RowPieces(editor)  // `rows` stays as it is
/// ```
@usableFromInline
package struct RowPiecesEditor {
    private(set) var pieces: ContiguousArray<ErasedRows>
    private(set) var starts: ContiguousArray<Int>
    @usableFromInline package private(set) var count: Int
    @usableFromInline let most: Int

    /// Creates an editor with the rows of a list.
    @usableFromInline
    package init(_ rows: RowPieces) {
        // Every edit changes the pieces. The copy of an array of structs with references is slow.
        let old = rows.pieces
        pieces = ContiguousArray(unsafeUninitializedCapacity: old.count + 2) { memory, count in
            old.withUnsafeBufferPointer { old in
                for index in old.indices { memory.initializeElement(at: index, to: old[index]) }
                count = old.count
            }
        }
        starts = rows.starts
        count = rows.count
        most = rows.most
    }

    /// Replaces rows.
    ///
    /// - Parameters:
    ///   - range: A range of the current rows; other values trap.
    ///   - rows: Rows of this list's type, which is not checked.
    /// - Complexity: O(new rows + pieces), and the rows of a piece or two.
    @inlinable
    package mutating func replace<Row>(_ range: Range<Int>, with rows: [Row]) {
        let isAppended = range.lowerBound == count
        let stretch = stretch(around: range, adding: rows.count)
        var all: [Row] = []
        array(of: stretch.pieces, as: Row.self).withUnsafeBufferPointer { old in
            all.reserveCapacity(old.count - range.count + rows.count)
            // Slices of a buffer are copied as fast as the whole; slices of an array are not.
            let (head, tail) = (range.lowerBound - stretch.start, range.upperBound - stretch.start)
            all.append(contentsOf: UnsafeBufferPointer(rebasing: old[..<head]))
            all.append(contentsOf: rows)
            all.append(contentsOf: UnsafeBufferPointer(rebasing: old[tail...]))
        }
        // Appending fills pieces; an edit in the middle leaves room in them.
        let pieces = (all.count + most - 1) / most
        let size = isAppended || pieces < 2 ? most : (all.count + pieces - 1) / pieces
        replace(stretch.pieces, with: RowPieces.cut(all, size))
    }

    /// Returns the pieces that an edit replaces, and the index of their first row.
    @usableFromInline
    func stretch(around range: Range<Int>, adding added: Int) -> (pieces: Range<Int>, start: Int) {
        precondition(
            range.lowerBound >= 0 && range.upperBound <= count, "rows \(range) of \(count)")
        if pieces.isEmpty { return (0..<0, 0) }
        var first = starts.piece(of: range.lowerBound)
        if range.lowerBound == count {
            let isFull = pieces[first].count >= most
            return isFull ? (first + 1..<first + 1, count) : (first..<first + 1, starts[first])
        }
        var end = starts.piece(of: max(range.lowerBound, range.upperBound - 1)) + 1
        // A small piece is merged with a neighbour, which limits the number of pieces.
        func left() -> Int {
            (end < starts.count ? starts[end] : count) - starts[first] - range.count + added
        }
        if left() < most / 4, end < pieces.count { end += 1 }
        if left() < most / 4, first > 0 { first -= 1 }
        return (first..<end, starts[first])
    }

    /// Returns the rows of pieces.
    @inlinable
    func array<Row>(of range: Range<Int>, as type: Row.Type) -> [Row] {
        if range.count == 1 { return piece(range.lowerBound).array(of: type) }
        var rows: [Row] = []
        for index in range { rows.append(contentsOf: piece(index).array(of: type)) }
        return rows
    }

    @usableFromInline
    func piece(_ index: Int) -> ErasedRows { pieces[index] }

    @usableFromInline
    mutating func replace(_ range: Range<Int>, with new: ContiguousArray<ErasedRows>) {
        let start = range.lowerBound < starts.count ? starts[range.lowerBound] : count
        let oldEnd = range.upperBound < starts.count ? starts[range.upperBound] : count
        if range.count == 1, new.count == 1 {
            pieces[range.lowerBound] = new[0]
        } else {
            pieces.replaceSubrange(range, with: new)
            starts.replaceSubrange(range, with: repeatElement(0, count: new.count))
        }
        var next = start
        for index in range.lowerBound..<range.lowerBound + new.count {
            starts[index] = next
            next += pieces[index].count
        }
        let shift = next - oldEnd
        count += shift
        if shift == 0 { return }
        for index in range.lowerBound + new.count..<starts.count { starts[index] += shift }
    }
}

extension RowPieces {
    /// Returns the list with the rows of a range replaced.
    @inlinable
    package func replacing<Row>(_ range: Range<Int>, with rows: [Row]) -> RowPieces {
        var editor = RowPiecesEditor(self)
        editor.replace(range, with: rows)
        return RowPieces(editor)
    }
}
