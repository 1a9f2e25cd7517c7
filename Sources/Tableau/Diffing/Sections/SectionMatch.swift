/// The match between old and new sections.
struct SectionMatch {
    /// Deleted sections, ascending.
    let deletes: [Int]
    /// Inserted sections, ascending.
    let inserts: [Int]
    /// Surviving sections that change their order; the fewest possible.
    let moves: [Diff.Pair]
    /// The new index of each old section, negative if it is deleted; nil if all stay where they are.
    private var places: [Int32]?

    /// Creates the match from the changes between two lists of sections.
    init(_ changes: Diff, oldCount: Int, newCount: Int) {
        (deletes, inserts, moves) = (changes.deletes, changes.inserts, changes.moves)
        if changes.isEmpty { return }
        places = Self.places(
            deletes: deletes, inserts: inserts, moves: moves, oldCount: oldCount,
            newCount: newCount)
    }

    /// Returns the new index of each old section, negative if it is deleted.
    ///
    /// - Complexity: O(sections); to look up each by itself would take much longer.
    static func places(
        deletes: [Int], inserts: [Int], moves: [Diff.Pair], oldCount: Int, newCount: Int
    ) -> [Int32] {
        let unknown: Int32 = -2
        var places = [Int32](repeating: unknown, count: oldCount)
        var isTaken = [Bool](repeating: false, count: newCount)
        for old in deletes { places[old] = -1 }
        for new in inserts { isTaken[new] = true }
        for move in moves {
            places[move.old] = Int32(truncatingIfNeeded: move.new)
            isTaken[move.new] = true
        }
        // The others keep their order.
        var new = 0
        for old in places.indices where places[old] == unknown {
            while isTaken[new] { new += 1 }
            places[old] = Int32(truncatingIfNeeded: new)
            new += 1
        }
        return places
    }

    /// Whether all sections stay where they are.
    var isIdentity: Bool { places == nil }

    /// Returns the new index of an old section; nil if it is gone.
    func new(ofOld old: Int) -> Int? {
        guard let places else { return old }
        return places[old] < 0 ? nil : Int(places[old])
    }
}
