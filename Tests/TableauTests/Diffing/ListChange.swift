import TestSupport

/// Random lists and changes to them; a row is two numbers, `identity` and `content`.
struct ListChange {
    typealias Row = (identity: Int, content: Int)
    var old: [Row]
    var new: [Row]

    /// A case of any shape, reproducible by its seed.
    init(seed: UInt64, largest: Int) {
        var random = SeededGenerator(seed: seed)
        let count = Int.random(in: 0...largest, using: &random)
        let pool = Bool.random(using: &random) ? count * 4 + 1 : max(1, count / 2)
        let repeats = Int.random(in: 0..<4, using: &random) == 0
        var identities = Array(0..<max(count, 1) * 2).shuffled(using: &random)
        func fresh() -> Int {
            if repeats { return Int.random(in: 0..<pool, using: &random) }
            return identities.popLast() ?? 0
        }
        old = (0..<count).map { _ in (fresh(), 0) }
        new = old
        let share = [0, 1, 5, 30, 100].randomElement(using: &random) ?? 0
        func times() -> Int { new.count * share / 100 + Int.random(in: 0...2, using: &random) }
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            switch Int.random(in: 0..<8, using: &random) {
            case 0: for _ in 0..<times() { Self.removeOne(from: &new, &random) }
            case 1:
                for _ in 0..<times() where new.count < 2 * largest {
                    let row = (identity: repeats ? fresh() : Self.unused(&identities), content: 0)
                    if row.identity < 0 { break }
                    new.insert(row, at: Int.random(in: 0...new.count, using: &random))
                }
            case 2:
                for _ in 0..<times() where !new.isEmpty {
                    new[Int.random(in: 0..<new.count, using: &random)].content += 1
                }
            case 3:
                for _ in 0..<times() where new.count > 1 {
                    let row = new.remove(at: Int.random(in: 0..<new.count, using: &random))
                    new.insert(row, at: Int.random(in: 0...new.count, using: &random))
                }
            case 4: new.shuffle(using: &random)
            case 5: new.reverse()
            case 6: Self.moveBlock(in: &new, &random)
            default:
                let keep = Int.random(in: 0...new.count, using: &random)
                new.removeFirst(keep)
            }
        }
    }

    init(old: [Row], new: [Row]) {
        self.old = old
        self.new = new
    }

    private static func unused(_ identities: inout [Int]) -> Int { identities.popLast() ?? -1 }

    private static func removeOne(from rows: inout [Row], _ random: inout SeededGenerator) {
        if rows.isEmpty { return }
        rows.remove(at: Int.random(in: 0..<rows.count, using: &random))
    }

    private static func moveBlock(in rows: inout [Row], _ random: inout SeededGenerator) {
        let start = Int.random(in: 0...rows.count, using: &random)
        let end = Int.random(in: start...rows.count, using: &random)
        let block = Array(rows[start..<end])
        rows.removeSubrange(start..<end)
        rows.insert(contentsOf: block, at: Int.random(in: 0...rows.count, using: &random))
    }

    /// The smallest change found with the same fault: removes rows for as long as one remains.
    func minimised(_ fault: (ListChange) -> String?) -> ListChange {
        var best = self
        var shrunk = true
        while shrunk {
            shrunk = false
            for list in [\ListChange.old, \ListChange.new] {
                var index = best[keyPath: list].count
                while index > 0 {
                    index -= 1
                    var smaller = best
                    smaller[keyPath: list].remove(at: index)
                    if fault(smaller) != nil {
                        best = smaller
                        shrunk = true
                    }
                }
            }
        }
        return best
    }

    /// Swift code of the lists, to paste into a test.
    var reproduction: String { "old: \(old.map { "\($0)" }), new: \(new.map { "\($0)" })" }
}
