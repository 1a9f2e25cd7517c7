/// The result of comparing two lists: the number of operations of each kind, and where their
/// indexes are.
///
/// The indexes are in one buffer: deletes, inserts, updates and moves; an update and a move have two
/// each, the old and the new. A ``Diff`` owns its buffer. For tables, a ``DiffScratch`` collects the
/// indexes of all sections in one: an allocation for each would take longer than most comparisons.
@frozen
@usableFromInline
package struct ChangeCounts: BitwiseCopyable, Sendable {
    @usableFromInline var deletes: Int32 = 0
    @usableFromInline var inserts: Int32 = 0
    @usableFromInline var updates: Int32 = 0
    @usableFromInline var moves: Int32 = 0
    /// The start of the indexes in a scratch's collection; 0 in a buffer of their own.
    @usableFromInline var start = 0

    /// Whether rows with equal identities were found; those in common stretches are not examined.
    @usableFromInline package internal(set) var hasDuplicates = false

    /// Whether something changed, and updates mean "other bits": rows have neither identity nor equality;
    /// only a ``Diff`` tells.
    @usableFromInline package internal(set) var isUndiffable = false

    /// The first pair, if any, with equal content and different identities (debug builds only).
    @usableFromInline package internal(set) var disagreement: RowPair?

    @inline(__always)
    init(deletes: Int = 0, inserts: Int = 0, updates: Int = 0, moves: Int = 0) {
        self.deletes = Int32(truncatingIfNeeded: deletes)
        self.inserts = Int32(truncatingIfNeeded: inserts)
        self.updates = Int32(truncatingIfNeeded: updates)
        self.moves = Int32(truncatingIfNeeded: moves)
    }

    /// The start of inserts, relative to the first index.
    var insertStart: Int { Int(deletes) }
    var updateStart: Int { Int(deletes) &+ Int(inserts) }
    var moveStart: Int { updateStart &+ 2 &* Int(updates) }
    var indexes: Int { moveStart &+ 2 &* Int(moves) }
    var operations: Int { updateStart &+ Int(updates) &+ Int(moves) }
    var isEmpty: Bool { indexes == 0 }
}
