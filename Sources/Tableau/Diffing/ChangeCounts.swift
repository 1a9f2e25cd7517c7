/// What a comparison of two lists found: how many operations of each kind, and where their indexes
/// are.
///
/// The indexes lie in one buffer: deletes, inserts, updates and moves in this order; an update and
/// a move take two each, the old and the new. A ``Diff`` owns such a buffer; for tables, in which
/// an allocation for each section would take longer than most comparisons, a ``DiffScratch``
/// collects the indexes of all sections in one.
@frozen
@usableFromInline
package struct ChangeCounts: BitwiseCopyable, Sendable {
    @usableFromInline var deletes: Int32 = 0
    @usableFromInline var inserts: Int32 = 0
    @usableFromInline var updates: Int32 = 0
    @usableFromInline var moves: Int32 = 0
    /// Where the indexes begin in a scratch's collection; 0 in a buffer of their own.
    @usableFromInline var start = 0

    /// Whether rows with equal identities were met.
    ///
    /// Rows in common stretches are not examined.
    @usableFromInline package internal(set) var hasDuplicates = false

    /// Whether the rows have neither identity nor equality, so that updates mean "other bits".
    ///
    /// False if nothing changed.
    @usableFromInline package internal(set) var isUndiffable = false

    /// The first pair, if any, whose content is equal under two identities (debug builds only).
    @usableFromInline package internal(set) var disagreement: RowPair?

    @inline(__always)
    init(deletes: Int = 0, inserts: Int = 0, updates: Int = 0, moves: Int = 0) {
        self.deletes = Int32(truncatingIfNeeded: deletes)
        self.inserts = Int32(truncatingIfNeeded: inserts)
        self.updates = Int32(truncatingIfNeeded: updates)
        self.moves = Int32(truncatingIfNeeded: moves)
    }

    /// Where inserts begin, counted from the first index.
    var insertStart: Int { Int(deletes) }
    /// Where updates begin.
    var updateStart: Int { Int(deletes) &+ Int(inserts) }
    /// Where moves begin.
    var moveStart: Int { updateStart &+ 2 &* Int(updates) }
    /// How many indexes there are.
    var indexes: Int { moveStart &+ 2 &* Int(moves) }
    /// How many operations there are.
    var operations: Int { updateStart &+ Int(updates) &+ Int(moves) }
    /// Whether nothing changed.
    var isEmpty: Bool { indexes == 0 }
}
