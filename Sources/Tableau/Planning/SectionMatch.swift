/// Which old section is which new one.
struct SectionMatch {
    /// Old sections that are gone, ascending.
    let deletes: [Int]
    /// New sections, ascending.
    let inserts: [Int]
    /// Surviving sections that change their order; the fewest possible.
    let moves: [(old: Int, new: Int)]
    /// New index of each old section, -1 if gone; empty when no section changed its index.
    private let targets: ContiguousArray<Int32>
    /// True for old sections that are moved; empty when none is.
    private let moved: ContiguousArray<Bool>
    /// The number of old sections.
    let oldCount: Int

    /// True when all sections stay where they are.
    var isIdentity: Bool { targets.isEmpty && inserts.isEmpty }

    init(_ old: RowList, _ new: RowList) {
        oldCount = old.count
        let changes = old.changes(to: new)
        deletes = changes.deletes
        inserts = changes.inserts
        moves = changes.moves.map { ($0.old, $0.new) }
        guard !(deletes.isEmpty && inserts.isEmpty && moves.isEmpty) else {
            targets = []
            moved = []
            return
        }
        var targets = ContiguousArray<Int32>(repeating: 0, count: old.count)
        var taken = [Bool](repeating: false, count: new.count)
        var moved = ContiguousArray<Bool>(repeating: false, count: moves.isEmpty ? 0 : old.count)
        for index in deletes { targets[index] = -1 }
        for index in inserts { taken[index] = true }
        for move in moves {
            targets[move.old] = Int32(move.new)
            moved[move.old] = true
            taken[move.new] = true
        }
        var next = 0
        for index in 0..<old.count
        where targets[index] == 0 && !(moved.isEmpty ? false : moved[index]) {
            while taken[next] { next += 1 }
            targets[index] = Int32(next)
            next += 1
        }
        self.targets = targets
        self.moved = moved
    }

    /// The new index of an old section; nil if it is gone.
    func new(ofOld old: Int) -> Int? {
        guard !targets.isEmpty else { return old < oldCount ? old : nil }
        let target = Int(targets[old])
        return target < 0 ? nil : target
    }

    /// Whether an old section is moved to change its order.
    func isMoved(_ old: Int) -> Bool { !moved.isEmpty && moved[old] }
}
