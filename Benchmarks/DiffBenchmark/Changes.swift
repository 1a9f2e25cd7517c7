import BenchmarkHarness

/// Two lists to compare.
struct Lists<Identity: NumberedIdentity> {
    var old: [Row<Identity>]
    var new: [Row<Identity>]
    private var random: SplitMix
    private var fresh: Int

    /// The same rows twice, in separate storage; the identities share theirs.
    init(_ count: Int, seed: UInt64 = 20) {
        random = SplitMix(seed: seed)
        old = (0..<count).map { Row(collectionId: Identity(number: $0)) }
        new = old.map { $0 }
        fresh = count
    }

    /// The same rows twice, with all identities allocated again.
    static func madeAnew(_ count: Int) -> Lists {
        var lists = Lists(count)
        lists.new = (0..<count).map { Row(collectionId: Identity(number: $0)) }
        return lists
    }

    private mutating func next() -> Row<Identity> {
        fresh += 1
        return Row(collectionId: Identity(number: fresh))
    }

    private mutating func place() -> Int { .random(in: 0..<new.count, using: &random) }

    mutating func deleteRange(_ count: Int) {
        let start = new.count * 2 / 5
        new.removeSubrange(start..<start + count)
    }

    mutating func insertRange(_ count: Int) {
        let rows = (0..<count).map { _ in next() }
        new.insert(contentsOf: rows, at: new.count * 3 / 5)
    }

    mutating func shuffleFirst(_ count: Int) { new[0..<count].shuffle(using: &random) }

    mutating func delete(_ count: Int) {
        for _ in 0..<count { new.remove(at: place()) }
    }

    mutating func insert(_ count: Int) {
        for _ in 0..<count { new.insert(next(), at: place()) }
    }

    mutating func update(_ count: Int) {
        for _ in 0..<count { new[place()].revision += 1 }
    }

    mutating func move(_ count: Int) {
        for _ in 0..<count {
            let row = new.remove(at: place())
            new.insert(row, at: place())
        }
    }

    /// DifferenceKit's benchmark: ranges deleted and inserted, and the first rows shuffled.
    static func ranges(_ count: Int, _ deletes: Int, _ inserts: Int, _ shuffled: Int) -> Lists {
        var lists = Lists(count)
        lists.deleteRange(deletes)
        lists.insertRange(inserts)
        lists.shuffleFirst(shuffled)
        return lists
    }

    /// 1 % each of deletes, inserts and updates and 0.2 % moves, all over the list.
    static func mixed(_ count: Int) -> Lists {
        var lists = Lists(count)
        lists.delete(count / 100)
        lists.insert(count / 100)
        lists.update(count / 100)
        lists.move(count / 500)
        return lists
    }

    static func shuffled(_ count: Int, seed: UInt64 = 20) -> Lists {
        var lists = Lists(count, seed: seed)
        lists.new.shuffle(using: &lists.random)
        return lists
    }

    static func replaced(_ count: Int) -> Lists {
        var lists = Lists(count)
        lists.new = (0..<count).map { _ in lists.next() }
        return lists
    }
}
