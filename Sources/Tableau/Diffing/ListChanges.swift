/// What turns one list into another: all operations in one buffer.
///
/// The buffer holds deletes, inserts, updates and moves in this order; an update and a move take
/// two numbers each, the old index and the new. ``Diff`` is its public face.
@frozen
@usableFromInline
package struct ListChanges: Sendable {
    @usableFromInline var storage: ChangeStorage
    /// How many operations of each kind there are, and what was noticed on the way.
    @usableFromInline package internal(set) var counts: ChangeCounts

    init() {
        storage = ChangeStorage()
        counts = ChangeCounts()
    }

    init(_ counts: ChangeCounts, _ storage: ChangeStorage) {
        self.counts = counts
        self.storage = storage
    }

    /// Old indexes of deleted rows, ascending.
    package var deletes: Diff.Indexes {
        Diff.Indexes(storage, from: 0, count: Int(counts.deletes))
    }

    /// New indexes of inserted rows, ascending.
    package var inserts: Diff.Indexes {
        Diff.Indexes(storage, from: counts.insertStart, count: Int(counts.inserts))
    }

    /// Rows that kept their identity and changed content, ascending by new index.
    package var updates: Diff.Pairs {
        Diff.Pairs(storage, from: counts.updateStart, count: Int(counts.updates))
    }

    /// Rows that changed their place among the rows that stay, ascending by new index.
    package var moves: Diff.Pairs {
        Diff.Pairs(storage, from: counts.moveStart, count: Int(counts.moves))
    }

    /// Whether nothing changed.
    package var isEmpty: Bool { storage.isEmpty }

    /// How many operations there are.
    package var count: Int { counts.operations }
}
