/// What turns one list into another: all operations in one buffer.
///
/// The buffer holds deletes, inserts, updates and moves in this order; an update and a move take
/// two numbers each, the old index and the new. ``Diff`` is its public face.
@frozen
@usableFromInline
package struct ListChanges: Sendable {
    @usableFromInline var storage: ChangeStorage
    @usableFromInline var deleteCount: Int32 = 0
    @usableFromInline var insertCount: Int32 = 0
    @usableFromInline var updateCount: Int32 = 0
    @usableFromInline var moveCount: Int32 = 0

    /// Whether rows with equal identities were met.
    ///
    /// Rows in common stretches are not looked at.
    @usableFromInline package internal(set) var hasDuplicates = false

    /// Whether the rows have neither identity nor equality, so that updates mean "other bits".
    ///
    /// False if nothing changed.
    @usableFromInline package internal(set) var isUndiffable = false

    /// The first pair, if any, whose content is equal under two identities (debug builds only).
    @usableFromInline package internal(set) var disagreement: RowPair?

    init() { storage = ChangeStorage() }

    /// Old indexes of deleted rows, ascending.
    package var deletes: Diff.Indexes {
        Diff.Indexes(storage, from: 0, count: Int(deleteCount))
    }

    /// New indexes of inserted rows, ascending.
    package var inserts: Diff.Indexes {
        Diff.Indexes(storage, from: Int(deleteCount), count: Int(insertCount))
    }

    /// Rows that kept their identity and changed content, ascending by new index.
    package var updates: Diff.Pairs {
        Diff.Pairs(storage, from: Int(deleteCount) + Int(insertCount), count: Int(updateCount))
    }

    /// Rows that changed their place among the rows that stay, ascending by new index.
    package var moves: Diff.Pairs {
        let start = Int(deleteCount) + Int(insertCount) + 2 * Int(updateCount)
        return Diff.Pairs(storage, from: start, count: Int(moveCount))
    }

    /// Whether nothing changed.
    package var isEmpty: Bool { storage.isEmpty }

    /// How many operations there are.
    package var count: Int {
        Int(deleteCount) + Int(insertCount) + Int(updateCount) + Int(moveCount)
    }
}
