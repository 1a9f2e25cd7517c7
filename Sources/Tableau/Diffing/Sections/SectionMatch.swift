/// The match between old and new sections.
struct SectionMatch {
    /// Deleted sections, ascending.
    let deletes: [Int]
    /// Inserted sections, ascending.
    let inserts: [Int]
    /// Surviving sections that change their order; the fewest possible.
    let moves: [Diff.Pair]
    private let places: SectionPlaces
    /// Whether each old section is moved; empty if none is.
    private var moved: [Bool] = []

    /// Creates the match from the changes between two lists of sections.
    init(_ changes: Diff, oldCount: Int, newCount: Int) {
        (deletes, inserts, moves) = (changes.deletes, changes.inserts, changes.moves)
        places = SectionPlaces(
            before: oldCount, after: newCount, deletes: deletes, inserts: inserts,
            moves: moves.map { (old: $0.old, new: $0.new) })
        if moves.isEmpty { return }
        moved = [Bool](repeating: false, count: oldCount)
        for move in moves { moved[move.old] = true }
    }

    /// Whether all sections stay where they are.
    var isIdentity: Bool { places.isIdentity }

    /// Returns the new index of an old section; nil if it is gone.
    func new(ofOld old: Int) -> Int? { places.new(ofOld: old) }

    /// Returns whether an old section is moved to change its order.
    func isMoved(_ old: Int) -> Bool { !moved.isEmpty && moved[old] }
}
