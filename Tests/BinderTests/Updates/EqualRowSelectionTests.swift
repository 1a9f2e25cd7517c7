import Foundation
import Tableau
import TestEnvironment
import Testing

/// Rows with equal ids in several sections: a selection belongs to one of them, and cells show it.
@MainActor
struct EqualRowSelectionTests {
    /// The cells of the first section are bound by one chain, those of the others by another.
    @MainActor
    final class Screen {
        let fixture = Fixture<Place>(showing: [.first, .second, .third])
        var rows: [Place: [Item]] = [:]

        init(_ rows: [Place: [Item]], animates: Bool) {
            self.rows = rows
            fixture.binder.animateChanges = animates
            fixture.binder.selection.mode = .multiple
            fixture.binder.onSection(.first).bind(
                cellType: OtherCell.self, models: { [unowned self] in self.rows[.first] ?? [] })
            fixture.binder.onSections(.second, .third).bind(
                cellType: OtherCell.self, models: { [unowned self] in self.rows })
            fixture.binder.finish()
            fixture.table.layoutIfNeeded()
        }

        var selected: [IndexPath] { fixture.table.indexPathsForSelectedRows ?? [] }

        var marked: [IndexPath] {
            fixture.table.visibleCells.filter(\.isSelected)
                .compactMap(fixture.table.indexPath(for:))
        }

        func turn(_ rows: [Place: [Item]]) {
            self.rows = rows
            fixture.binder.refresh()
            fixture.turn()
        }
    }

    /// The selected row is gone; the row with its id came from another section.
    @Test(arguments: [true, false])
    func aRowThatCameFromElsewhereInheritsNothing(animates: Bool) {
        let screen = Screen([.first: [Item(7), Item(1)], .third: [Item(7)]], animates: animates)
        screen.fixture.binder.selection.select(.row(7), in: .first)
        screen.turn([.first: [Item(1)], .second: [Item(7)], .third: [Item(8)]])
        expect(screen.selected.isEmpty)
        expect(screen.marked.isEmpty)
    }

    /// Both went: each selection to the row that its own row became.
    @Test(arguments: [true, false])
    func eachOfTwoRowsIsFollowed(animates: Bool) {
        let screen = Screen([.first: [Item(7), Item(1)], .third: [Item(7)]], animates: animates)
        screen.fixture.binder.selection.select(.row(7), in: .third)
        screen.turn([.first: [Item(1)], .second: [Item(7)], .third: [Item(8)]])
        expect(screen.selected, [[1, 0]])
        expect(screen.marked, [[1, 0]])
    }

    @Test(arguments: [true, false])
    func aRowThatOnlyChangesItsChainStaysSelected(animates: Bool) {
        let screen = Screen([.first: [Item(7), Item(1)], .third: [Item(8)]], animates: animates)
        screen.fixture.binder.selection.select(.row(7), in: .first)
        screen.turn([.first: [Item(1)], .second: [Item(7)], .third: [Item(8)]])
        expect(screen.selected, [[1, 0]])
        expect(screen.marked, [[1, 0]])
    }

    /// One chain compares its rows as models, the other as view models.
    @Test(arguments: [true, false])
    func aRowStaysSelectedInAChainThatShowsItInAnotherWay(animates: Bool) {
        let fixture = Fixture<Place>(showing: [.first, .second])
        var rows: [Place: [Item]] = [.first: [Item(7), Item(1)], .second: [Item(8)]]
        fixture.binder.animateChanges = animates
        fixture.binder.onSection(.first).bind(
            cellType: OtherCell.self, models: { rows[.first] ?? [] })
        fixture.binder.onAllSections().bind(
            cellType: TextCell.self, models: { rows }, mapToViewModels: TextCell.ViewModel.init)
        fixture.binder.finish()
        fixture.table.layoutIfNeeded()
        fixture.binder.selection.select(.row(7), in: .first)
        rows = [.first: [Item(1)], .second: [Item(8), Item(7)]]
        fixture.binder.refresh()
        fixture.turn()
        expect(fixture.table.indexPathsForSelectedRows ?? [], [[1, 1]])
        rows = [.first: [Item(7), Item(1)], .second: [Item(8)]]
        fixture.binder.refresh()
        fixture.turn()
        expect(fixture.table.indexPathsForSelectedRows ?? [], [[0, 0]])
    }

    /// Two chains with other models, of which both make the same view models.
    @Test(arguments: [true, false])
    func aRowWhoseModelBecomesAnotherStaysSelected(animates: Bool) {
        struct Draft: CollectionIdentifiable, Equatable { let collectionId: Int }
        let fixture = Fixture<Place>(showing: [.first, .second])
        var drafts = [Draft(collectionId: 7), Draft(collectionId: 1)]
        var items = [Item(8)]
        fixture.binder.animateChanges = animates
        fixture.binder.onSection(.first).bind(
            cellType: TextCell.self, models: { drafts },
            mapToViewModels: { .init(id: $0.collectionId, text: "") })
        fixture.binder.onSection(.second).bind(
            cellType: TextCell.self, models: { items }, mapToViewModels: TextCell.ViewModel.init)
        fixture.binder.finish()
        fixture.table.layoutIfNeeded()
        fixture.binder.selection.select(.row(7), in: .first)
        drafts.removeFirst()
        items.append(Item(7))
        fixture.binder.refresh()
        fixture.turn()
        expect(fixture.table.indexPathsForSelectedRows ?? [], [[1, 1]])
    }

    /// Few ids in many sections: whatever happens to the rows, cells show what is selected.
    @Test(arguments: 0..<6 as Range<UInt64>)
    func cellsShowWhatIsSelected(seed: UInt64) {
        var dice = Dice(state: seed)
        let screen = Screen([:], animates: true)
        for turn in 0..<Dice.steps(400) {
            screen.fixture.binder.animateSectionMoves = dice.below(4) == 0
            if dice.below(3) == 0 {
                let places = [Place.first, .second, .third].shuffled(using: &dice)
                screen.fixture.binder.displayedSections = Array(places.prefix(2 + dice.below(2)))
            }
            var rows: [Place: [Item]] = [:]
            for place in [Place.first, .second, .third] {
                let ids = (0..<6).shuffled(using: &dice).prefix(dice.below(5))
                rows[place] = ids.map { Item($0, dice.below(5) == 0 ? "\(turn)" : "") }
            }
            screen.turn(rows)
            expect(screen.marked, screen.selected, "turn \(turn)")
            guard screen.marked == screen.selected else { return }
            for section in 0..<screen.fixture.table.numberOfSections {
                for row in 0..<screen.fixture.table.numberOfRows(inSection: section)
                where dice.below(4) == 0 {
                    screen.fixture.table.tapRow(at: [section, row])
                }
            }
        }
    }
}
