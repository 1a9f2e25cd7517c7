import Foundation
import MiniRx
import Tableau
import TableauRx
import TestEnvironment
import Testing

/// Selection by identity: reading, setting and observing it.
@MainActor
struct SelectionModelTests {
    /// A table of items in the first two sections, of which `.second` may be hidden.
    @MainActor
    final class Screen {
        let fixture = Fixture<Place>(showing: [.first, .second])
        var items: [Place: [Item]] = [
            .first: [Item(1, "a"), Item(2, "b")], .second: [Item(3, "c"), Item(4, "d")],
        ]
        var selected: [[Int]] = []
        var binder: SectionedTableViewBinder<Place> { fixture.binder }
        var selection: SelectionModel<Place> { binder.selection }

        init(_ mode: SelectionMode = .single) {
            binder.selection.mode = mode
            binder.onSections(.first, .second).bind(
                cellType: TextCell.self, models: { [unowned self] in items },
                mapToViewModels: TextCell.ViewModel.init
            ).onSelectionChanged { [unowned self] in selected.append($0.map(\.id)) }
            binder.finish()
            fixture.table.layoutIfNeeded()
        }

        var ids: [Int] { selection.models(as: Item.self).map(\.id) }

        func refresh() {
            binder.refresh()
            fixture.turn()
        }
    }

    @Test func aSecondBinderHasTheModeThatItIsGiven() {
        let table = TableView(style: .plain)
        for mode in [SelectionMode.multiple, .single] {
            let binder = TableViewBinder(tableView: table, clock: ManualUpdateClock())
            binder.onTable().bind(cellType: TextCell.self, models: [Item(1, "a"), Item(2, "b")])
            binder.selection.mode = mode
            binder.finish()
            for row in 0..<2 { table.tapRow(at: [0, row]) }
            expect(binder.selection.rows.count, mode == .single ? 1 : 2)
        }
    }

    /// Also of rows that have moved in the batch for which heights are asked.
    @Test func heightsMayDependOnTheSelection() {
        let fixture = Fixture<Place>(showing: [.first])
        var items = [Item(1, "a"), Item(2, "b")]
        var seen: Set<[Int]> = []
        fixture.binder.onSection(.first).bind(cellType: TextCell.self, models: { items })
            .estimatedCellHeight { [unowned fixture] _ in
                seen.insert(fixture.binder.selection.models(as: Item.self).map(\.id))
                return 40
            }
        fixture.binder.finish()
        fixture.table.layoutIfNeeded()
        fixture.binder.selection.select(.row(2), in: .first)
        seen = []
        items.insert(Item(3, "c"), at: 0)
        fixture.binder.refresh()
        fixture.turn()
        expect(seen, [[2]])
    }

    /// What waits for the handler would otherwise set the selection back, for ever.
    @Test func aTwoWayBindingSettlesThoughAHandlerChangesTheSelectionSeveralTimes() {
        let screen = Screen(.multiple)
        let saved = BehaviorRelay<[RowReference<Place>]>(value: [])
        let bag = DisposeBag()
        defer { withExtendedLifetime(bag) {} }
        let property = screen.binder.rx.selection
        var emissions = 0
        saved.bind(to: property).disposed(by: bag)
        property.skip(1).take(50).bind(to: saved).disposed(by: bag)
        property.subscribe(onNext: { rows in
            emissions += 1
            // At most one row.
            for row in rows.dropLast() { screen.selection.deselect(row.id, in: row.section) }
        }).disposed(by: bag)
        screen.selection.selectAll()
        expect(screen.ids, [4])
        expect(saved.value, screen.selection.rows)
        // None, all, one.
        expect(emissions, 3)
    }

    @Test func aTapSelectsOneRowInPlaceOfTheOther() {
        let screen = Screen()
        screen.fixture.table.tapRow(at: [0, 1])
        expect(screen.selection.rows, [RowReference(.row(2), in: .first)])
        screen.fixture.table.tapRow(at: [1, 0])
        expect(screen.ids, [3])
        expect(screen.selected, [[2], [3]])
        expect(screen.selection.contains(.row(3), in: .second))
        expect(!screen.selection.contains(.row(3), in: .first))
    }

    /// Drafts have no number yet.
    @Test func identitiesMayBeOptional() throws {
        struct Note: CollectionIdentifiable, Equatable {
            let collectionId: Int?
        }
        let fixture = Fixture<Place>(showing: [.first], height: 44)
        fixture.binder.onSection(.first).bind(
            cellType: TextCell.self, models: [3, nil, 5, 7].map(Note.init(collectionId:)))
        let selection = fixture.binder.selection
        selection.mode = .multiple
        fixture.binder.finish()
        selection.select(.row(Int?.none), in: .first)
        selection.select(.row(Int?.some(5)), in: .first)
        selection.select(.row(7), in: .first)
        expect(selection.models(as: Note.self).map(\.collectionId), [nil, 5, 7])
        selection.deselect(.row(Int?.some(7)), in: .first)
        expect(selection.contains(.row(5), in: .first))
        expect(selection.models(as: Note.self).map(\.collectionId), [nil, 5])
        fixture.table.scrollToRow(at: [0, 2], at: .top, animated: false)
        let position = try #require(fixture.binder.position)
        fixture.table.contentOffset.y = 0
        fixture.binder.position = position
        expect(fixture.table.indexPathsForVisibleRows?.first, [0, 2])
        expect(fixture.kinds, [])
    }

    @Test func severalRowsAreSelectedAndDeselected() {
        let screen = Screen(.multiple)
        for path in [[0, 0], [1, 1], [0, 1]] as [IndexPath] {
            screen.fixture.table.tapRow(at: path)
        }
        expect(screen.ids, [1, 2, 4])
        screen.selection.toggle(.row(2), in: .first)
        expect(screen.ids, [1, 4])
        expect(screen.fixture.table.indexPathsForSelectedRows, [[0, 0], [1, 1]])
        screen.selection.selectAll()
        expect(screen.ids, [1, 2, 3, 4])
        screen.selection.mode = .single
        expect(screen.ids, [1])
        expect(screen.selected.last, [1])
    }

    @Test func rowsSelectedWhileCellsAreMadeShowIt() {
        let fixture = Fixture<Place>(showing: [.first])
        fixture.binder.onSection(.first).bind(
            cellType: TextCell.self, models: (0..<4).map { Item($0) },
            mapToViewModels: TextCell.ViewModel.init
        )
        .onDequeue { [unowned fixture] row, _, _ in
            fixture.binder.selection.select(.row(min(row, 1)), in: .first)
        }
        fixture.binder.finish()
        fixture.table.layoutIfNeeded()
        expect(fixture.table.indexPathForSelectedRow, [0, 1])
        let cells = (0..<4).map { fixture.table.cellForRow(at: [0, $0]) }
        expect(cells.map { $0?.isSelected }, [false, true, false, false])
    }

    @Test func modesAllowNoOrRequireOneRow() {
        // Mode none allows no selection.
        do {
            let screen = Screen(.none)
            screen.fixture.table.tapRow(at: [0, 1])
            expect(screen.fixture.table.indexPathsForSelectedRows == nil)
            screen.selection.select(.row(1), in: .first)
            expect(screen.selection.isEmpty)
            expect(screen.selected.isEmpty)
        }
        // Mode required always selects one row.
        do {
            let screen = Screen(.required)
            expect(screen.ids, [1])
            screen.fixture.table.tapRow(at: [0, 1])
            screen.items[.first]?.removeLast()
            screen.refresh()
            expect(screen.ids, [1])
            screen.items[.first] = []
            screen.refresh()
            expect(screen.ids, [3])
            screen.items = [:]
            screen.refresh()
            expect(screen.ids, [])
            screen.items = [.second: [Item(9, "z")]]
            screen.refresh()
            expect(screen.ids, [9])
            expect(screen.selected, [[1], [2], [1], [3], [], [9]])
        }
    }

    @Test(arguments: [true, false]) func aRowOfAHiddenSectionIsSelectedAgain(animates: Bool) {
        let screen = Screen(.multiple)
        screen.binder.animateChanges = animates
        screen.selection.rows = [
            RowReference(.row(4), in: .second), RowReference(.row(2), in: .first),
            RowReference(.row(77), in: .first),
        ]
        expect(screen.ids, [2, 4])
        screen.binder.displayedSections = [.first]
        screen.fixture.turn()
        expect(screen.ids, [2, 4])
        expect(screen.fixture.table.indexPathsForSelectedRows, [[0, 1]])
        screen.binder.displayedSections = [.second, .first]
        screen.fixture.turn()
        expect(screen.ids, [4, 2])
        expect(screen.fixture.table.indexPathsForSelectedRows, [[0, 1], [1, 1]])
        // A row that leaves the data while hidden is deselected.
        screen.binder.displayedSections = [.first]
        screen.fixture.turn()
        screen.items[.second] = [Item(3, "c")]
        screen.refresh()
        expect(screen.ids, [2])
        screen.items[.second] = [Item(3, "c"), Item(4, "d")]
        screen.binder.displayedSections = [.first, .second]
        screen.refresh()
        expect(screen.ids, [2])
    }

    @Test func hiddenRowsAreSelectedBesideThoseOfTheTable() {
        // A row of a hidden section can be selected.
        do {
            let screen = Screen()
            screen.binder.displayedSections = [.first]
            screen.fixture.turn()
            screen.selection.select(.row(3), in: .second)
            expect(screen.ids, [3])
            screen.binder.displayedSections = [.first, .second]
            screen.fixture.turn()
            expect(screen.fixture.table.indexPathForSelectedRow, [1, 0])
        }
        // A hidden row does not replace one that the table selected. The app selects a row of the
        // table itself, of which no model is told.
        do {
            let screen = Screen()
            screen.fixture.table.tapRow(at: [0, 1])
            screen.binder.displayedSections = [.second]
            screen.fixture.turn()
            screen.fixture.table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
            screen.binder.displayedSections = [.first, .second]
            screen.fixture.turn()
            expect(screen.ids, [3])
        }
    }

    @Test func aPropertyObservesTheSelectionOnceHoweverOftenItIsSubscribedTo() {
        let screen = Screen()
        let property = screen.binder.rx.selection
        let before = screen.selection.observers.count
        var counts: [Int] = []
        for _ in 0..<10 { property.subscribe(onNext: { counts.append($0.count) }).dispose() }
        expect(screen.selection.observers.count, before + 1)
        screen.selection.select(.row(1), in: .first)
        property.subscribe(onNext: { counts.append($0.count) }).dispose()
        expect(counts, [Int](repeating: 0, count: 10) + [1])
    }

    @Test func theSelectionIsObservedAndBound() {
        let screen = Screen(.multiple)
        var counts: [Int] = []
        var isCompleted = false
        let subscription = screen.binder.rx.selection.asObservable().map(\.count)
            .subscribe(onNext: { counts.append($0) }, onCompleted: { isCompleted = true })
        let saved = BehaviorRelay(value: [RowReference<Place>(.row(1), in: .first)])
        let binding = saved.bind(to: screen.binder.rx.selection)
        screen.fixture.table.tapRow(at: [1, 0])
        expect(counts, [0, 1, 2])
        saved.accept([])
        expect(screen.selection.isEmpty)
        expect(counts, [0, 1, 2, 0])
        binding.dispose()
        screen.fixture.binder = nil
        expect(isCompleted)
        subscription.dispose()
    }

    @Test func rowsWithoutIdentityAreIdentifiedByPosition() {
        let fixture = Fixture<Place>(showing: [.first])
        fixture.binder.onSection(.first).bind(
            cellType: OtherCell.self, models: [Plain(text: "a"), Plain(text: "b")])
        fixture.binder.finish()
        fixture.binder.selection.select(.position(1), in: .first)
        expect(fixture.table.indexPathForSelectedRow, [0, 1])
        expect(fixture.binder.selection.rows.map(\.id.description), ["#1"])
        fixture.binder.selection.select(.position(2), in: .first)
        expect(fixture.binder.selection.isEmpty)
    }

    @Test func observersMayChangeTheSelectionAndEndWithTheSame() {
        // Observers may change the selection.
        do {
            let screen = Screen(.multiple)
            screen.selection.onChange { [unowned screen] rows in
                if rows.count > 1 { screen.selection.rows = Array(rows.prefix(1)) }
            }
            screen.fixture.table.tapRow(at: [0, 0])
            screen.fixture.table.tapRow(at: [0, 1])
            expect(screen.ids, [1])
        }
        // All observers end with the same selection. An observer that answers with another
        // selection: nobody is left with the earlier one.
        do {
            let screen = Screen()
            screen.selection.onChange { [unowned screen] rows in
                if rows.first?.id == .row(1) { screen.selection.select(.row(2), in: .first) }
            }
            var later: [[RowReference<Place>]] = []
            screen.selection.onChange { later.append($0) }
            screen.fixture.table.tapRow(at: [0, 0])
            expect(screen.ids, [2])
            expect(later, [[RowReference(.row(2), in: .first)]])
        }
    }

    @Test(arguments: [SelectionMode.single, .required], [true, false])
    func aTapReplacesASelectedRowThatIsHidden(mode: SelectionMode, animates: Bool) {
        let screen = Screen(mode)
        screen.binder.animateChanges = animates
        screen.fixture.table.tapRow(at: [0, 1])
        screen.binder.displayedSections = [.second]
        screen.fixture.turn()
        expect(screen.ids, [2])
        screen.fixture.table.tapRow(at: [0, 0])
        expect(screen.ids, [3])
        screen.binder.displayedSections = [.first, .second]
        screen.fixture.turn()
        expect(screen.ids, [3], "the last tap counts")
        expect(screen.fixture.table.indexPathsForSelectedRows, [[1, 0]])
    }

    /// Random taps, data changes and hidden sections, compared with a set of identities.
    @Test(arguments: [1, 2, 3, 4] as [UInt64]) func theSelectionMatchesANaiveModel(seed: UInt64) {
        var random = Dice(state: seed)
        let screen = Screen(.multiple)
        var displayed: [Place] = [.first, .second]
        var selected: Set<RowReference<Place>> = []
        var next = 10
        for _ in 0..<Dice.steps(250) {
            switch random.below(6) {
            case 0:
                let places: [[Place]] = [
                    [.first], [.second], [.first, .second], [.second, .first],
                ]
                displayed = places[random.below(4)]
                screen.binder.displayedSections = displayed
            case 1:
                let place: Place = random.below(2) == 0 ? .first : .second
                var items = screen.items[place] ?? []
                items.shuffle(using: &random)
                items = Array(items.dropFirst(random.below(3)))
                // Few rows, however long it runs.
                for _ in 0..<random.below(3) where items.count < 12 {
                    items.insert(Item(next, "n"), at: random.below(items.count + 1))
                    next += 1
                }
                screen.items[place] = items
            case 2:
                // A row moves to the other section, displayed or not.
                guard screen.items[.second, default: []].count < 12,
                    let item = screen.items[.first]?.popLast()
                else { break }
                screen.items[.second, default: []].append(item)
                if selected.remove(RowReference(.row(item.id), in: .first)) != nil {
                    selected.insert(RowReference(.row(item.id), in: .second))
                }
                screen.refresh()
            case 3: screen.binder.animateChanges.toggle()
            default:
                let section = random.below(displayed.count)
                let items = screen.items[displayed[section]] ?? []
                let shown = screen.fixture.table.numberOfRows(inSection: section)
                guard !items.isEmpty, shown == items.count else { break }
                let row = random.below(items.count)
                screen.fixture.table.tapRow(at: [section, row])
                let reference = RowReference(.row(items[row].id), in: displayed[section])
                if selected.remove(reference) == nil { selected.insert(reference) }
            }
            screen.refresh()
            selected = selected.filter { row in
                screen.items[row.section]?.contains { .row($0.id) == row.id } ?? false
            }
            expect(Set(screen.selection.rows), selected)
            let visible = selected.filter { displayed.contains($0.section) }
            expect(screen.fixture.table.indexPathsForSelectedRows?.count ?? 0, visible.count)
        }
    }
}
