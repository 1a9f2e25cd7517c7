import LiveRows
import MiniRx
import Tableau
import TableauRx
import TestEnvironment
import Testing

/// Live rows in many sections that come and go: after every turn the table shows the rows, and
/// selected rows stay selected.
@MainActor
struct LiveSectionsTests {
    struct Shelf: TableViewSection, Comparable {
        let number: Int

        static func < (left: Shelf, right: Shelf) -> Bool { left.number < right.number }
    }

    @Test(arguments: 0..<6)
    func theTableShowsTheRows(seed: UInt64) {
        var dice = Dice(state: seed)
        let fixture = Fixture<Shelf>(.hidesSectionsWithNoCellData)
        let store = RowStore<Item>()
        var model: [Int: Item] = [:]
        // Grouped by the text, the first sort key as well; seed 5 groups a window of the rows.
        let sorted = store.sorted(by: .ascending(\.text), .ascending(\.id))
        let rows = (seed == 5 ? sorted.prefix(30) : sorted).grouped {
            Shelf(number: Int($0.text.prefix(2)) ?? 0)
        }
        fixture.binder.onAllSections().rx.bind(
            cellType: TextCell.self, rows: rows, mapToViewModels: TextCell.ViewModel.init)
        fixture.binder.selection.mode = .multiple
        fixture.binder.finish()
        for turn in 0..<Effort.count(60, full: 120) {
            change(store, &model, &dice)
            let selected = Set(fixture.binder.selection.models(as: Item.self).map(\.id))
            fixture.turn()
            var wanted = model.values.sorted { ($0.text, $0.id) < ($1.text, $1.id) }
            if seed == 5 { wanted = Array(wanted.prefix(30)) }
            expect(fixture.lines, wanted.map(\.text), "seed \(seed), turn \(turn)")
            let stay = selected.intersection(wanted.map(\.id))
            expect(Set(fixture.binder.selection.models(as: Item.self).map(\.id)), stay)
            if let row = wanted.randomElement(using: &dice) {
                let shelf = Shelf(number: Int(row.text.prefix(2)) ?? 0)
                expect(
                    fixture.binder.model(
                        at: fixture.binder.indexPath(of: row.id, in: shelf)!, as: Item.self), row)
                fixture.binder.selection.toggle(.row(row.id), in: shelf)
            }
        }
        expect(fixture.kinds.isEmpty && fixture.recorder.reloadReasons.isEmpty)
    }

    private func change(
        _ store: RowStore<Item>, _ model: inout [Int: Item], _ dice: inout Dice
    ) {
        store.edit { edit in
            for _ in 0..<[1, 1, 2, 12][dice.below(4)] {
                let id = dice.below(60)
                if dice.below(3) == 0 {
                    edit.remove(id: id)
                    model[id] = nil
                } else {
                    // Few shelves have many rows, and most come and go.
                    let shelf = 10 + (dice.below(2) == 0 ? dice.below(3) : dice.below(30))
                    let item = Item(id, "\(shelf) \(dice.below(9)) \(id)")
                    edit.upsert(item)
                    model[id] = item
                }
            }
        }
    }
}
