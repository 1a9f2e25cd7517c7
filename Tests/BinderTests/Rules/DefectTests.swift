import MiniRx
import Tableau
import TableauRx
import TestEnvironment
import Testing

/// Defects of an earlier design, one test for each.
@MainActor
struct DefectTests {
    /// A section type whose values all have the same hash.
    struct Colliding: TableViewSection, Comparable {
        var name: String
        func hash(into hasher: inout Hasher) { hasher.combine(0) }
        static func < (lhs: Self, rhs: Self) -> Bool { lhs.name < rhs.name }
    }

    private func show(
        _ fixture: Fixture<Place>, _ items: @escaping () -> [Place: [Item]]
    ) {
        fixture.binder.onAllSections()
            .bind(cellType: TextCell.self, models: items, mapToViewModels: TextCell.ViewModel.init)
        fixture.binder.finish()
        _ = fixture.lines
    }

    @Test func sectionEqualityByHashValue() {
        let fixture = Fixture<Colliding>(.hidesSectionsWithNoCellData)
        var items: [Colliding: [String]] = [.init(name: "a"): ["1"], .init(name: "b"): ["2"]]
        fixture.binder.onAllSections().bind(cellType: TextCell.self, models: { items })
            .onDequeue { _, _, cell, text in cell.textLabel?.text = text }
        fixture.binder.finish()
        expect(fixture.lines, ["1", "2"])
        items[.init(name: "a")] = nil
        items[.init(name: "c")] = ["3"]
        fixture.binder.refresh()
        fixture.turn()
        expect(fixture.lines, ["2", "3"])
    }

    @Test func unchangedRowsOfAMovedSectionReportedAsUpdated() {
        let fixture = Fixture<Place>(showing: [.first, .second, .third])
        let items: [Place: [Item]] = [
            .first: [Item(1, "a")], .second: [Item(2, "b")], .third: [Item(3, "c")],
        ]
        show(fixture) { items }
        fixture.binder.displayedSections = [.third, .first, .second]
        let updates = fixture.turn()
        expect(updates.count, 1)
        expect(updates[0].rowReconfigures.isEmpty && updates[0].rowReloads.isEmpty)
        expect(updates[0].rowDeletes.isEmpty && updates[0].rowInserts.isEmpty)
        expect(fixture.lines, ["c", "a", "b"])
    }

    @Test func aRowThatMovedAndChangedOrMovedWithItsSectionLeftStale() {
        // A row that moved and changed left stale.
        do {
            let fixture = Fixture<Place>(showing: [.first])
            var items: [Place: [Item]] = [.first: [Item(1, "a"), Item(2, "b"), Item(3, "c")]]
            show(fixture) { items }
            items = [.first: [Item(3, "c2"), Item(1, "a2"), Item(2, "b2")]]
            fixture.binder.refresh()
            fixture.turn()
            expect(fixture.lines, ["c2", "a2", "b2"])
        }
        // A row of a moved section that changed left stale.
        do {
            let fixture = Fixture<Place>(showing: [.first, .second, .third])
            var items: [Place: [Item]] = [
                .first: [Item(1, "a")], .second: [Item(2, "b")], .third: [Item(3, "c")],
            ]
            show(fixture) { items }
            items = [.first: [Item(1, "a2")], .second: [Item(2, "b2")], .third: [Item(3, "c2")]]
            fixture.binder.refresh()
            fixture.binder.displayedSections = [.third, .second, .first]
            fixture.turn()
            expect(fixture.lines, ["c2", "b2", "a2"])
        }
    }

    @Test func nothingDiffedWhenModelAndViewModelBothQualify() {
        let fixture = Fixture<Place>(showing: [.first])
        var items: [Place: [Item]] = [.first: [Item(1, "a"), Item(2, "b")]]
        show(fixture) { items }
        items = [.first: [Item(1, "a"), Item(2, "b2")]]
        fixture.binder.refresh()
        let updates = fixture.turn()
        expect(updates.map { Array($0.rowReconfigures) }, [[[0, 1]]])
        expect(fixture.lines, ["a", "b2"])
    }

    @Test func aHeaderChangeDroppedWhenCellsChangedInTheSameTurn() {
        let fixture = Fixture<Place>(showing: [.first, .second])
        var generation = 1
        fixture.binder.onSection(.first)
            .bind(
                cellType: TextCell.self, viewModels: { [.init(id: 1, text: "a\(generation)")] }
            )
            .bind(headerTitle: { "head \(generation)" })
            .bind(footerType: TextHeader.self, viewModel: { .init("foot \(generation)") })
        fixture.binder.onSection(.second)
            .bind(cellType: TextCell.self, viewModels: { [.init(id: generation, text: "b")] })
            .bind(headerType: TextHeader.self, viewModel: { .init("head \(generation)") })
            .bind(footerTitle: { generation == 1 ? nil : "foot \(generation)" })
        fixture.binder.finish()
        expect(
            fixture.lines,
            [
                "[head 1]", "a1", "(view foot 1)", "[view head 1]", "b",
            ])
        generation = 2
        fixture.binder.refresh()
        fixture.turn()
        expect(
            fixture.lines,
            [
                "[head 2]", "a2", "(view foot 2)", "[view head 2]", "b", "(foot 2)",
            ])
    }

    @Test func titlesReloadedAlthoughEqual() {
        let fixture = Fixture<Place>(showing: [.first])
        fixture.binder.onSection(.first)
            .bind(headerTitle: { "head" })
            .bind(footerType: TextHeader.self, viewModel: { .init("foot") })
        fixture.binder.finish()
        _ = fixture.lines
        fixture.binder.refresh()
        expect(fixture.turn().isEmpty)
    }

    @Test func rowOperationsEmittedTwiceForModelsWithIdentityOnlyAndFrom0ToN() {
        let fixture = Fixture<Place>(showing: [.first])
        var rows: [IdentityOnlyRow] = []
        fixture.binder.onSection(.first)
            .bind(cellType: RowCell<IdentityOnlyRow>.self, viewModels: { rows })
        fixture.binder.finish()
        rows = [.init(id: 1, text: "a"), .init(id: 2, text: "b")]
        fixture.binder.refresh()
        var updates = fixture.turn()
        expect(updates.map(\.operationCount), [2])
        rows = [.init(id: 2, text: "b"), .init(id: 3, text: "c")]
        fixture.binder.refresh()
        updates = fixture.turn()
        expect(updates.map(\.operationCount), [2])
        rows = []
        fixture.binder.refresh()
        updates = fixture.turn()
        expect(updates.map(\.operationCount), [2])
    }

    @Test func afterIndexesWhereBeforeIsRequired() {
        let fixture = Fixture<Place>(showing: [.first])
        var rows = [Item(1, "a"), Item(2, "b"), Item(3, "c")]
        fixture.table.register(TextCell.self)
        fixture.binder.onSection(.first)
            .bind(
                cellProvider: { table, _, item in
                    let cell = table.dequeue(TextCell.self)
                    cell.viewModel = .init(item)
                    return cell
                }, models: { rows })
        fixture.binder.finish()
        _ = fixture.lines
        rows = [Item(3, "c2"), Item(4, "d")]
        fixture.binder.refresh()
        let updates = fixture.turn()
        expect(updates.map { Array($0.rowReloads.old) }, [[[0, 2]]])
        expect(updates.map { Array($0.rowReloads.new) }, [[[0, 0]]])
        expect(fixture.lines, ["c2", "d"])
    }

    /// An identity that counts how often it is hashed or compared.
    struct CountedID: Hashable {
        final class Counter { var uses = 0 }

        let number: Int
        let counter: Counter
        /// Differs between old and new rows, so that comparing bits finds no equal ones.
        let salt: Int

        static func == (left: Self, right: Self) -> Bool {
            left.counter.uses += 1
            return left.number == right.number
        }
        func hash(into hasher: inout Hasher) {
            counter.uses += 1
            hasher.combine(number)
        }
    }

    struct CountedRow: CollectionIdentifiable {
        let collectionId: CountedID
    }

    @Test func cubicTime() {
        let fixture = Fixture<Place>(showing: [.first], height: 500)
        let counter = CountedID.Counter()
        func made(_ numbers: some Sequence<Int>, salt: Int) -> [CountedRow] {
            numbers.map {
                CountedRow(collectionId: .init(number: $0, counter: counter, salt: salt))
            }
        }
        var rows = made(0..<4_000, salt: 1)
        fixture.binder.onSection(.first).bind(cellType: OtherCell.self, models: { rows })
        fixture.binder.finish()
        var dice = Dice(state: 1)
        rows = made((0..<4_000).shuffled(using: &dice), salt: 2)
        counter.uses = 0
        fixture.binder.refresh()
        expect(fixture.turn().first?.rowMoves.isEmpty, false)
        expect(counter.uses > 0 && counter.uses < 10 * 4_000, "\(counter.uses)")
    }

    @Test func eventsFromAllSectionsChainsNeverDelivered() {
        let fixture = Fixture<Place>(showing: [.second])
        var calls: [String] = []
        fixture.binder.onAllSections()
            .bind(cellType: SwitchCell.self, models: [.second: [Item(7)]])
            .onEvent(from: SwitchCell.self) { section, row, _, event, item in
                calls.append("\(section) \(row) \(event) \(item.id)")
            }
        fixture.binder.finish()
        (fixture.table.cellForRow(at: [0, 0]) as? SwitchCell)?.emit(event: .switched(true))
        expect(calls, ["second 0 switched(true) 7"])
    }

    // Rows captured at dequeue and stale at the event: rule 7 in RuleTests.
    // Observables observed on whatever thread emitted: RxTests.

    @Test func displayedSectionsEmittingTheOldValue() {
        let fixture = Fixture<Place>(showing: [.first])
        fixture.binder.onAllSections().bind(
            cellType: TextCell.self, models: [.first: ["a"], .second: ["b"]])
        fixture.binder.finish()
        fixture.binder.displayedSections = [.second]
        expect(fixture.binder.displayedSections, [.second])
        fixture.binder.rx.displayedSections.on(.next([.second, .first]))
        expect(fixture.binder.displayedSections, [.second, .first])
        fixture.turn()
        expect(fixture.table.numberOfSections, 2)
    }
}
