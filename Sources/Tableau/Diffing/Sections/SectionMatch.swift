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
    private let targets: ContiguousArray<Int32>
    /// Whether each old section is moved; empty like `targets`.
    private let moved: ContiguousArray<Bool>
    let oldCount: Int

    /// Whether all sections stay where they are.
    let isIdentity: Bool

    /// Creates the match from the sections' changes.
    ///
    /// - Parameters:
    ///   - changes: The changes between two lists of sections.
    ///   - oldCount: The number of old sections.
    ///   - newCount: The number of new sections.
    init(_ changes: Diff, oldCount: Int, newCount: Int) {
        self.oldCount = oldCount
        isIdentity = changes.deletes.isEmpty && changes.inserts.isEmpty && changes.moves.isEmpty
        guard !isIdentity else {
            deletes = []
            inserts = []
            moves = []
            targets = []
            moved = []
            return
        }
        deletes = Array(changes.deletes)
        inserts = Array(changes.inserts)
        moves = changes.moves.map { ($0.old, $0.new) }
        var targets = ContiguousArray<Int32>(repeating: 0, count: oldCount)
        var taken = [Bool](repeating: false, count: newCount)
        var moved = ContiguousArray<Bool>(repeating: false, count: oldCount)
        for index in deletes { targets[index] = -1 }
        for index in inserts { taken[index] = true }
        for move in moves {
            targets[move.old] = Int32(move.new)
            moved[move.old] = true
            taken[move.new] = true
        }
        var next = 0
        for index in 0..<oldCount where targets[index] >= 0 && !moved[index] {
            while taken[next] { next += 1 }
            targets[index] = Int32(next)
            next += 1
        }
        self.targets = targets
        self.moved = moved
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
