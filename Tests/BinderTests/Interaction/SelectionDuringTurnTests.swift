import Foundation
import MiniRx
import Tableau
import TableauRx
import TestEnvironment
import Testing

/// Selections that change while data are on the way, or while a turn shows them.
@MainActor
struct SelectionDuringTurnTests {
    let fixture = Fixture<Place>(showing: [.first, .second])
    let items = BehaviorRelay<[Place: [Item]]>(value: [
        .first: [Item(1), Item(2)], .second: [Item(3)],
    ])

    var binder: SectionedTableViewBinder<Place> { fixture.binder }
    var selected: [RowReference<Place>] { binder.selection.rows }

    private func show(_ rows: [Place: [Item]]) {
        items.accept(rows)
        fixture.turn()
    }

    @discardableResult
    private func bind() -> ModelChain<ManySections<Place>, TextCell, Item> {
        binder.onAllSections().rx.bind(
            cellType: TextCell.self, models: items, mapToViewModels: TextCell.ViewModel.init)
    }

    /// The section is not displayed yet, so that the row is selected there at once.
    @Test func theUserDeselectsARowThatIsOnItsWayToAHiddenSection() {
        binder.selection.mode = .multiple
        binder.displayedSections = [.first]
        bind()
        binder.finish()
        for taps in 1...2 {
            show([.first: [Item(1), Item(2)], .second: [Item(3)]])
            binder.selection.rows = [RowReference(.row(1), in: .first)]
            items.accept([.first: [Item(2)], .second: [Item(1), Item(3)]])
            binder.selection.select(.row(1), in: .second)
            for _ in 0..<taps { fixture.table.tapRow(at: [0, 0]) }
            fixture.turn()
            expect(selected, taps == 1 ? [] : [RowReference(.row(1), in: .second)])
        }
    }

    /// The program selects the row where it will be, the user deselects it where it still is.
    @Test(arguments: [true, false])
    func theUserDeselectsARowThatIsOnItsWay(animates: Bool) {
        binder.selection.mode = .multiple
        binder.animateChanges = animates
        bind()
        binder.finish()
        fixture.table.tapRow(at: [0, 0])
        items.accept([.first: [Item(2)], .second: [Item(1), Item(3)]])
        binder.selection.select(.row(1), in: .second)
        fixture.table.tapRow(at: [0, 0])
        fixture.turn()
        expect(selected.isEmpty)
        expect(fixture.table.indexPathsForSelectedRows == nil)
        // The last word counts.
        fixture.table.tapRow(at: [1, 0])
        items.accept([.first: [Item(2), Item(1)], .second: [Item(3)]])
        binder.selection.select(.row(1), in: .first)
        fixture.table.tapRow(at: [1, 0])
        binder.selection.select(.row(1), in: .first)
        fixture.turn()
        expect(selected, [RowReference(.row(1), in: .first)])
    }

    /// It is another row with this identity.
    @Test func theUserDeselectsARowLikeOneThatIsOnItsWay() {
        binder.selection.mode = .multiple
        bind()
        binder.finish()
        fixture.table.tapRow(at: [0, 0])
        items.accept([.first: [Item(1), Item(2)], .second: [Item(1), Item(3)]])
        binder.selection.select(.row(1), in: .second)
        fixture.table.tapRow(at: [0, 0])
        fixture.turn()
        expect(selected, [RowReference(.row(1), in: .second)])
    }

    /// The program selects the row where it was until the data on the way.
    @Test(arguments: SelectionMode.allCases)
    func aRowIsSelectedInTheHiddenSectionThatItLeaves(mode: SelectionMode) {
        binder.selection.mode = mode
        binder.displayedSections = [.first]
        bind()
        binder.finish()
        items.accept([.first: [Item(1), Item(2), Item(3)], .second: [Item(4)]])
        binder.selection.select(.row(3), in: .second)
        fixture.turn()
        expect(selected, mode == .none ? [] : [RowReference(.row(3), in: .first)])
    }

    /// What was on display before the selection began is hidden by then.
    @Test func aSelectionThatBeginsDuringATurnFollowsAHiddenRow() {
        binder.displayedSections = [.first]
        bind().onDequeue { [unowned binder] _, _, _, item in
            if item.id == 9 { binder.selection.select(.row(3), in: .second) }
        }
        binder.finish()
        show([.first: [Item(1), Item(9)], .second: [Item(3)]])
        expect(selected, [RowReference(.row(3), in: .second)])
        show([.first: [Item(1), Item(9), Item(3)], .second: []])
        expect(selected, [RowReference(.row(3), in: .first)])
        expect(fixture.table.indexPathsForSelectedRows, [[0, 2]])
    }

    /// The data have another table on its way by then.
    @Test func aSelectionBeginsWhileOtherSectionsAreOnTheirWay() {
        binder.displayedSections = [.first]
        bind()
        binder.finish()
        binder.displayedSections = [.second]
        binder.selection.select(.row(99), in: .second)
        fixture.turn()
        expect(selected, [])
        binder.selection.select(.row(3), in: .second)
        expect(selected, [RowReference(.row(3), in: .second)])
    }

    /// Its cell is replaced, for which UIKit deletes the row and inserts it again.
    @Test func aRowThatIsReplacedIsDeselectedMeanwhile() {
        var isCleared = false
        binder.selection.mode = .multiple
        binder.onAllSections().rx.bind(
            cellProvider: { [unowned binder] tableView, _, _, item in
                if item.text == "clear" {
                    isCleared = binder.selection.rows.count == 2
                    binder.selection.removeAll()
                }
                let cell = tableView.dequeue(OtherCell.self)
                cell.textLabel?.text = item.text
                return cell
            }, models: items)
        binder.finish()
        fixture.table.layoutIfNeeded()
        binder.selection.selectAll()
        binder.selection.deselect(.row(3), in: .second)
        show([.first: [Item(1, "clear"), Item(2)], .second: [Item(3)]])
        expect(isCleared)
        expect(selected.isEmpty)
        expect(fixture.table.indexPathsForSelectedRows == nil)
    }
}
