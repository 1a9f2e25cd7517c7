import MiniRx
import Tableau
import TableauRx
import TestEnvironment
import Testing

/// Sections that come and go with their rows, in an order in which some sections compare equal.
@MainActor
struct ComingSectionsTests {
    /// Three sections each have the same height, and are in the order of first use.
    struct Shelf: TableViewSection, Comparable {
        let number: Int

        var height: Int { number / 3 }

        static func < (left: Shelf, right: Shelf) -> Bool { left.height < right.height }
    }

    @Test(arguments: 0..<UInt64(Effort.count(3, full: 8)))
    func sectionsAreInOrderAndRemainingOnesDoNotMove(seed: UInt64) {
        var dice = Dice(state: seed)
        let fixture = Fixture<Shelf>(.hidesSectionsWithNoCellData)
        let relay = BehaviorRelay<[Shelf: [Item]]>(value: [:])
        fixture.binder.onAllSections()
            .rx.bind(
                cellType: TextCell.self, models: relay, mapToViewModels: TextCell.ViewModel.init)
        fixture.binder.finish()
        var shown: [Shelf] = []
        for turn in 0..<150 {
            let relayed = relay.value
            var data = relayed
            // Few changes are applied one by one, many in one pass.
            for _ in 0..<[1, 1, 2, 3, 20, 40][dice.below(6)] {
                let shelf = Shelf(number: dice.below(60))
                switch dice.below(4) {
                case 0: data[shelf] = []
                case 1: data[shelf] = nil
                default: data[shelf] = [Item(shelf.number, "\(shelf.number) \(turn)")]
                }
            }
            relay.accept(data)
            fixture.turn()
            let now = fixture.binder.displayedSections
            let wanted = Set(data.filter { !$0.value.isEmpty }.keys)
            expect(Set(now) == wanted && now.count == wanted.count, "seed \(seed), turn \(turn)")
            expect(zip(now, now.dropFirst()).allSatisfy { !($1 < $0) })
            let (old, new) = (shown.filter(wanted.contains), now.filter(shown.contains))
            expect(old, new, "seed \(seed), turn \(turn)")
            // A single new section comes after those of the same height.
            let fresh = now.filter { !shown.contains($0) && relayed[$0] == nil }
            if fresh.count == 1, let group = now.lastIndex(where: { $0.height == fresh[0].height })
            {
                expect(now[group], fresh[0], "seed \(seed), turn \(turn)")
            }
            expect(fixture.lines, now.flatMap { data[$0]!.map(\.text) })
            shown = now
        }
        expect(fixture.kinds.isEmpty && fixture.recorder.reloadReasons.isEmpty)
    }
}
