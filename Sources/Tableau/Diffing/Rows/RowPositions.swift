/// A map from the identity of each row to its index; of several rows with one, the first counts.
@usableFromInline
package class RowPositions {
    /// Returns the row with an identity; nil if there is none, or if identities have another type.
    package func row<ID: Hashable>(of id: ID) -> Int? {
        (self as? TypedRowPositions<ID>)?.rows[id].map(Int.init)
    }

    /// Returns the row with an identity of unknown type; nil if there is none.
    package func row(ofAny id: AnyHashable) -> Int? { nil }

    package func isRepeated(any id: AnyHashable) -> Bool { false }

    @usableFromInline init() {}
}

@usableFromInline
final class TypedRowPositions<ID: Hashable>: RowPositions {
    @usableFromInline let rows: [ID: Int32]
    @usableFromInline let repeated: Set<ID>

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

    /// Returns an identity as one of the rows' own type, which may be optional, or `AnyHashable`.
    private func own(_ id: AnyHashable) -> ID? { id.base as? ID ?? id as? ID }
}
