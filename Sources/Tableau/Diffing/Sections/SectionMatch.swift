/// The match between old and new sections.
struct SectionMatch {
    /// Deleted sections, ascending.
    let deletes: [Int]
    /// Inserted sections, ascending.
    let inserts: [Int]
    /// Surviving sections that change their order; the fewest possible.
    let moves: [(old: Int, new: Int)]
    /// The new index of each old section, -1 if deleted; empty if no section is inserted, deleted
    /// or moved.
    private var targets: [Int32] = []
    /// Whether each old section is moved; empty like `targets`.
    private var moved: [Bool] = []
    /// Whether all sections stay where they are.
    let isIdentity: Bool

    /// Creates the match from the changes between two lists of sections.
    init(_ changes: Diff, oldCount: Int, newCount: Int) {
        deletes = Array(changes.deletes)
        inserts = Array(changes.inserts)
        moves = changes.moves.map { ($0.old, $0.new) }
        isIdentity = deletes.isEmpty && inserts.isEmpty && moves.isEmpty
        if isIdentity { return }
        targets =
            SectionPlaces.maps(
                before: oldCount, after: newCount, deletes: deletes, inserts: inserts, moves: moves
            ).forward
        moved = [Bool](repeating: false, count: oldCount)
        for move in moves { moved[move.old] = true }
    }

    /// Returns the new index of an old section; nil if it is gone.
    func new(ofOld old: Int) -> Int? {
        if isIdentity { return old }
        let target = Int(targets[old])
        return target < 0 ? nil : target
    }

    /// Returns whether an old section is moved to change its order.
    func isMoved(_ old: Int) -> Bool { !moved.isEmpty && moved[old] }
}
