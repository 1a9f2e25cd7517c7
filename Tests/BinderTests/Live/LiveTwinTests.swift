import LiveRows
import Tableau
import TestEnvironment
import Testing

/// After every turn, live rows show the same as full arrays, by the same batches.
@MainActor
struct LiveTwinTests {
    @Test(arguments: 0..<8)
    func liveRowsShowTheSameAsFullArrays(seed: UInt64) {
        var dice = Dice(state: seed)
        let hides = seed.isMultiple(of: 2)
        var twin = LiveTwin(
            hides ? .hidesSectionsWithNoCellData : .manuallyManaged,
            showing: hides ? nil : Place.allCases, cellProvider: seed % 4 > 1)
        for turn in 0..<Effort.count(30, full: 60) {
            for _ in 0..<Int.random(in: 1...3, using: &dice) { change(&twin, &dice) }
            expect(twin.turn(), "seed \(seed), turn \(turn)")
        }
    }

    private func change(_ twin: inout LiveTwin, _ dice: inout Dice) {
        switch Int.random(in: 0..<10, using: &dice) {
        case 0: twin.query.accept(Int.random(in: 0..<7, using: &dice))
        case 1: twin.reverseOrder()
        case 2: twin.beside.accept([Item(1, "beside \(dice.next() % 3)")])
        default:
            let count = [1, 1, 3, 20].randomElement(using: &dice) ?? 1
            twin.store.edit { edit in
                for _ in 0..<count {
                    let id = Int.random(in: 0..<40, using: &dice)
                    if Int.random(in: 0..<3, using: &dice) == 0 {
                        twin.remove(id, in: &edit)
                    } else {
                        let text = ["a", "b", "cc", "dd", "ee"].randomElement(using: &dice) ?? ""
                        twin.upsert(Item(id, text), in: &edit)
                    }
                }
            }
        }
    }
}
