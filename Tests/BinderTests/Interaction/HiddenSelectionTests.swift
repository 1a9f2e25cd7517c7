import Foundation
import MiniRx
import Tableau
import TableauRx
import TestEnvironment
import Testing

/// Selected rows that move between displayed and hidden sections.
@MainActor
struct HiddenSelectionTests {
    let screen = SelectionModelTests.Screen(.multiple)

    private func show(_ sections: [Place], _ items: [Place: [Item]]) {
        screen.binder.displayedSections = sections
        screen.items = items
        screen.refresh()
    }

    private var rows: [RowReference<Place>] { screen.selection.rows }

    @Test(arguments: [true, false])
    func aRowThatMovesToAHiddenSectionAndBack(animates: Bool) {
        screen.binder.animateChanges = animates
        screen.binder.displayedSections = [.first]
        screen.refresh()
        screen.fixture.table.tapRow(at: [0, 1])
        show([.first], [.first: [Item(1)], .second: [Item(3), Item(4), Item(2, "new")]])
        expect(rows, [RowReference(.row(2), in: .second)])
        expect(screen.fixture.table.indexPathsForSelectedRows == nil)
        // The hidden section is shown, or its row comes back, or both.
        show([.first, .second], screen.items)
        expect(screen.fixture.table.indexPathsForSelectedRows, [[1, 2]])
        show([.first], [.first: [Item(2), Item(1)], .second: []])
        expect(rows, [RowReference(.row(2), in: .first)])
        expect(screen.fixture.table.indexPathsForSelectedRows, [[0, 0]])
    }

    @Test func aRowThatMovesFromAHiddenSectionToAShownOne() {
        screen.fixture.table.tapRow(at: [1, 1])
        show([.first], screen.items)
        show([.first], [.first: [Item(4), Item(1)], .second: [Item(3)]])
        expect(rows, [RowReference(.row(4), in: .first)])
        expect(screen.fixture.table.indexPathsForSelectedRows, [[0, 0]])
    }

    @Test func aRowThatMovesWhileBothSectionsAreHidden() {
        screen.fixture.table.tapRow(at: [1, 1])
        show([], screen.items)
        show([], [.first: [Item(1), Item(4)]])
        expect(rows, [RowReference(.row(4), in: .first)])
        show([.first], [.first: [Item(4)]])
        expect(screen.fixture.table.indexPathsForSelectedRows, [[0, 0]])
    }

    /// The row in the hidden section was there before.
    @Test func aDeletedRowLeavesNothingToAnEqualOneInAHiddenSection() {
        show([.first], [.first: [Item(1), Item(2)], .second: [Item(2)]])
        screen.fixture.table.tapRow(at: [0, 1])
        show([.first], [.first: [Item(1)], .second: [Item(2)]])
        expect(screen.selection.isEmpty)
        // Nor if the table shows that section now.
        show([.first], [.first: [Item(1), Item(2)], .second: [Item(2)]])
        screen.fixture.table.tapRow(at: [0, 1])
        show([.second], [.second: [Item(2)]])
        expect(screen.selection.isEmpty)
    }

    @Test func onlyOneRowStaysSelectedInASingleMode() {
        screen.selection.mode = .single
        screen.fixture.table.tapRow(at: [0, 1])
        show([.second], [.first: [], .second: [Item(3), Item(4), Item(2)]])
        expect(rows, [RowReference(.row(2), in: .second)])
        screen.fixture.table.tapRow(at: [0, 0])
        expect(rows, [RowReference(.row(3), in: .second)])
    }

    /// The row is searched for at the end of the turn, but it is no longer to be selected.
    @Test func aRowDeselectedDuringItsMoveToAHiddenSectionStaysDeselected() {
        let fixture = Fixture<Place>(showing: [.first])
        var data: [Place: [Item]] = [.first: [Item(1, "a"), Item(2, "b")]]
        fixture.binder.onSections(.first, .second)
            .bind(
                cellType: TextCell.self, models: { data }, mapToViewModels: TextCell.ViewModel.init
            )
            .onDequeue { [unowned fixture] _, _, _, item in
                if item.text == "none" { fixture.binder.selection.mode = .none }
                if item.text == "clear" { fixture.binder.selection.removeAll() }
            }
        fixture.binder.finish()
        fixture.table.layoutIfNeeded()
        for text in ["clear", "none"] {
            data = [.first: [Item(1, "a"), Item(2, "b")]]
            fixture.binder.refresh()
            fixture.turn()
            fixture.binder.selection.select(.row(1), in: .first)
            data = [.first: [Item(2, text)], .second: [Item(1, "a")]]
            fixture.binder.refresh()
            fixture.turn()
            expect(fixture.binder.selection.isEmpty, "\(text)")
        }
    }

    /// The turn that selects the row is not over when its observer changes the data.
    @Test func aRowThatAnObserverMovesToAHiddenSectionStaysSelected() {
        let fixture = Fixture<Place>(.hidesSectionsWithNoCellData)
        let binder = fixture.binder!
        let items = BehaviorRelay<[Place: [Item]]>(value: [.first: [Item(1)]])
        binder.onSections(.first, .second).rx.bind(
            cellType: TextCell.self, models: items, mapToViewModels: TextCell.ViewModel.init)
        binder.selection.onChange { rows in
            guard rows.first?.section == .first else { return }
            items.accept([.first: [Item(1)], .second: [Item(2)]])
        }
        binder.finish()
        items.accept([.first: [Item(1), Item(2)]])
        binder.selection.select(.row(2), in: .first)
        fixture.turn()
        fixture.turn()
        expect(binder.selection.rows, [RowReference(.row(2), in: .second)])
    }

    /// A held table keeps the row where it is, so that nothing but the program deselects it.
    @Test(arguments: [false, true])
    func aRowDeselectedWhileAHeldTableTakesNewValues(isAnother: Bool) {
        let fixture = Fixture<Place>(showing: [.first])
        let binder = fixture.binder!
        var data = [Item(1, "a"), Item(2, "b"), Item(3, "c")]
        binder.onSection(.first)
            .bind(
                cellType: TextCell.self, models: { data }, mapToViewModels: TextCell.ViewModel.init
            )
            .onDequeue { _, _, item in
                if item.text == "clear" { binder.selection.deselect(.row(1), in: .first) }
            }
        binder.selection.mode = .multiple
        binder.finish()
        fixture.table.layoutIfNeeded()
        for row in [1, 3] { binder.selection.select(.row(row), in: .first) }
        binder.calm = .held
        data = isAnother ? [Item(1, "a"), Item(2, "clear")] : [Item(1, "clear"), Item(2, "b")]
        binder.refresh()
        fixture.turn()
        expect(binder.selection.rows, [RowReference(.row(3), in: .first)])
        expect(fixture.table.indexPathsForSelectedRows, [[0, 2]])
        binder.calm = .never
        fixture.turn()
        expect(binder.selection.isEmpty)
    }

    /// Whether a section has rows, its data tell: a held table shows others.
    @Test(arguments: [[], [Item(3)]])
    func aRowThatAHeldTablesSectionWaitsFor(shown: [Item]) {
        screen.items[.second] = shown
        screen.refresh()
        screen.binder.calm = .held
        screen.items[.second] = []
        screen.refresh()
        screen.selection.select(.row(9), in: .second)
        expect(screen.selection.isEmpty)
        screen.items[.second] = [Item(8), Item(9)]
        screen.refresh()
        expect(rows, [RowReference(.row(9), in: .second)])
        expect(screen.ids, [9])
        screen.binder.calm = .never
        screen.fixture.turn()
        expect(screen.fixture.table.indexPathsForSelectedRows, [[1, 1]])
    }

    /// No data set has the hidden section any more when the turn ends in which its row left it.
    @Test(arguments: [false, true])
    func aRowThatLeavesItsHiddenSectionDuringATurnStaysSelected(displaysOthers: Bool) {
        let fixture = Fixture<Place>(showing: [.first, .second])
        let binder = fixture.binder!
        let first = BehaviorRelay(value: [Item(1)])
        let others = BehaviorRelay<[Place: [Item]]>(value: [.second: [Item(2)]])
        binder.onSection(.first)
            .rx.bind(
                cellType: TextCell.self, models: first, mapToViewModels: TextCell.ViewModel.init
            )
            .onDequeue { _, _, item in
                guard item.id == 9 else { return }
                if displaysOthers { binder.displayedSections = [.third, .first] }
                others.accept([:])
                first.accept([Item(1), Item(2)])
            }
        binder.onAllOtherSections().rx.bind(
            cellType: TextCell.self, models: others, mapToViewModels: TextCell.ViewModel.init)
        binder.finish()
        binder.selection.select(.row(2), in: .second)
        binder.displayedSections = [.first]
        fixture.turn()
        first.accept([Item(1), Item(9)])
        fixture.turn()
        expect(binder.selection.rows, [RowReference(.row(2), in: .second)])
        fixture.turn()
        expect(binder.selection.rows, [RowReference(.row(2), in: .first)])
        expect(fixture.table.indexPathsForSelectedRows, [[displaysOthers ? 1 : 0, 1]])
    }

    /// The row has just moved to the hidden section when a handler moves it back.
    @Test func aRowThatMovesOnDuringTheTurnThatHidesItStaysSelected() {
        let fixture = Fixture<Place>(showing: [.first])
        let binder = fixture.binder!
        let items = BehaviorRelay<[Place: [Item]]>(value: [.first: [Item(1), Item(2)]])
        binder.onSections(.first, .second)
            .rx.bind(
                cellType: TextCell.self, models: items, mapToViewModels: TextCell.ViewModel.init
            )
            .onDequeue { _, _, _, item in
                if item.id == 9 { items.accept([.first: [Item(2), Item(1)], .second: []]) }
            }
        binder.finish()
        binder.selection.select(.row(2), in: .first)
        items.accept([.first: [Item(1), Item(9)], .second: [Item(2)]])
        fixture.turn()
        expect(binder.selection.rows, [RowReference(.row(2), in: .second)])
        fixture.turn()
        expect(binder.selection.rows, [RowReference(.row(2), in: .first)])
        expect(fixture.table.indexPathsForSelectedRows, [[0, 0]])
    }
}
