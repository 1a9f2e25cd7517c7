/// A map from the identity of each row to its index.
///
/// If several rows share an identity, the first one counts.
@usableFromInline
package class RowPositions {
    /// Returns the row with an identity; nil if there is none, or if identities have another type.
    package func row<ID: Hashable>(of id: ID) -> Int? {
        (self as? TypedRowPositions<ID>)?.rows[id].map(Int.init)
    }

    /// Returns the row with an identity of unknown type; nil if there is none.
    package func row(ofAny id: AnyHashable) -> Int? { nil }

    /// Returns whether several rows share an identity of unknown type.
    package func isRepeated(any id: AnyHashable) -> Bool { false }

    @usableFromInline init() {}
}

/// A map from identities of a concrete type.
@usableFromInline
final class TypedRowPositions<ID: Hashable>: RowPositions {
    @usableFromInline let rows: [ID: Int32]
    /// The identities that several rows share.
    @usableFromInline let repeated: Set<ID>

    /// - Complexity: O(rows).
    @inlinable
    init(count: Int, identity: (Int) -> ID) {
        var rows: [ID: Int32] = [:]
        rows.reserveCapacity(count)
        var repeated: Set<ID> = []
        for row in (0..<count).reversed() {
            let id = identity(row)
            if rows.updateValue(Int32(truncatingIfNeeded: row), forKey: id) != nil {
                repeated.insert(id)
            }
        }
        self.rows = rows
        self.repeated = repeated
    }

    override func row(ofAny id: AnyHashable) -> Int? {
        own(id).flatMap { rows[$0].map(Int.init) }
    }

    override func isRepeated(any id: AnyHashable) -> Bool {
        own(id).map(repeated.contains) ?? false
    }

    /// Returns an identity as a key, which has the type of the rows' own: it may be optional, or
    /// `AnyHashable`.
    private func own(_ id: AnyHashable) -> ID? { id.base as? ID ?? id as? ID }
}
