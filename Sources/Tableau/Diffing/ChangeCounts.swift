/// How many operations of each kind a comparison found, and what it noticed on the way.
///
/// The operations themselves are indexes in one buffer: deletes, inserts, updates and moves in this
/// order; an update and a move take two indexes each, the old and the new.
@frozen
@usableFromInline
package struct ChangeCounts: BitwiseCopyable, Sendable {
    @usableFromInline var deletes: Int32 = 0
    @usableFromInline var inserts: Int32 = 0
    @usableFromInline var updates: Int32 = 0
    @usableFromInline var moves: Int32 = 0

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

    init() {}

    /// Where inserts begin in the buffer.
    var insertStart: Int { Int(deletes) }
    /// Where updates begin in the buffer.
    var updateStart: Int { Int(deletes) &+ Int(inserts) }
    /// Where moves begin in the buffer.
    var moveStart: Int { updateStart &+ 2 &* Int(updates) }
    /// How many indexes the buffer holds.
    var indexes: Int { moveStart &+ 2 &* Int(moves) }
    /// How many operations there are.
    var operations: Int { updateStart &+ Int(updates) &+ Int(moves) }
}
