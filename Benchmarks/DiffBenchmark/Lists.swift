import BenchmarkHarness

/// Two lists to compare.
struct Lists<Identity: NumberedIdentity> {
    var old: [Row<Identity>]
    var new: [Row<Identity>]
    private var random: SplitMix
    private var fresh: Int
    private let first: Int

    /// The same rows twice, in separate storage; the identities share theirs.
    init(_ count: Int, seed: UInt64) {
        random = SplitMix(seed: seed)
        // Each seed has other identities.
        first = Int(truncatingIfNeeded: seed) * 3 * count
        let numbers = first..<(first + count)
        old = numbers.map { Row(collectionId: Identity(number: $0)) }
        new = old.map { $0 }
        fresh = first + count
    }

    /// The same rows twice, with all identities allocated again.
    static func madeAnew(_ count: Int, seed: UInt64) -> Lists {
        var lists = Lists(count, seed: seed)
        lists.new = (0..<count).map { Row(collectionId: Identity(number: lists.first + $0)) }
        return lists
    }

    private mutating func next() -> Row<Identity> {
        fresh += 1
        return Row(collectionId: Identity(number: fresh))
    }

    private mutating func place() -> Int { .random(in: 0..<new.count, using: &random) }

    mutating func append(_ count: Int) { for _ in 0..<count { new.append(next()) } }

    mutating func deleteRange(_ count: Int) {
        let start = Int.random(in: 0...(new.count - count), using: &random)
        new.removeSubrange(start..<start + count)
    }

    mutating func insertRange(_ count: Int) {
        let rows = (0..<count).map { _ in next() }
        new.insert(contentsOf: rows, at: place())
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
    static func ranges(
        _ count: Int, _ deletes: Int, _ inserts: Int, _ shuffled: Int, seed: UInt64
    ) -> Lists {
        var lists = Lists(count, seed: seed)
        lists.deleteRange(deletes)
        lists.insertRange(inserts)
        lists.shuffleFirst(shuffled)
        return lists
    }

    /// 1 % each of deletes, inserts and updates and 0.2 % moves, all over the list.
    static func mixed(_ count: Int, seed: UInt64) -> Lists {
        var lists = Lists(count, seed: seed)
        lists.delete(count / 100)
        lists.insert(count / 100)
        lists.update(count / 100)
        lists.move(count / 500)
        return lists
    }

    static func shuffled(_ count: Int, seed: UInt64) -> Lists {
        var lists = Lists(count, seed: seed)
        lists.new.shuffle(using: &lists.random)
        return lists
    }

    static func replaced(_ count: Int, seed: UInt64) -> Lists {
        var lists = Lists(count, seed: seed)
        lists.new = (0..<count).map { _ in lists.next() }
        return lists
    }

    static func reversed(_ count: Int, seed: UInt64) -> Lists {
        var lists = Lists(count, seed: seed)
        lists.new.reverse()
        return lists
    }

    /// The lists after a change.
    static func changed(
        _ count: Int, seed: UInt64, _ change: (inout Lists) -> Void
    ) -> Lists {
        var lists = Lists(count, seed: seed)
        change(&lists)
        return lists
    }

    /// One operation; its kind depends on the seed.
    mutating func changeOnce(seed: UInt64) {
        switch seed % 4 {
        case 0: delete(1)
        case 1: insert(1)
        case 2: update(1)
        default: move(1)
        }
    }

    /// One operation of each kind.
    mutating func changeOnceInEachWay() {
        delete(1)
        insert(1)
        update(1)
        move(1)
    }
}
