#if !canImport(UIKit)
import Foundation
import Tableau
import TestEnvironment
import Testing

/// What is begun with a row is done with this row or not at all, whatever happens to the data
/// meanwhile.
@MainActor
struct RowTokenTests {
    /// A table of one section whose rows offer an action and can be reordered.
    @MainActor
    final class Screen<Model> {
        let fixture = Fixture<Place>(showing: [.first])
        var models: [Model]
        var handled: [Model] = []

        init(_ models: [Model]) {
            self.models = models
            let chain = fixture.binder.onSection(.first)
                .bind(cellType: OtherCell.self, models: { [unowned self] in self.models })
                .contextActions { [unowned self] _ in
                    [.init("Delete") { _, _, model in self.handled.append(model) }]
                }
            chain.reorderable { [unowned self] in self.handled.append($0.model) }
            fixture.binder.finish()
            fixture.table.layoutIfNeeded()
        }

        func action(_ row: Int) -> RowActionItem {
            fixture.table.actions(ofRowAt: RowPath(section: 0, row: row))[0]
        }

        func show(_ models: [Model]) {
            self.models = models
            fixture.binder.refresh()
            fixture.turn()
        }
    }

    @Test func anActionFindsItsRowInASectionThatWasForgottenMeanwhile() {
        let fixture = Fixture<Chapter>(.hidesSectionsWithNoCellData)
        let chapter = Chapter(number: 1, title: "")
        var data = [chapter: [Item(1, "a"), Item(2, "b")]]
        var handled: [Item] = []
        fixture.binder.onAllSections()
            .bind(cellType: OtherCell.self, models: { data })
            .contextActions { _ in [.init("Delete") { _, _, _, model in handled.append(model) }] }
        fixture.binder.finish()
        fixture.table.layoutIfNeeded()
        let action = fixture.table.actions(ofRowAt: RowPath(section: 0, row: 1))[0]
        for next in [[:], [chapter: [Item(2, "b"), Item(1, "a")]]] {
            expect(handled.isEmpty && (next.isEmpty || fixture.binder.numberOfKnownSections == 0))
            data = next
            fixture.binder.refresh()
            fixture.turn()
        }
        expect(action.perform())
        expect(handled, [Item(2, "b")])
    }

    private let twins = [Item(1, "a"), Item(1, "b"), Item(2, "c")]

    @Test func anActionIsPerformedOnItsRowOnly() {
        // An action of a second row with its identity is performed on that row.
        do {
            let screen = Screen(twins)
            for row in 0..<3 { expect(screen.action(row).perform()) }
            expect(screen.handled, twins)
        }
        // An action follows its row among rows with its identity.
        do {
            let screen = Screen(twins)
            let action = screen.action(1)
            screen.show([Item(3, "d"), Item(1, "b"), Item(1, "e"), Item(1, "a")])
            expect(action.perform())
            screen.show([Item(1, "b")])
            expect(action.perform())
            expect(screen.handled, [Item(1, "b"), Item(1, "b")])
        }
        // An action is not performed on another row with its identity.
        do {
            let screen = Screen(twins)
            let action = screen.action(1)
            screen.show([Item(1, "a"), Item(2, "c")])
            expect(!action.perform())
            // One of the two was changed, or both were replaced: nobody can tell.
            screen.show([Item(1, "a"), Item(1, "z")])
            expect(!action.perform())
            // There are more of the kind than there were.
            screen.show([Item(1, "b"), Item(1, "b")])
            expect(!action.perform())
            expect(screen.handled.isEmpty)
        }
        // An action of a row without identity is not performed on its neighbour.
        do {
            let screen = Screen(["one", "two", "three"].map(Plain.init))
            let action = screen.action(1)
            screen.show(["new", "one", "two", "three"].map(Plain.init))
            expect(action.perform())
            screen.show(["one", "three"].map(Plain.init))
            expect(!action.perform())
            screen.show(["one", "two", "two"].map(Plain.init))
            expect(!action.perform())
            expect(screen.handled.map(\.text), ["two"])
        }
    }

    @Test func aChangedRowWithItsOwnIdentityIsFound() {
        let screen = Screen(twins)
        let action = screen.action(2)
        screen.show([Item(2, "changed"), Item(1, "a"), Item(1, "b")])
        expect(action.perform())
        expect(screen.handled, [Item(2, "changed")])
        // From now on another row has its identity, too.
        screen.show([Item(2, "d"), Item(2, "e")])
        expect(!action.perform())
    }

    @Test func theLiftedRowIsItsOccurrenceUntilItIsGone() throws {
        // The lifted row is this one of those with its identity.
        do {
            let screen = Screen(twins)
            let rows = try #require(screen.fixture.table.rowSource)
            expect(rows.beginReorder(at: [0, 1]))
            expect(rows.moveReorder(to: [0, 2]))
            screen.fixture.turn()
            expect(rows.reorderedRow, [0, 2])
            screen.show([Item(3, "d")] + twins)
            expect(rows.reorderedRow, [0, 3])
            rows.putDownReorder { _ in }
            expect(screen.handled, [Item(1, "b")])
        }
        // A lifted row that is gone is lost.
        do {
            let screen = Screen(twins)
            let rows = try #require(screen.fixture.table.rowSource)
            expect(rows.beginReorder(at: [0, 1]))
            screen.show([Item(1, "a"), Item(2, "c")])
            expect(rows.reorderedRow == nil)
            expect(screen.handled.isEmpty)
        }
    }

    @Test(arguments: 0..<UInt64(Effort.count(16, full: 40)))
    func anActionMeetsItsRowOrNone(seed: UInt64) {
        var dice = Dice(state: seed)
        let screen = Screen<Item>([])
        for _ in 0..<25 {
            screen.show(randomItems(&dice))
            guard !screen.models.isEmpty else { continue }
            let row = dice.below(screen.models.count)
            let (model, before) = (screen.models[row], screen.models)
            let action = screen.action(row)
            for _ in 0..<dice.below(3) { screen.show(changed(screen.models, &dice)) }
            screen.handled = []
            let isPerformed = action.perform()
            expect(isPerformed, !screen.handled.isEmpty)
            let namesakes = screen.models.filter { $0.id == model.id }
            if before.filter({ $0.id == model.id }).count == 1, namesakes.count == 1 {
                expect(screen.handled, namesakes)
            } else if isPerformed {
                expect(screen.handled, [model])
            } else {
                // The row is gone, or there are more or fewer of its kind.
                expect(
                    screen.models.filter { $0 == model }.count
                        != before.filter { $0 == model }.count)
            }
        }
    }

    private func randomItems(_ dice: inout Dice) -> [Item] {
        (0..<dice.below(7)).map { _ in Item(dice.below(5), ["x", "y", "z"][dice.below(3)]) }
    }

    private func changed(_ items: [Item], _ dice: inout Dice) -> [Item] {
        var items = items
        for _ in 0..<dice.below(3) {
            let index = dice.below(items.count + 1)
            switch dice.below(3) {
            case 0: items.insert(Item(dice.below(5), "y"), at: index)
            case 1 where index < items.count: items.remove(at: index)
            case 2 where index < items.count: items[index].text = "x"
            default: items.shuffle(using: &dice)
            }
        }
        return items
    }
}
#endif
