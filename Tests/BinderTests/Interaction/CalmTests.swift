import Foundation
import LiveRows
import MiniRx
import Tableau
import TableauRx
import TestEnvironment
import Testing

/// Tables that are held for the user while their data change.
@MainActor
struct CalmTests {
    let fixture = Fixture<Place>(.hidesSectionsWithNoCellData)
    let items = BehaviorRelay<[Place: [Item]]>(value: [
        .first: [Item(1, "a"), Item(2, "b"), Item(3, "c")], .second: [Item(4, "d")],
    ])
    let tapped = BehaviorRelay<[Int]>(value: [])
    var binder: SectionedTableViewBinder<Place> { fixture.binder }
    var table: TableView { fixture.table }

    func start() {
        let tapped = tapped
        binder.onAllSections()
            .rx.bind(
                cellType: TextCell.self, models: items, mapToViewModels: TextCell.ViewModel.init
            )
            .onTapped { tapped.accept(tapped.value + [$3.id]) }
        binder.finish()
        table.layoutIfNeeded()
    }

    func show(_ rows: [Place: [Item]]) {
        items.accept(rows)
        fixture.turn()
    }

    @Test func heldRowsKeepTheirPlacesAndShowNewValues() {
        start()
        binder.calm = .held
        show([.first: [Item(3, "c"), Item(9, "new"), Item(1, "A")], .second: [Item(4, "d")]])
        expect(fixture.lines, ["A", "b", "c", "d"])
        expect(binder.pendingChanges, PendingChanges(insertions: 1, removals: 1, moves: 1))
        show([.first: [Item(9, "newer"), Item(3, "C"), Item(1, "A")], .third: [Item(4, "e")]])
        expect(fixture.lines, ["A", "b", "C", "d"], "a row in another section shows no new value")
        binder.calm = .never
        expect(fixture.turn().count, 1, "one batch shows it all")
        expect(fixture.lines, ["newer", "C", "A", "e"])
        expect(binder.pendingChanges.isEmpty)
    }

    @Test func aTableThatIsHeldFromTheStartShowsItsFirstRows() {
        binder.calm = .held
        start()
        expect(fixture.lines, ["a", "b", "c", "d"])
        show([.first: [Item(1, "A"), Item(9, "new")]])
        expect(fixture.lines, ["A", "b", "c", "d"])
    }

    @Test func aRowThatHasGoneIsDimmedAndCannotBeActedOn() {
        start()
        binder.calm = .held
        show([.first: [Item(1, "a"), Item(3, "c")]])
        expect(fixture.lines, ["a", "b", "c", "d"])
        expect(dimmed, [2, 4])
        for row in 0..<3 { table.tapRow(at: [0, row]) }
        table.tapRow(at: [1, 0])
        expect(tapped.value, [1, 3])
        expect(table.indexPathsForSelectedRows ?? [], [[0, 2]])
        show([.first: [Item(2, "back")], .second: [Item(4, "d")]])
        expect(dimmed, [1, 3])
        expect(fixture.lines, ["a", "back", "c", "d"])
        table.tapRow(at: [0, 1])
        expect(tapped.value, [1, 3, 2])
        binder.calm = .never
        fixture.turn()
        expect(fixture.lines, ["back", "d"])
        expect(dimmed, [])
        show([.first: (10..<20).map { Item($0, "\($0)") }])
        expect(dimmed, [], "a reused cell is not dimmed")
    }

    @Test func aRowThatHasGoneIsNotSelectedAnyMore() {
        binder.selection.mode = .multiple
        start()
        table.tapRow(at: [0, 0])
        binder.calm = .held
        show([.first: [Item(3, "c")], .second: [Item(4, "d")]])
        binder.selection.select(.row(2), in: .first)
        expect(table.indexPathsForSelectedRows ?? [], [[0, 0]])
        binder.selection.selectAll()
        expect(table.indexPathsForSelectedRows ?? [], [[0, 0], [0, 2], [1, 0]])
        binder.selection.toggle(.row(1), in: .first)
        binder.selection.toggle(.row(1), in: .first)
        expect(table.indexPathsForSelectedRows ?? [], [[0, 2], [1, 0]])
        expect(binder.selection.rows.count, 2)
    }

    @Test func aNewOrderOfSectionsWaitsAsMovesOfTheirRows() {
        let fixture = Fixture<Place>(showing: [.first, .second])
        fixture.binder.onAllSections().bind(
            cellType: TextCell.self, models: { [items] in items.value },
            mapToViewModels: TextCell.ViewModel.init)
        fixture.binder.finish()
        fixture.binder.calm = .held
        fixture.binder.displayedSections = [.second, .first]
        fixture.turn()
        expect(fixture.lines, ["a", "b", "c", "d"])
        let moves = fixture.binder.pendingChanges.moves
        expect(moves == 1 || moves == 3, "\(moves) rows move")
        // What changes in the sections that move counts beside that.
        items.accept([
            .first: [Item(1, "a"), Item(9, "new")], .second: [Item(4, "d"), Item(8, "new")],
        ])
        fixture.binder.refresh()
        fixture.turn()
        let pending = fixture.binder.pendingChanges
        expect(pending, PendingChanges(insertions: 2, removals: 2, moves: 1))
    }

    /// The sections before and after have the same index.
    @Test func aRowThatLeavesItsSectionIsDimmedWhenSectionsGo() {
        start()
        show([.first: [Item(1, "a")], .second: [Item(3, "c"), Item(9)], .third: [Item(4, "d")]])
        binder.calm = .held
        show([.second: [Item(9)], .third: [Item(3, "c"), Item(4, "d")]])
        expect(dimmed, [1, 3])
    }

    /// A row whose deinit is noted.
    private struct Watched: CollectionIdentifiable, Equatable {
        let id: Int
        let token: Token
        var collectionId: Int { id }

        static func == (left: Self, right: Self) -> Bool { left.id == right.id }
    }

    private final class Token {
        let count: Counter
        init(_ count: Counter) {
            self.count = count
            count.value += 1
        }
        deinit { count.value -= 1 }
    }

    private final class Counter {
        var value = 0
    }

    /// What a held table keeps is what it shows and the latest data, however long it is held.
    @Test func aTableThatIsHeldForAnHourKeepsNoOldRows() {
        let alive = Counter()
        var rows = (0..<10).map { Watched(id: $0, token: Token(alive)) }
        binder.onSection(.first).bind(cellType: TableViewCell.self, models: { rows })
            .onDequeue { _, cell, row in cell.textLabel?.text = "\(row.id)" }
        binder.finish()
        fixture.turn()
        binder.calm = .held
        for turn in 1...1_000 {
            rows = (0..<10).map { Watched(id: turn * 10 + $0, token: Token(alive)) }
            binder.refresh()
            fixture.turn()
        }
        expect(fixture.lines, (0..<10).map(String.init))
        expect(alive.value <= 40, "\(alive.value) rows of 10 shown and 10 latest")
        binder.calm = .never
        fixture.turn()
        expect(fixture.lines.first, "10000")
    }

    @Test func whatWaitsIsReported() {
        start()
        var reports: [PendingChanges] = []
        let bag = DisposeBag()
        binder.rx.pending.subscribe(onNext: { reports.append($0) }).disposed(by: bag)
        binder.calm = .held
        show([
            .first: [Item(1, "a"), Item(2, "b"), Item(3, "c"), Item(5)], .second: [Item(4, "d")],
        ])
        show([
            .first: [Item(1, "a"), Item(2, "b"), Item(3, "c"), Item(5)], .second: [Item(4, "D")],
        ])
        show([.first: [Item(5), Item(6)]])
        binder.calm = .never
        fixture.turn()
        expect(
            reports,
            [
                PendingChanges(), PendingChanges(insertions: 1),
                PendingChanges(insertions: 2, removals: 4), PendingChanges(),
            ])
    }

    @Test func titlesShowNewValuesInPlace() {
        var titles: [Place: String] = [.first: "one"]
        binder.onAllSections().bind(headerTitles: { titles })
        start()
        binder.calm = .held
        titles = [.first: "ONE", .second: "two"]
        binder.refresh()
        fixture.turn()
        expect(fixture.lines, ["[ONE]", "a", "b", "c", "d"])
        binder.calm = .never
        fixture.turn()
        expect(fixture.lines, ["[ONE]", "a", "b", "c", "[two]", "d"])
    }

    @Test func titlesOfSectionsThatMoveOrWereWithoutOneShowNewValues() {
        var titles: [Place: String] = [.first: "one", .second: "two"]
        var order: [Place] = [.first, .second]
        binder.sectionDisplayBehavior = .hidesSectionsWithNoCellData { _ in order }
        binder.onAllSections().bind(headerTitles: { titles })
        start()
        binder.calm = .held
        func show(_ next: [Place: String]) {
            titles = next
            binder.refresh()
            fixture.turn()
        }
        order = [.second, .first]
        show([.first: "ONE", .second: "TWO"])
        expect(fixture.lines, ["[ONE]", "a", "b", "c", "[TWO]", "d"])
        show([.first: "ONE"])
        show([.first: "ONE", .second: "2"])
        expect(fixture.lines, ["[ONE]", "a", "b", "c", "[2]", "d"])
    }

    /// The table doesn't show it yet.
    @Test func theModelOfASelectedRowThatWaitsIsKnown() {
        var selected: [[Int]] = []
        binder.selection.mode = .multiple
        binder.onSection(.first)
            .rx.bind(cellType: TextCell.self, models: items.map { $0[.first] ?? [] }) {
                TextCell.ViewModel($0)
            }
            .onSelectionChanged { selected.append($0.map(\.id)) }
        start()
        binder.calm = .held
        show([.first: [Item(1, "a"), Item(5, "e")]])
        binder.selection.select(.row(5), in: .first)
        expect(binder.selection.models(as: Item.self).map(\.id), [5])
        binder.calm = .never
        fixture.turn()
        expect(selected, [[5]])
    }

    /// Nothing tells which of such rows is which.
    @Test func rowsWithoutIdentityWait() {
        let rows = BehaviorRelay(value: ["a", "b"].map(Plain.init))
        binder.onSection(.first)
            .rx.bind(cellType: TextCell.self, models: rows) { .init(id: 0, text: $0.text) }
        binder.finish()
        binder.calm = .held
        rows.accept(["x", "a", "b"].map(Plain.init))
        fixture.turn()
        expect(fixture.lines, ["a", "b"])
        expect(dimmed, [])
        binder.calm = .never
        fixture.turn()
        expect(fixture.lines, ["x", "a", "b"])
    }

    /// A section that data have named is forgotten once nothing needs it.
    @Test func aSectionThatGoesWhileHeldIsForgottenAfterwards() {
        start()
        binder.calm = .held
        show([.second: [Item(4, "d")]])
        show([:])
        expect(fixture.lines, ["a", "b", "c", "d"])
        #if !canImport(UIKit)
        expect(binder.numberOfKnownSections, 2)
        #endif
        show([.first: [Item(2, "again")]])
        expect(fixture.lines, ["a", "again", "c", "d"])
        binder.calm = .never
        fixture.turn()
        expect(fixture.lines, ["again"])
        #if !canImport(UIKit)
        expect(binder.numberOfKnownSections, 1)
        #endif
    }

    /// Such rows are kept out of the hidden section while the table is held: of many, not one by one.
    @Test func manyRowsThatGoToAHiddenSectionCostNoMoreThanTheirNumber() {
        let looks = RowCounter()
        let rows = BehaviorRelay<[Place: [CountedRow]]>(value: [:])
        func show(_ first: Range<Int>, _ second: Range<Int>) -> Int {
            let before = looks.value
            rows.accept([
                .first: first.map { CountedRow(number: $0, looks: looks) },
                .second: second.map { CountedRow(number: $0, looks: looks) },
            ])
            fixture.turn()
            return looks.value - before
        }
        let fixture = Fixture<Place>(showing: [.first])
        fixture.binder.onSections(.first, .second)
            .rx.bind(cellType: TextCell.self, models: rows) { .init(id: $0.number, text: "row") }
        fixture.binder.finish()
        _ = show(0..<200, 0..<0)
        fixture.binder.selection.select(.row(CountedRow(number: 7, looks: looks)), in: .first)
        fixture.binder.calm = .held
        expect(show(0..<0, 0..<200) < 200 * 50)
        expect(show(0..<1, 0..<200) < 200 * 50, "nor each turn from then on")
        fixture.binder.calm = .never
        fixture.turn()
        expect(fixture.lines, ["row"])
        expect(fixture.binder.selection.rows.map(\.section), [.second])
    }

    @Test func changesThatAreNotAnimatedWaitAsWell() {
        start()
        binder.animateChanges = false
        binder.calm = .held
        show([.first: [Item(2, "B"), Item(7, "g")]])
        expect(fixture.lines, ["a", "B", "c", "d"])
        binder.calm = .never
        fixture.turn()
        expect(fixture.lines, ["B", "g"])
    }

    /// The same rows in a table that is held now and then, and in one that never is.
    @Test(arguments: 0..<8, [false, true])
    func aTableThatIsLetGoShowsWhatOthersShow(seed: UInt64, isLive: Bool) {
        var dice = Dice(state: seed)
        let tables = [
            Fixture<Chapter>(.hidesSectionsWithNoCellData), Fixture(.hidesSectionsWithNoCellData),
        ]
        let store = RowStore<Item>()
        let all = BehaviorRelay<[Chapter: [Item]]>(value: [:])
        func chapter(_ item: Item) -> Chapter {
            Chapter(number: (item.text.first?.wholeNumberValue ?? 0) % 3, title: "")
        }
        for table in tables {
            let chain = table.binder.onAllSections()
            if isLive {
                chain.rx.bind(
                    cellType: TextCell.self,
                    rows: store.grouped(by: chapter).sorted(by: \.text),
                    mapToViewModels: TextCell.ViewModel.init)
            } else {
                chain.rx.bind(
                    cellType: TextCell.self, models: all, mapToViewModels: TextCell.ViewModel.init)
            }
            table.binder.finish()
        }
        let held = tables[0]
        var model: [Int: Item] = [:]
        /// The rows that the table held, by section, when it was held.
        var shown: [[Int]]?
        for turn in 0..<Dice.steps(120) {
            store.edit { edit in
                for _ in 0..<dice.below(4) {
                    let id = dice.below(14)
                    if dice.below(3) == 0 {
                        model[id] = nil
                        edit.remove(id: id)
                    } else {
                        let item = Item(id, "\(dice.below(40))")
                        model[id] = item
                        edit.upsert(item)
                    }
                }
            }
            let rows = Dictionary(grouping: model.values.sorted { $0.id < $1.id }, by: chapter)
            all.accept(rows.mapValues { dice.below(3) == 0 ? $0.reversed() : $0 })
            if dice.below(6) == 0 {
                held.binder.calm = shown == nil ? .held : .never
                shown = shown == nil ? ids(held) : nil
            }
            for table in tables { table.turn() }
            let place = "seed \(seed), turn \(turn)"
            guard let shown else {
                expect(held.lines, tables[1].lines, "\(place)")
                expect(held.binder.pendingChanges.isEmpty, "\(place)")
                continue
            }
            expect(ids(held), shown, "\(place): rows have moved")
            for (section, ids) in shown.enumerated() {
                for (row, id) in ids.enumerated() {
                    let item = held.binder.model(at: [section, row], as: Item.self)!
                    let isThere =
                        model[id].map(chapter)?.number
                        == held.binder.section(at: section)?.number
                    expect(isDimmed(held, section, row), !isThere, "\(place), row \(id)")
                    if isThere { expect(item, model[id]!, "\(place)") }
                    expect(held.texts(section)[row], item.text, "\(place)")
                }
            }
            let changes = held.binder.pendingChanges
            expect(
                changes.insertions - changes.removals,
                model.count - shown.reduce(0) { $0 + $1.count }, "\(place)")
            guard held.recorder.reloadReasons.isEmpty else {
                return expect(held.recorder.reloadReasons, [], "\(place)")
            }
        }
    }

    private func ids(_ fixture: Fixture<Chapter>) -> [[Int]] {
        (0..<fixture.table.numberOfSections).map { section in
            (0..<fixture.table.numberOfRows(inSection: section)).map {
                fixture.binder.model(at: [section, $0], as: Item.self)!.id
            }
        }
    }

    private func isDimmed<S>(_ fixture: Fixture<S>, _ section: Int, _ row: Int) -> Bool {
        let cell = fixture.table.cellForRow(at: [section, row])
        #if canImport(UIKit)
        return cell.map { $0.contentView.alpha < 1 } ?? false
        #else
        return cell?.isDimmed ?? false
        #endif
    }

    /// The ids of the rows that are dimmed.
    private var dimmed: [Int] {
        (0..<table.numberOfSections).flatMap { section in
            (0..<table.numberOfRows(inSection: section)).compactMap { row in
                isDimmed(fixture, section, row)
                    ? binder.model(at: [section, row], as: Item.self)?.id ?? -1 : nil
            }
        }
    }
}
