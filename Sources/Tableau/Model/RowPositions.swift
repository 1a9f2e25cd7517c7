/// The index of each row by its identity: the reverse of an array of rows.
///
/// Of rows with one identity, the first counts.
@usableFromInline
package class RowPositions {
    /// The row of an identity; nil if there is none, or if identities are of another type.
    package func row<ID: Hashable>(of id: ID) -> Int? {
        (self as? TypedRowPositions<ID>)?.rows[id].map(Int.init)
    }

    /// The row of an identity whose type is not known; nil if there is none.
    package func row(ofAny id: AnyHashable) -> Int? {
        func find(_ id: some Hashable) -> Int? { row(of: id) }
        // The index is by the identity's own type.
        return (id.base as? any Hashable).flatMap { find($0) } ?? row(of: id)
    }

    @usableFromInline init() {}
}

/// Rows by identities of a type.
@usableFromInline
final class TypedRowPositions<ID: Hashable>: RowPositions {
    @usableFromInline let rows: [ID: Int32]

    /// - Parameter count: The number of rows.
    /// - Parameter identity: The identity of the row at an index.
    /// - Complexity: O(rows).
    @inlinable
    init(count: Int, identity: (Int) -> ID) {
        var rows: [ID: Int32] = [:]
        rows.reserveCapacity(count)
        for row in (0..<count).reversed() {
            rows[identity(row)] = Int32(truncatingIfNeeded: row)
        }
        self.rows = rows
    }
}
