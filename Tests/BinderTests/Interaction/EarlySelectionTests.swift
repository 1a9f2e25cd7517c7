import Foundation
import MiniRx
import Tableau
import TableauRx
import TestEnvironment
import Testing

/// Rows that are selected before the table shows them.
@MainActor
struct EarlySelectionTests {
    let fixture = Fixture<Place>(showing: [.first, .second])
    let items = BehaviorRelay<[Place: [Item]]>(value: [:])

    var binder: SectionedTableViewBinder<Place> { fixture.binder }
    var ids: [Int] { binder.selection.models(as: Item.self).map(\.id) }

    init() {
        binder.onAllSections().rx.bind(
            cellType: TextCell.self, models: items, mapToViewModels: TextCell.ViewModel.init)
    }

    @Test func aRowIsSelectedBeforeTheBinderHasFinished() {
        items.accept([.first: [Item(1), Item(2)]])
        binder.selection.select(.row(2), in: .first)
        binder.finish()
        expect(ids, [2])
        expect(fixture.table.indexPathForSelectedRow, [0, 1])
    }

    @Test(arguments: [true, false])
    func aNewRowIsSelectedBeforeItsTurn(animates: Bool) {
        items.accept([.first: [Item(1)]])
        binder.animateChanges = animates
        binder.finish()
        fixture.table.tapRow(at: [0, 0])
        var reports: [[Int]] = []
        binder.selection.onChange { [unowned binder] _ in
            reports.append(binder.selection.models(as: Item.self).map(\.id))
        }
        items.accept([.first: [Item(5), Item(1)]])
        binder.selection.select(.row(5), in: .first)
        expect(ids, [1], "until the turn that shows the row")
        fixture.turn()
        expect(ids, [5])
        expect(reports, [[5]])
        items.accept([.first: [Item(5), Item(1)], .second: [Item(6)]])
        binder.selection.select(.row(6), in: .second)
        fixture.table.tapRow(at: [0, 1])
        fixture.turn()
        expect(ids, [1], "the last tap counts")
    }

    /// As after a start, when the rows come from a server.
    @Test(arguments: [true, false])
    func savedRowsAreSelectedWhenTheirSectionsReceiveThem(isBound: Bool) {
        binder.selection.mode = .multiple
        let saved = BehaviorRelay<[RowReference<Place>]>(value: [
            RowReference(.row(2), in: .first), RowReference(.row(7), in: .second),
            RowReference(.row(8), in: .second),
        ])
        let bag = DisposeBag()
        defer { withExtendedLifetime(bag) {} }
        if isBound {
            saved.bind(to: binder.rx.selection).disposed(by: bag)
            binder.rx.selection.asObservable().skip(1).bind(to: saved).disposed(by: bag)
        } else {
            binder.selection.rows = saved.value
        }
        binder.finish()
        expect(binder.selection.isEmpty)
        items.accept([.first: [Item(1), Item(2)]])
        fixture.turn()
        expect(ids, [2])
        items.accept([.first: [Item(1), Item(2)], .second: [Item(7)]])
        fixture.turn()
        expect(ids, [2, 7])
        items.accept([.first: [Item(1), Item(2)], .second: [Item(7), Item(8)]])
        fixture.turn()
        expect(ids, [2, 7], "its section came without it")
        expect(saved.value.count, (isBound ? 2 : 3))
    }

    @Test(arguments: [SelectionMode.single, .required])
    func aSavedRowReplacesAnother(mode: SelectionMode) {
        binder.selection.mode = mode
        items.accept([.first: [Item(1)]])
        binder.selection.select(.row(7), in: .second)
        binder.finish()
        expect(ids, (mode == .single ? [] : [1]))
        items.accept([.first: [Item(1)], .second: [Item(7)]])
        fixture.turn()
        expect(ids, [7])
    }

    @Test func aRowThatIsNotInTheDataIsForgotten() {
        items.accept([.first: [Item(1)]])
        binder.finish()
        binder.selection.select(.row(2), in: .first)
        items.accept([.first: [Item(1), Item(2)]])
        fixture.turn()
        expect(binder.selection.isEmpty)
    }

    @Test func rowsToComeAreToggledAndDeselected() {
        binder.selection.mode = .multiple
        for row in [1, 2, 3] { binder.selection.select(.row(row), in: .first) }
        binder.selection.toggle(.row(1), in: .first)
        binder.finish()
        binder.selection.deselect(.row(2), in: .first)
        items.accept([.first: (0..<5).map { Item($0) }])
        fixture.turn()
        expect(ids, [3])
    }

    /// Both happen between two turns, as when keys are typed fast.
    @Test func whatTheUserSelectsMeanwhileIsSelectedToo() {
        binder.selection.mode = .multiple
        items.accept([.first: [Item(1), Item(2), Item(3)]])
        binder.finish()
        fixture.table.tapRow(at: [0, 0])
        items.accept([.first: [Item(1), Item(2), Item(3), Item(4)]])
        binder.selection.select(.row(4), in: .first)
        fixture.table.tapRow(at: [0, 1])
        expect(ids, [1, 2])
        fixture.turn()
        expect(ids, [1, 2, 4])
        items.accept([.first: [Item(1), Item(2), Item(3), Item(4), Item(5)]])
        binder.selection.select(.row(5), in: .first)
        fixture.table.tapRow(at: [0, 0])
        expect(ids, [2, 4])
        fixture.turn()
        expect(ids, [2, 4, 5])
    }

    /// The turn that brings the new row also moves the selected one to another section.
    @Test(arguments: [true, false])
    func rowsThatMoveStaySelectedBesideANewOne(animates: Bool) {
        binder.selection.mode = .multiple
        binder.animateChanges = animates
        items.accept([.first: [Item(1), Item(2)], .second: [Item(3)]])
        binder.finish()
        binder.selection.select(.row(1), in: .first)
        items.accept([.first: [Item(2), Item(4)], .second: [Item(3), Item(1)]])
        binder.selection.select(.row(4), in: .first)
        fixture.turn()
        expect(ids, [4, 1])
    }

    /// A handler that runs while an update is applied.
    @Test func aRowIsSelectedByAHandlerThatAddsItDuringAnUpdate() {
        var adds = true
        binder.selection.mode = .multiple
        binder.onAllSections().onDequeue { [unowned binder, items] (_, _, _: TableViewCell) in
            guard adds, items.value[.first]?.count == 2 else { return }
            adds = false
            items.accept([.first: [Item(1), Item(2), Item(3)]])
            binder.selection.select(.row(3), in: .first)
        }
        items.accept([.first: [Item(1)]])
        binder.finish()
        fixture.table.tapRow(at: [0, 0])
        items.accept([.first: [Item(1), Item(2)]])
        fixture.turn()
        fixture.turn()
        expect(!adds)
        expect(ids, [1, 3])
    }

    @Test func aModeForOneRowKeepsTheRowThatIsSelected() {
        binder.selection.mode = .multiple
        items.accept([.first: [Item(1)]])
        binder.finish()
        binder.selection.rows = [
            RowReference(.row(1), in: .first), RowReference(.row(7), in: .second),
        ]
        expect(ids, [1])
        binder.selection.mode = .single
        items.accept([.first: [Item(1)], .second: [Item(7)]])
        fixture.turn()
        expect(ids, [1])
    }

    /// The selection is empty all the time, so nothing but the relay says that none is wanted.
    @Test func anEmptyRelayEndsTheWait() {
        binder.selection.mode = .multiple
        let saved = BehaviorRelay(value: [RowReference<Place>(.row(7), in: .second)])
        let bag = DisposeBag()
        defer { withExtendedLifetime(bag) {} }
        saved.bind(to: binder.rx.selection).disposed(by: bag)
        binder.rx.selection.asObservable().skip(1).bind(to: saved).disposed(by: bag)
        items.accept([.first: [Item(1)]])
        binder.finish()
        // Selected and deselected: the relay gets back what the selection is now, and waits.
        fixture.table.tapRow(at: [0, 0])
        fixture.table.tapRow(at: [0, 0])
        expect(saved.value.isEmpty)
        items.accept([.first: [Item(1)], .second: [Item(7)]])
        fixture.turn()
        expect(ids, [7])
        items.accept([.first: [Item(1)]])
        fixture.turn()
        binder.selection.select(.row(7), in: .second)
        saved.accept([])
        items.accept([.first: [Item(1)], .second: [Item(7)]])
        fixture.turn()
        expect(ids.isEmpty)
    }
}
