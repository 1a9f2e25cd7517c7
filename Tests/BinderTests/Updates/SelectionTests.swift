import Foundation
import Tableau
import TestEnvironment
import Testing

/// A selected row stays selected wherever its data moves, for as long as it is shown.
@MainActor
struct SelectionTests {
    /// How sections are bound and updates applied.
    struct Setting: CustomTestStringConvertible {
        var animates = true
        var showsSectionMoves = false
        var usesProvider = false

        static let all = [
            Setting(), Setting(animates: false), Setting(showsSectionMoves: true),
            Setting(usesProvider: true), Setting(showsSectionMoves: true, usesProvider: true),
        ]

        var testDescription: String {
            "animates: \(animates), moves: \(showsSectionMoves), provider: \(usesProvider)"
        }
    }

    /// A table of numbered chapters in the order of `order`; empty ones are hidden.
    @MainActor
    final class Book {
        let fixture: Fixture<Chapter>
        var rows: [Int: [Item]]
        var order: [Int]

        init(_ rows: [Int: [Item]], _ setting: Setting) {
            self.rows = rows
            order = rows.keys.sorted()
            fixture = Fixture()
            fixture.binder.sectionDisplayBehavior = .hidesSectionsWithNoCellData {
                [unowned self] sections in
                order.compactMap { number in sections.first { $0.number == number } }
            }
            fixture.binder.animateChanges = setting.animates
            fixture.binder.animateSectionMoves = setting.showsSectionMoves
            fixture.table.allowsMultipleSelection = true
            let chain = fixture.binder.onAllSections()
            if setting.usesProvider {
                fixture.table.register(TextCell.self)
                chain.bind(
                    cellProvider: { table, _, _, item in
                        let cell = table.dequeue(TextCell.self)
                        cell.viewModel = TextCell.ViewModel(item)
                        return cell
                    }, models: { [unowned self] in chapters })
            } else {
                chain.bind(
                    cellType: TextCell.self, models: { [unowned self] in chapters },
                    mapToViewModels: TextCell.ViewModel.init)
            }
            fixture.binder.finish()
            fixture.table.layoutIfNeeded()
        }

        private var chapters: [Chapter: [Item]] {
            Dictionary(
                uniqueKeysWithValues: rows.map { (Chapter(number: $0.key, title: ""), $0.value) })
        }

        /// The rows that are shown, section by section.
        var shown: [[Int]] {
            order.compactMap { rows[$0].map { $0.map(\.id) } }.filter { !$0.isEmpty }
        }

        func select(_ ids: some Collection<Int>) {
            for (section, rows) in shown.enumerated() {
                for (row, id) in rows.enumerated() where ids.contains(id) {
                    fixture.table.selectRow(
                        at: [section, row], animated: false, scrollPosition: .none)
                }
            }
        }

        var selected: [Int] {
            (fixture.table.indexPathsForSelectedRows ?? []).map { shown[$0[0]][$0[1]] }.sorted()
        }

        func turn() {
            fixture.binder.refresh()
            fixture.turn()
        }
    }

    @Test("Into a section that is inserted, and out of one that is deleted", arguments: Setting.all)
    func sectionsThatComeAndGo(setting: Setting) {
        let book = Book([0: [Item(1), Item(2)], 1: []], setting)
        book.select([2])
        book.rows = [0: [Item(1)], 1: [Item(3), Item(2)]]
        book.turn()
        expect(book.selected, [2])
        book.rows = [0: [Item(2, "new"), Item(1)], 1: []]
        book.turn()
        expect(book.selected, [2])
        expect(book.fixture.table.cellForRow(at: [0, 0])?.isSelected, true)
        expect(book.fixture.table.cellForRow(at: [0, 1])?.isSelected, false)
        book.rows = [0: [Item(1)], 1: [Item(3)]]
        book.turn()
        expect(book.selected.isEmpty)
    }

    @Test(
        "To another section in a turn that reorders sections", arguments: Setting.all)
    func sectionsThatMove(setting: Setting) {
        let book = Book([0: [Item(1), Item(2)], 1: [Item(3)]], setting)
        book.select([2])
        book.rows = [0: [Item(1)], 1: [Item(3), Item(2)]]
        book.order = [1, 0]
        book.turn()
        expect(book.selected, [2])
    }

    @Test("To a section whose cells are bound by another chain")
    func otherCells() {
        let fixture = Fixture<Place>(.hidesSectionsWithNoCellData)
        var rows: [Place: [Item]] = [.first: [Item(1), Item(2)], .second: [Item(3)]]
        fixture.binder.onSection(.first).bind(cellType: TextCell.self, models: { rows[.first]! })
        fixture.binder.onSection(.second).bind(cellType: OtherCell.self, models: { rows[.second]! })
        fixture.binder.finish()
        fixture.table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
        rows = [.first: [Item(1)], .second: [Item(2), Item(3)]]
        fixture.binder.refresh()
        fixture.turn()
        expect(fixture.table.indexPathsForSelectedRows, [[1, 0]])
    }

    /// Rows are moved, deleted, inserted, changed and hidden at random, sections reordered: after
    /// each turn, exactly the selected rows that are still shown are selected.
    @Test(arguments: Setting.all, 0..<4)
    func randomUpdates(setting: Setting, seed: UInt64) {
        var dice = Dice(state: seed)
        let book = Book([0: (0..<6).map { Item($0) }, 1: [Item(6)], 2: []], setting)
        var wanted: Set<Int> = []
        for turn in 0..<Effort.count(50, full: 150, soak: 20_000) {
            let ids = book.shown.joined()
            let chosen = ids.filter { _ in Int.random(in: 0..<8, using: &dice) == 0 }
            book.select(chosen)
            wanted.formUnion(chosen)
            var all = book.rows.values.joined().map(\.id).sorted()
            if Bool.random(using: &dice) { all.removeAll { $0 % 7 == turn % 7 } }
            if Bool.random(using: &dice) { all.append(100 + turn) }
            if Bool.random(using: &dice) { all.shuffle(using: &dice) }
            var rows: [Int: [Item]] = [0: [], 1: [], 2: [], 3: [], 4: []]
            let homes = book.rows.flatMap { home in home.value.map { ($0, home.key) } }
            for id in all {
                let old = homes.first { $0.0.id == id }
                let stays = Int.random(in: 0..<4, using: &dice) > 0
                let home = stays ? old?.1 : nil
                let text = stays ? old?.0.text : nil
                rows[home ?? Int.random(in: 0..<5, using: &dice)]!.append(
                    Item(id, text ?? "\(turn)"))
            }
            book.rows = rows
            if Int.random(in: 0..<3, using: &dice) == 0 {
                book.order = [0, 1, 2, 3, 4].shuffled(using: &dice)
            }
            book.turn()
            wanted.formIntersection(book.shown.joined())
            expect(book.selected, wanted.sorted(), "turn \(turn)")
            let marked = book.fixture.table.visibleCells.filter(\.isSelected).count
            expect(marked, wanted.count, "turn \(turn)")
            guard book.selected == wanted.sorted() else { return }
        }
    }
}
