import LiveRows
import MiniRx
import Synchronization
import Tableau
import TestEnvironment
import TestSupport
import Testing

// Orders that contradict themselves cost no row, and are reported once. In the suite of the other
// tests that receive diagnostics.

extension OrderTests {
    /// Comparisons that no sort can satisfy.
    enum Nonsense: CaseIterable, Sendable {
        case circle, always, byParity, byTurn

        func precedes(_ left: Int, _ right: Int) -> Bool {
            switch self {
            // Stone, scissors, paper.
            case .circle: (right - left + 30) % 3 == 1
            case .always: true
            // Only even numbers are comparable: the others equal all, which is no order.
            case .byParity: left % 2 == 0 && right % 2 == 0 && left < right
            case .byTurn:
                Self.turns.withLock { turn in
                    turn += 1
                    return turn % 3 == 0
                }
            }
        }

        private static let turns = Mutex(0)
    }

    struct Key: Comparable {
        let number: Int
        let nonsense: Nonsense
        static func < (left: Key, right: Key) -> Bool {
            left.nonsense.precedes(left.number, right.number)
        }
    }

    @Test(arguments: Nonsense.allCases)
    func anOrderThatContradictsItselfCostsNoRow(nonsense: Nonsense) {
        let messages = Mutex<[String]>([])
        LiveRowsDiagnostics.setHandler { message in messages.withLock { $0.append(message) } }
        defer { LiveRowsDiagnostics.setHandler(nil) }
        var random = SeededGenerator(seed: 3)
        let store = RowStore<Item>()
        (store.slots.leastRewrite, store.slots.chunkSize) = (1_000, 8)
        let key = { (row: Item) in Key(number: Int(row.price), nonsense: nonsense) }
        let sorted = store.sorted(by: key)
        let followed = sorted.makeFollower()
        let sections = store.sorted(by: .just(RowOrder(.descending(key))))
            .grouped(by: { Desk($0.collectionId % 3) })
        let bySection = sections.makeFollower()
        var reports = (list: 0, sections: 0)
        followed.news.report = { _ in reports.list += 1 }
        bySection.news.report = { _ in reports.sections += 1 }
        var least: Double??
        let bag = DisposeBag()
        store.min(of: key).subscribe(onNext: { least = $0.map { Double($0.number) } })
            .disposed(by: bag)
        var shown: [Int] = []
        var shownBySection: [Int] = []
        for turn in 0..<100 {
            store.edit { edit in
                for _ in 0..<[1, 1, 3, 40][random.below(4)] {
                    let id = random.below(60)
                    if random.oneIn(3) {
                        edit.remove(id: id)
                    } else {
                        edit.upsert(Item(collectionId: id, price: Double(random.below(30))))
                    }
                }
            }
            let expected = ids(store.rows).sorted()
            if let read = followed.readLists() {
                shown = ids(read.rows[0].array(of: Item.self))
            }
            if let read = bySection.readLists() {
                shownBySection = read.rows.flatMap { ids($0.array(of: Item.self)) }
            }
            var wrong: [String] = []
            func check(_ name: String, _ found: [Int]) {
                if found.sorted() != expected { wrong.append(name) }
            }
            check("a table's list", shown)
            check("a table's sections", shownBySection)
            check("sorted", ids(sorted.rows))
            check("sections", sections.lists.values.flatMap { ids($0) })
            check(
                "positions",
                expected.filter { id in
                    sorted.position(of: id).map { sorted[$0].collectionId } == id
                })
            let isLeast =
                least == .some(nil)
                ? expected.isEmpty : store.rows.contains { $0.price == least }
            if !isLeast { wrong.append("the minimum") }
            expect(wrong.isEmpty, "turn \(turn)")
        }
        expect((reports.list, reports.sections) == (1, 1))
        // Of `sorted`, `sections` and the minimum, each once.
        let reported = messages.withLock { $0 }
        expect(reported.count, 3)
        expect(
            reported.filter { $0.contains("(sorted at LiveRowsTests/ContradictionTests.swift:") }
                .count, 2)
    }
}
