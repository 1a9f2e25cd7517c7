import Foundation
import Tableau
import TestEnvironment
import Testing

/// What an update preserves, and who may apply it.
@MainActor
struct UpdateTests {
    private func show(_ fixture: Fixture<Place>, _ items: @escaping () -> [Place: [Item]]) {
        fixture.binder.onAllSections()
            .bind(cellType: TextCell.self, models: items, mapToViewModels: TextCell.ViewModel.init)
        fixture.binder.finish()
        _ = fixture.lines
    }

    // MARK: Selection

    @Test(arguments: [true, false])
    func selectionFollowsItsRow(isAnimated: Bool) {
        let fixture = Fixture<Place>(showing: [.first, .second])
        fixture.binder.animateChanges = isAnimated
        fixture.table.allowsMultipleSelection = true
        var items: [Place: [Item]] = [
            .first: [Item(1, "a"), Item(2, "b"), Item(3, "c")], .second: [Item(4, "d")],
        ]
        show(fixture) { items }
        fixture.table.tapRow(at: [0, 0])
        fixture.table.tapRow(at: [0, 1])
        fixture.table.tapRow(at: [1, 0])
        items = [.first: [Item(3, "c"), Item(5, "e"), Item(1, "a2")], .second: [Item(4, "d")]]
        fixture.binder.displayedSections = [.second, .first]
        fixture.binder.refresh()
        fixture.turn()
        expect(fixture.lines, ["d", "c", "e", "a2"])
        expect(fixture.table.indexPathsForSelectedRows, [[0, 0], [1, 2]])
    }

    @Test func selectionOfAReplacedCellIsKept() {
        let fixture = Fixture<Place>(showing: [.first])
        var items = [Item(1, "a"), Item(2, "b")]
        fixture.table.register(TextCell.self)
        fixture.binder.onSection(.first).bind(
            cellProvider: { table, _, item in
                let cell = table.dequeue(TextCell.self)
                cell.viewModel = .init(item)
                return cell
            }, models: { items })
        fixture.binder.finish()
        fixture.table.tapRow(at: [0, 1])
        items = [Item(2, "b2"), Item(1, "a")]
        fixture.binder.refresh()
        fixture.turn()
        expect(fixture.lines, ["b2", "a"])
        expect(fixture.table.indexPathsForSelectedRows, [[0, 0]])
    }

    @Test func manySelectedRowsStaySelected() {
        let fixture = Fixture<Place>(showing: [.first], height: 500)
        fixture.table.allowsMultipleSelection = true
        var items = (0..<2_000).map { Item($0, "a") }
        show(fixture) { [.first: items] }
        for row in 0..<2_000 {
            fixture.table.selectRow(at: [0, row], animated: false, scrollPosition: .none)
        }
        items.removeFirst(10)
        items.reverse()
        fixture.binder.refresh()
        fixture.turn()
        expect(fixture.table.indexPathsForSelectedRows?.count, 1_990)
    }

    // MARK: Without animation

    @Test func movedSectionsKeepTheirCells() {
        let fixture = Fixture<Place>(showing: [.first, .second, .third])
        fixture.binder.animateSectionMoves = true
        var items: [Place: [Item]] = [
            .first: [Item(1, "a"), Item(2, "b")], .second: [Item(3, "c")], .third: [Item(4, "d")],
        ]
        show(fixture) { items }
        fixture.table.tapRow(at: [0, 1])
        let cell = fixture.table.cellForRow(at: [0, 1])
        items = [
            .first: [Item(2, "b2"), Item(5, "e")], .third: [Item(4, "d")], .fourth: [Item(6, "f")],
        ]
        fixture.binder.displayedSections = [.third, .fourth, .first]
        fixture.binder.refresh()
        let updates = fixture.turn()
        expect(fixture.lines, ["d", "f", "b2", "e"])
        expect(fixture.table.cellForRow(at: [2, 0]) === cell)
        expect(fixture.table.indexPathsForSelectedRows, [[2, 0]])
        expect(updates.count, 2)
        expect(updates.first?.sectionDeletes, [1])
        expect(updates.first?.sectionMoves.isEmpty, true)
        expect(updates.last?.sectionInserts, [1])
        expect(updates.last?.sectionMoves.count, 1)
        expect(fixture.diagnostics.isEmpty)
    }

    @Test func animateChangesFalseReloads() {
        let fixture = Fixture<Place>(showing: [.first])
        fixture.binder.animateChanges = false
        var items: [Place: [Item]] = [.first: [Item(1, "a")]]
        show(fixture) { items }
        items = [.first: [Item(1, "b"), Item(2, "c")]]
        fixture.binder.refresh()
        expect(fixture.turn().isEmpty)
        expect(fixture.lines, ["b", "c"])
        expect(fixture.recorder.reloadReasons.isEmpty)
        fixture.binder.animateChanges = true
        items = [.first: [Item(2, "c")]]
        fixture.binder.refresh()
        expect(fixture.turn().map { Array($0.rowDeletes) }, [[[0, 0]]])
    }

    // MARK: Update delegates

    /// Applies updates itself, correctly or not.
    final class Substitute: TableViewUpdateDelegate {
        enum Way: CaseIterable {
            case right, rightInBatch, forgetsData, forgetsTable, givesBack, late
        }
        let way: Way
        var reasons: [String] = []
        var late: (() -> Void)?

        init(_ way: Way) { self.way = way }

        func tableView(
            _ tableView: TableView, apply update: CollectionUpdate,
            updateData: @escaping () -> Void
        ) -> Bool {
            switch way {
            case .right:
                updateData()
                tableView.reloadData()
            case .rightInBatch:
                tableView.performBatchUpdates {
                    updateData()
                    tableView.deleteRows(at: Array(update.rowDeletes), with: .fade)
                    tableView.insertRows(at: Array(update.rowInserts), with: .fade)
                    for move in update.rowMoves { tableView.moveRow(at: move.old, to: move.new) }
                }
                tableView.reconfigureRows(at: Array(update.rowReconfigures))
            case .forgetsData: break
            case .forgetsTable: updateData()
            case .givesBack:
                updateData()
                return false
            case .late: late = updateData
            }
            return true
        }

        func tableView(_ tableView: TableView, didReloadInsteadOfAnimating reason: String) {
            reasons.append(reason)
        }
    }

    @Test(arguments: Substitute.Way.allCases)
    func anUpdateDelegateCannotCorruptTheTable(_ way: Substitute.Way) {
        let fixture = Fixture<Place>(showing: [.first])
        var items: [Place: [Item]] = [.first: [Item(1, "a"), Item(2, "b")]]
        show(fixture) { items }
        let substitute = Substitute(way)
        fixture.binder.updateDelegate = substitute
        items = [.first: [Item(2, "b2"), Item(3, "c"), Item(4, "d")]]
        fixture.binder.refresh()
        fixture.turn()
        expect(fixture.lines, ["b2", "c", "d"])
        let isRight = way == .right || way == .rightInBatch
        expect(fixture.kinds, (isRight ? [] : [.reloadedInsteadOfAnimated]))
        expect(substitute.reasons.count, (isRight ? 0 : 1))
        items = [.first: [Item(4, "d")]]
        fixture.binder.refresh()
        fixture.turn()
        substitute.late?()
        expect(fixture.lines, ["d"])
    }

    @Test func anotherDataSourceIsNotUpdated() {
        final class Other: NSObject, TableViewDataSource {
            func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }
            func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath)
                -> TableViewCell
            {
                TableViewCell(style: .default, reuseIdentifier: nil)
            }
        }
        let fixture = Fixture<Place>(showing: [.first])
        var items: [Place: [Item]] = [.first: [Item(1, "a")]]
        show(fixture) { items }
        let other = Other()
        fixture.table.dataSource = other
        items = [:]
        fixture.binder.refresh()
        expect(fixture.turn().isEmpty)
        expect(fixture.table.numberOfRows(inSection: 0), 3)
        expect(fixture.recorder.reloadReasons.count, 1)
    }

    /// Identity and equality are different on every read.
    @Test(.enabled(if: UpdateOptions().checks, "such a batch traps in other builds"))
    func rowsThatContradictThemselvesAreReloadedAtWorst() {
        final class Whim { var dice = Dice(state: 1) }
        struct Liar: CollectionIdentifiable, Equatable {
            let value: Int
            let whim: Whim
            var collectionId: Int { Int.random(in: 0...value, using: &whim.dice) }
            static func == (left: Liar, right: Liar) -> Bool { .random(using: &left.whim.dice) }
        }
        let fixture = Fixture<Place>(showing: [.first, .second])
        fixture.binder.diagnosticHandler = { _ in }
        let whim = Whim()
        var count = 5
        fixture.binder.onAllSections().bind(
            cellType: OtherCell.self,
            models: {
                let rows = (0..<count).map { Liar(value: $0 % 3, whim: whim) }
                return [Place.first: rows, .second: rows]
            })
        fixture.binder.finish()
        for next in [7, 7, 0, 40, 30, 31, 1, 300].flatMap({ [$0, $0 + 2, $0] }) {
            count = next
            fixture.binder.refresh()
            fixture.turn()
            expect(fixture.table.numberOfRows(inSection: 0), next)
            expect(fixture.table.numberOfRows(inSection: 1), next)
        }
    }

    // MARK: Registering

    @Test func automaticallyRegisterFalseRegistersNothing() {
        final class Special: TableViewCell {}
        let fixture = Fixture<Place>(showing: [.first])
        fixture.binder.automaticallyRegister = false
        fixture.table.register(Special.self, forCellReuseIdentifier: TextCell.reuseIdentifier)
        fixture.binder.onSection(.first).bind(cellType: TextCell.self, models: ["a"])
            .bind(headerType: TextHeader.self, viewModel: .init("head"))
        fixture.binder.finish()
        expect(fixture.table.cellForRow(at: [0, 0]) is Special)
        expect(fixture.table.headerView(forSection: 0) == nil)
    }

    // MARK: Headers and footers

    @Test func pendingDataDoesNotAffectTheContentShown() {
        let fixture = Fixture<Place>(showing: [.first], height: 100)
        var update: (TextHeader.ViewModel?) -> Void = { _ in }
        var updateRows: ([String]) -> Void = { _ in }
        fixture.binder.onSection(.first)
            .bind(
                cellType: TextCell.self, models: Array(repeating: "a", count: 50),
                updatedBy: &updateRows
            )
            .bind(headerType: TextHeader.self, viewModel: .init("head"), updatedBy: &update)
            .bind(headerTitle: "title")
        fixture.binder.finish()
        fixture.table.contentOffset.y = 1_000
        fixture.table.layoutIfNeeded()
        update(nil)
        updateRows([])
        // The view is requested now, before the turn that removes it.
        fixture.table.contentOffset.y = 0
        fixture.table.layoutIfNeeded()
        expect(fixture.table.headerView(forSection: 0)?.textLabel?.text, "view head")
        expect(fixture.table.numberOfRows(inSection: 0), 50)
        fixture.turn()
        expect(fixture.lines, [])
    }

    @Test func headersAndFootersByCallbackOnAllKindsOfChains() {
        let fixture = Fixture<Place>(showing: [.first, .second])
        var head: (String?) -> Void = { _ in }
        var foot: (TextHeader.ViewModel?) -> Void = { _ in }
        var heads: ([Place: TextHeader.ViewModel?]) -> Void = { _ in }
        var feet: ([Place: String?]) -> Void = { _ in }
        fixture.binder.onSection(.first)
            .bind(headerTitle: nil, updatedBy: &head)
            .bind(footerType: TextHeader.self, viewModel: .init("f1"), updatedBy: &foot)
        fixture.binder.onSections(.second)
            .bind(
                headerType: TextHeader.self, viewModels: [.second: .init("h2")], updatedBy: &heads
            )
            .bind(footerTitles: [:], updatedBy: &feet)
        fixture.binder.finish()
        expect(fixture.lines, ["(view f1)", "[view h2]"])
        head("head")
        foot(nil)
        heads([.second: .init("h3")])
        feet([.second: "foot"])
        expect(fixture.turn().count, 1)
        expect(fixture.lines, ["[head]", "[view h3]", "(foot)"])
    }
}
