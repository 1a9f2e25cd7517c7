/// The match between old and new sections.
@usableFromInline
package struct SectionMatch {
    /// Deleted and inserted sections, ascending.
    let deletes: [Int]
    let inserts: [Int]
    /// Surviving sections that change their order; the fewest possible.
    let moves: [Diff.Pair]
    /// The new index of each old section, negative if it is deleted; nil if all stay where they are.
    private var places: [Int32]?

    @usableFromInline
    init(_ changes: Diff, oldCount: Int) {
        (deletes, inserts, moves) = (changes.deletes, changes.inserts, changes.moves)
        if changes.isEmpty { return }
        var places = [Int32](repeating: -1, count: oldCount)
        for move in moves { places[move.old] = Int32(truncatingIfNeeded: move.new) }
        func ranges(_ places: [Int]) -> [Range<Int>] { places.sorted().map { $0..<$0 + 1 } }
        let kept = stretches(
            of: oldCount, removing: ranges(deletes + moves.map(\.old)),
            adding: ranges(inserts + moves.map(\.new)))
        for (old, new) in kept {
            for section in old {
                places[section] = Int32(truncatingIfNeeded: new + section - old.lowerBound)
            }
        }
        self.places = places
    }

    /// Compares sections by number; with duplicates, updates are less precise.
    package init(from old: [Int], to new: [Int]) { self.init(Diff(old, new), oldCount: old.count) }

    /// All sections stay where they are.
    package static var identity: SectionMatch { SectionMatch(Diff(), oldCount: 0) }

    /// Whether all sections stay where they are.
    var isIdentity: Bool { places == nil }

    /// Returns the new index of an old section; nil if it is gone.
    @usableFromInline
    func new(ofOld old: Int) -> Int? {
        guard let places else { return old }
        return places[old] < 0 ? nil : Int(places[old])
    }
}
