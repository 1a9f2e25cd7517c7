/// The changes of rows with positions: deletes and sources of moves refer to the state before the
/// batch, the rest to the state after.
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

    /// Rows that were removed and inserted, ascending within a group.
    @usableFromInline package var deletes: ContiguousArray<Place> = []
    @usableFromInline package var inserts: ContiguousArray<Place> = []
    /// Rows that moved; within a group as few as possible, and never unchanged rows.
    @usableFromInline package var moves: ContiguousArray<(from: Place, to: Place)> = []
    /// Rows whose content may have changed, by new position.
    @usableFromInline package var updates: ContiguousArray<Place> = []

    @inlinable
    init() {}

    /// Whether the batch is empty.
    @inlinable
    var isEmpty: Bool {
        deletes.isEmpty && inserts.isEmpty && moves.isEmpty && updates.isEmpty
    }

    /// Calls `body` with the group of each change.
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
