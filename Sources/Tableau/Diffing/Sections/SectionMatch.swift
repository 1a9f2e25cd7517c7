/// The match between old and new sections.
struct SectionMatch {
    /// Deleted and inserted sections, ascending.
    let deletes: [Int]
    let inserts: [Int]
    /// Surviving sections that change their order; the fewest possible.
    let moves: [Diff.Pair]
    /// The new index of each old section, negative if it is deleted; nil if all stay where they are.
    private var places: [Int32]?

    init(_ changes: Diff, oldCount: Int, newCount: Int) {
        (deletes, inserts, moves) = (changes.deletes, changes.inserts, changes.moves)
        if changes.isEmpty { return }
        places = sectionPlaces(
            deletes: deletes, inserts: inserts, moves: moves.lazy.map { ($0.old, $0.new) },
            oldCount: oldCount, newCount: newCount)
    }

    /// Whether all sections stay where they are.
    var isIdentity: Bool { places == nil }

    /// Returns the new index of an old section; nil if it is gone.
    func new(ofOld old: Int) -> Int? {
        guard let places else { return old }
        return places[old] < 0 ? nil : Int(places[old])
    }
}
