import BenchmarkHarness

/// Two lists to compare.
struct Lists<Identity: NumberedIdentity> {
    var old: [Row<Identity>]
    var new: [Row<Identity>]
    private var random: SplitMix
    private var fresh: Int
    private let first: Int
    private let seed: UInt64

    /// The same rows twice, in separate storage, the second ones changed; their identities share
    /// storage.
    init(_ count: Int, seed: UInt64, _ change: (inout Lists) -> Void = { _ in }) {
        self.seed = seed
        random = SplitMix(seed: seed)
        // Each seed has other identities.
        first = Int(truncatingIfNeeded: seed) * 3 * count
        let numbers = first..<(first + count)
        old = numbers.map { Row(collectionId: Identity(number: $0)) }
        new = old.map { $0 }
        fresh = first + count
        change(&self)
    }

    private mutating func next() -> Row<Identity> {
        fresh += 1
        return Row(collectionId: Identity(number: fresh))
    }

    private mutating func place() -> Int { .random(in: 0..<new.count, using: &random) }

    mutating func append(_ count: Int) { for _ in 0..<count { new.append(next()) } }

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
    mutating func changeRanges(_ deletes: Int, _ inserts: Int, _ shuffled: Int) {
        let start = Int.random(in: 0...(new.count - deletes), using: &random)
        new.removeSubrange(start..<start + deletes)
        let rows = (0..<inserts).map { _ in next() }
        new.insert(contentsOf: rows, at: place())
        new[0..<shuffled].shuffle(using: &random)
    }

    /// Some deletes, inserts and updates and a fifth as many moves, all over the list: of 1 % of the
    /// rows, or one of each.
    mutating func mix(_ count: Int? = nil) {
        let count = count ?? old.count / 100
        delete(count)
        insert(count)
        update(count)
        move(Swift.max(1, count / 5))
    }

    mutating func shuffle() { new.shuffle(using: &random) }

    mutating func replaceAll() { new = (0..<old.count).map { _ in next() } }

    /// The same rows, with all identities allocated again.
    mutating func makeAnew() {
        new = old.indices.map { Row(collectionId: Identity(number: first + $0)) }
    }

    /// One operation; its kind depends on the seed.
    mutating func changeOnce() {
        switch seed % 4 {
        case 0: delete(1)
        case 1: insert(1)
        case 2: update(1)
        default: move(1)
        }
    }
}
