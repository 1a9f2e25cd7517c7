import MiniRx
import Tableau
import TableauRx
import TestEnvironment
import Testing

/// How often a turn calls user code when little has changed.
///
/// BinderBenchmark measures the time.
@MainActor
struct CostTests {
    /// A section that counts how often sections are compared.
    struct Counted: TableViewSection, Comparable {
        final class Counter {
            var comparisons = 0
            var hashes = 0
            var equalities = 0
        }

        let number: Int
        let counter: Counter

        static func < (lhs: Self, rhs: Self) -> Bool {
            lhs.counter.comparisons += 1
            return lhs.number < rhs.number
        }
        static func == (lhs: Self, rhs: Self) -> Bool {
            lhs.counter.equalities += 1
            return lhs.number == rhs.number
        }
        func hash(into hasher: inout Hasher) {
            counter.hashes += 1
            hasher.combine(number)
        }
    }

    private let counter = Counted.Counter()

    private func data(_ sections: Range<Int>) -> [Counted: [Item]] {
        Dictionary(
            uniqueKeysWithValues: sections.map { number in
                (Counted(number: number, counter: counter), [Item(number, "old")])
            })
    }

    @Test func anInsertedSectionIsComparedWithFewOthers() {
        let fixture = Fixture<Counted>(.hidesSectionsWithNoCellData)
        let relay = BehaviorRelay(value: data(0..<50))
        fixture.binder.onAllSections()
            .rx.bind(
                cellType: TextCell.self, models: relay, mapToViewModels: TextCell.ViewModel.init)
        fixture.binder.finish()
        let section = Counted(number: 20, counter: counter)

        counter.comparisons = 0
        relay.accept(relay.value.merging([section: [Item(20, "new")]]) { $1 })
        expect(fixture.turn().map(\.description), ["reconfigures 20:0"])
        expect(counter.comparisons, 0)

        relay.accept(relay.value.merging([section: []]) { $1 })
        expect(fixture.turn().map(\.description), ["section deletes [20]"])
        expect(counter.comparisons, 0, "the others are in order already")

        relay.accept(relay.value.merging([section: [Item(20, "back")]]) { $1 })
        expect(fixture.turn().map(\.description), ["section inserts [20]"])
        expect(1...12 ~= counter.comparisons, "only its own place is searched for")
        expect(fixture.texts(20), ["back"])
    }

    @Test func manySectionsThatAreDeletedAreHashedAFewTimesEach() {
        let fixture = Fixture<Counted>(.hidesSectionsWithNoCellData, height: 500)
        let relay = BehaviorRelay(value: data(0..<2_000))
        fixture.binder.onAllSections().rx.bind(cellType: OtherCell.self, models: relay)
        fixture.binder.finish()
        relay.accept(data(500..<2_000))
        (counter.comparisons, counter.hashes) = (0, 0)
        expect(fixture.turn().map(\.sectionDeletes.count), [500])
        expect(counter.comparisons < 20 * 2_000, "\(counter.comparisons)")
        expect(counter.hashes < 5 * 2_000, "\(counter.hashes)")
    }

    /// The function is called in each turn, and always with the sections that have something to
    /// show, those on screen first.
    @Test func anOrderingFunctionGetsTheSameSectionsWhileNoneIsInsertedOrDeleted() {
        var inputs: [[Int]] = []
        let hidden = Counted(number: 1, counter: counter)
        let fixture = Fixture<Counted>(
            .hidesSectionsWithNoCellData { sections in
                inputs.append(sections.map(\.number).sorted())
                return sections.filter { $0 != hidden }.sorted { $0.number > $1.number }
            })
        let relay = BehaviorRelay(value: data(0..<4))
        fixture.binder.onAllSections()
            .rx.bind(
                cellType: TextCell.self, models: relay, mapToViewModels: TextCell.ViewModel.init)
        fixture.binder.finish()
        for text in ["a", "b", "c"] {
            relay.accept(relay.value.mapValues { rows in rows.map { Item($0.id, text) } })
            fixture.turn()
            expect(fixture.lines, [text, text, text])
        }
        relay.accept(data(0..<3))
        fixture.turn()
        expect(fixture.binder.displayedSections.map(\.number), [2, 0])
        expect(inputs, Array(repeating: [0, 1, 2, 3], count: 4) + [[0, 1, 2]])
    }

    /// The function may read anything, so that equal data run a turn as well.
    @Test func anOrderingFunctionIsCalledAgainForEqualData() {
        var isReversed = false
        let fixture = Fixture<Place>(
            .hidesSectionsWithNoCellData { isReversed ? [.second, .first] : $0.sorted() })
        let first = BehaviorRelay(value: [Item(1)])
        fixture.binder.onSection(.first).rx.bind(cellType: OtherCell.self, models: first)
        fixture.binder.onSection(.second).bind(cellType: OtherCell.self, models: [Item(2)])
        fixture.binder.finish()
        expect(fixture.binder.displayedSections, [.first, .second])
        isReversed = true
        first.accept(first.value)
        fixture.turn()
        expect(fixture.binder.displayedSections, [.second, .first])
        first.accept([Item(1), Item(3)])
        fixture.turn()
        first.accept([])
        fixture.turn()
        first.accept([Item(1), Item(3)])
        expect(fixture.turn().map(\.description), ["section inserts [1]"])
    }

    /// Data that `mapToViewModels` pushes while it runs is newer than the data it maps.
    @Test func dataPushedWhileMappingIsUsedAsAWhole() {
        let fixture = Fixture<Place>(.hidesSectionsWithNoCellData)
        let relay = BehaviorRelay<[Place: [Item]]>(value: [.first: [Item(1)], .second: [Item(2)]])
        var push: (() -> Void)?
        fixture.binder.onAllSections()
            .rx.bind(cellType: TextCell.self, models: relay) { item in
                let pushes = push
                push = nil
                pushes?()
                return TextCell.ViewModel(item)
            }
        fixture.binder.finish()
        push = { relay.accept([.first: [Item(1, "new")], .second: [Item(2, "new")]]) }
        relay.accept([.first: [Item(1, "old")], .second: [Item(2, "old")]])
        fixture.turn()
        expect(fixture.lines, ["new", "new"])
        relay.accept([.first: [Item(1, "new")], .second: [Item(2, "newest")]])
        fixture.turn()
        expect(fixture.lines, ["new", "newest"])
    }
}
