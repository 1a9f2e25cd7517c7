/// The type-erased rows of one section.
///
/// A list shares the array it was made from: creating one allocates nothing, and two lists made
/// from the same array are recognised as identical in O(1). Rows that change one by one
/// come in pieces instead: see ``RowPieces``. New data makes a new list.
@usableFromInline
package struct RowList {
    /// The type of the rows; nil for a list that only counts.
    @usableFromInline package let type: RowType?
    /// The rows themselves; of a list in pieces, what tells it from others and keeps it alive.
    @usableFromInline let erased: ErasedRows
    /// The rows, if they are not one array.
    @usableFromInline package let pieces: RowPieces?

    @inlinable package var count: Int { erased.count }

    /// Shares an array of rows, at most 2^29; more trap, as does the type of other rows.
    ///
    /// - Complexity: O(1), no allocation.
    @inlinable
    package init<Row>(_ rows: [Row], type: RowType) {
        precondition(
            type.id == ObjectIdentifier(Row.self),
            "rows of \(Row.self) were passed with the RowType of \(type.name)")
        Self.check(count: rows.count)
        self.init(ErasedRows(rows), type: type)
    }

    /// Shares rows that are known to be of a type.
    @usableFromInline
    init(_ rows: ErasedRows, type: RowType) {
        self.type = type
        erased = rows
        pieces = nil
    }

    /// Shares rows in pieces, at most 2^29; more trap.
    ///
    /// - Complexity: O(1), no allocation.
    @usableFromInline
    package init(_ pieces: RowPieces, type: RowType) {
        Self.check(count: pieces.count)
        self.type = type
        self.pieces = pieces
        erased = ErasedRows(identifiedBy: pieces, count: pieces.count)
    }

    /// Creates a list that knows only the number of rows, 0 to 2^29 or this traps, for cells without models.
    ///
    /// Each such list counts as new data: its rows are reloaded by position unless a list is
    /// compared with itself.
    package init(count: Int) {
        Self.check(count: count)
        type = nil
        pieces = nil
        erased = ErasedRows(identifiedBy: CountToken(), count: count)
    }

    @usableFromInline
    static func check(count: Int) {
        require(count >= 0, "numberOfCells is \(count); a section has 0 rows or more")
        require(
            count <= Diff.mostRows,
            "a section has \(count) rows; \(Diff.mostRows) is the most that can be compared")
    }

    /// Returns the index of each row by identity; nil if rows have no identity.
    ///
    /// - Complexity: O(rows).
    package func positions() -> RowPositions? {
        guard let type, type.identifies else { return nil }
        let rows = contiguous
        return withExtendedLifetime(rows.erased.storage) {
            type.comparisonMemory.pointee.positions(rows.erased.base, count)
        }
    }

    /// Returns a row's identity, nil if rows have none; traps outside the list.
    package func identity(ofRow row: Int) -> AnyHashable? {
        check(row)
        guard let type, type.identifies else { return nil }
        return withPlace(of: row) { type.comparisonMemory.pointee.identity($0, $1) }
    }

    /// The same rows as one array; O(rows) if they are in pieces.
    var contiguous: RowList { pieces == nil ? self : rows(in: [0..<count]) }

    /// Calls a closure with the memory that a row lies in, and its index there.
    @inlinable
    func withPlace<Result>(of row: Int, _ body: (UnsafeRawPointer, Int) -> Result) -> Result {
        withExtendedLifetime(erased.storage) {
            guard let pieces else { return body(erased.base, row) }
            let place = pieces.place(of: row)
            return body(place.base, place.row)
        }
    }

    @MainActor package static let empty = RowList(count: 0)

    package var isEmpty: Bool { count == 0 }

    /// Whether both lists share one array and therefore cannot differ; O(1).
    @inlinable
    package func isSame(as other: RowList) -> Bool { erased.isSame(as: other.erased) }

    /// Whether the list shares an array and therefore cannot differ from it; O(1).
    @inlinable
    func isArray<Row>(_ rows: [Row]) -> Bool {
        rows.withUnsafeBytes { $0.baseAddress == erased.base && rows.count == count }
    }

    /// Whether an instance of a class is in both lists, whose rows have one type; O(rows).
    func sharesInstances(with other: RowList) -> Bool {
        guard type?.isClass == true, isComparable(with: other) else { return false }
        let instances = Set((0..<count).map { ObjectIdentifier(self[$0] as AnyObject) })
        return (0..<other.count).contains {
            instances.contains(ObjectIdentifier(other[$0] as AnyObject))
        }
    }

    /// Whether the rows of both lists have the same type.
    package func isComparable(with other: RowList) -> Bool {
        type === other.type || type.map(\.id) == other.type.map(\.id)
    }

    /// Returns the boxed row at an index, `()` of a list that only counts; traps outside the list.
    @usableFromInline package subscript(row: Int) -> Any {
        check(row)
        guard let type else { return () }
        return withPlace(of: row) { type.boxed($0, $1) }
    }

    /// Returns the row at an index; traps outside the list, and for another type.
    @inlinable
    package subscript<Row>(row: Int, as type: Row.Type) -> Row {
        check(row)
        check(type: type)
        return withPlace(of: row) { $0.assumingMemoryBound(to: Row.self)[$1] }
    }

    /// Whether the list was made from an array of a type.
    @inlinable
    package func holds<Row>(_ type: Row.Type) -> Bool { self.type?.id == ObjectIdentifier(type) }

    /// Returns all rows, as the array that the list shares; O(rows) if they are in pieces.
    ///
    /// Traps for another type than the list was made with.
    @inlinable
    package func rows<Row>(as type: Row.Type) -> [Row] {
        check(type: type)
        return pieces.map { $0.array(of: type) } ?? erased.array(of: type)
    }

    @usableFromInline
    func check(_ row: Int) {
        precondition(row >= 0 && row < count, "row \(row) of a section with \(count) rows")
    }

    @inlinable
    func check<Row>(type: Row.Type) {
        precondition(
            self.type?.id == ObjectIdentifier(type),
            "asked for rows of \(type), but the rows are \(self.type?.name ?? "only counted")")
    }
}

private final class CountToken {}
