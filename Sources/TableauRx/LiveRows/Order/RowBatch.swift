/// What became of rows with positions: deletes and where moves start count before, the rest after.
@usableFromInline
package struct RowBatch {
    /// A position within a group.
    @usableFromInline
    package struct Place: Hashable {
        @usableFromInline package var group: Int32
        @usableFromInline package var row: Int32

        @inlinable @inline(__always)
        init(_ group: Int32, _ row: Int32) {
            self.group = group
            self.row = row
        }
    }

    /// Rows that went, and came, ascending within a group.
    @usableFromInline package var deletes: ContiguousArray<Place> = []
    @usableFromInline package var inserts: ContiguousArray<Place> = []
    /// Rows that are elsewhere now; within a group as few as unchanged rows allow, which never move.
    @usableFromInline package var moves: ContiguousArray<(from: Place, to: Place)> = []
    /// Rows whose content may have changed, by their new places.
    @usableFromInline package var updates: ContiguousArray<Place> = []

    @inlinable
    init() {}

    /// Whether nothing happened.
    @inlinable
    var isEmpty: Bool {
        deletes.isEmpty && inserts.isEmpty && moves.isEmpty && updates.isEmpty
    }

    /// The groups in which something is different.
    @usableFromInline
    func eachGroup(_ body: (Int32) -> Void) {
        for place in deletes { body(place.group) }
        for place in inserts { body(place.group) }
        for place in updates { body(place.group) }
        for move in moves {
            body(move.from.group)
            body(move.to.group)
        }
    }
}
