import Foundation
import MiniRx
import Tableau
import TableauRx
import TestEnvironment
import Testing

/// Random changes of several chains at once: after each turn the cells on screen must match the
/// models, and the strict table must accept every update.
@MainActor
struct RandomDriverTests {
    @Test(arguments: 0..<12)
    func cellsFollowModels(seed: UInt64) {
        var driver = Driver(seed: seed)
        driver.start()
        for turn in 0..<Effort.count(25, full: 60, soak: 3_000) {
            driver.change()
            guard driver.check("seed \(seed), turn \(turn)") else { return }
        }
    }

    /// Sections 0 and 1 are named, each bound in its own way; the others come from data.
    @MainActor
    struct Driver {
        var dice: Dice
        let fixture: Fixture<Chapter>
        let values = Values()
        let relay = BehaviorRelay<[Chapter: [IdentityOnlyRow]]>(value: [:])
        var update: ([ValueRow]) -> Void = { _ in }

        /// What bound closures read.
        final class Values {
            var items: [Item] = []
            var values: [ValueRow] = []
            var others: [Chapter: [IdentityOnlyRow]] = [:]
            var title: String?
            var view: String?
            var manual: [Chapter] = []
        }

        init(seed: UInt64) {
            dice = Dice(state: seed)
            fixture = Fixture(.hidesSectionsWithNoData)
        }

        mutating func start() {
            let values = values
            let binder = fixture.binder!
            fixture.table.register(RowCell<ValueRow>.self)
            binder.onSection(Chapter(number: 0, title: ""))
                .bind(
                    cellType: TextCell.self, models: { values.items },
                    mapToViewModels: TextCell.ViewModel.init
                )
                .bind(headerTitle: { values.title })
                .bind(
                    headerType: TextHeader.self,
                    viewModel: { values.view.map(TextHeader.ViewModel.init) })
            binder.onSection(Chapter(number: 1, title: ""))
                .bind(
                    cellProvider: { table, _, row in
                        let cell = table.dequeue(RowCell<ValueRow>.self)
                        cell.viewModel = row
                        return cell
                    }, models: [], updatedBy: &update
                )
                .bind(headerTitle: { values.title })
                .bind(footerTitle: { values.title.map { "foot \($0)" } })
            binder.onAllOtherSections()
                .rx.bind(cellType: RowCell<IdentityOnlyRow>.self, viewModels: relay)
            binder.finish()
        }

        // MARK: Changing

        mutating func change() {
            for _ in 0..<Int.random(in: 1...4, using: &dice) {
                switch Int.random(in: 0..<12, using: &dice) {
                case 0...2:
                    values.items = shuffled(values.items) { Item($0, $1) }
                    fixture.binder.refresh()
                case 3...4:
                    values.values = shuffled(values.values) { ValueRow(id: $0, text: $1) }
                    update(values.values)
                case 5...7: changeOthers()
                case 8:
                    values.title = Bool.random(using: &dice) ? nil : text()
                    fixture.binder.refresh()
                case 9:
                    values.view = Bool.random(using: &dice) ? nil : text()
                    fixture.binder.refresh()
                case 10: changeBehavior()
                default:
                    fixture.table.contentOffset.y = CGFloat.random(in: 0..<400, using: &dice)
                    if let count = fixture.table.indexPathsForVisibleRows?.count, count > 0 {
                        let row = Int.random(in: 0..<count, using: &dice)
                        fixture.table.tapRow(at: fixture.table.indexPathsForVisibleRows![row])
                    }
                }
            }
            if fixture.binder.sectionDisplayBehavior.isManual, Bool.random(using: &dice) {
                values.manual = (0..<7).map { Chapter(number: $0, title: text()) }
                    .filter { _ in Bool.random(using: &dice) }.shuffled(using: &dice)
                fixture.binder.displayedSections = values.manual
            }
            fixture.turn()
            // Drops all heights and offsets, so that everything is laid out again from the top.
            fixture.table.contentOffset.y = 0
        }

        private mutating func changeOthers() {
            var others = values.others
            for _ in 0..<3 {
                let chapter = Chapter(number: Int.random(in: 2..<7, using: &dice), title: "")
                switch Int.random(in: 0..<4, using: &dice) {
                case 0: others[chapter] = nil
                case 1: others[chapter] = []
                default:
                    others[chapter] = shuffled(others[chapter] ?? []) {
                        IdentityOnlyRow(id: $0, text: $1)
                    }
                }
            }
            values.others = others
            relay.accept(others)
        }

        private mutating func changeBehavior() {
            switch Int.random(in: 0..<4, using: &dice) {
            case 0: fixture.binder.sectionDisplayBehavior = .hidesSectionsWithNoCellData
            case 1: fixture.binder.sectionDisplayBehavior = .hidesSectionsWithNoData
            case 2:
                fixture.binder.sectionDisplayBehavior =
                    .hidesSectionsWithNoCellData(orderingWith: { $0.sorted(by: >) })
            default:
                fixture.binder.sectionDisplayBehavior = .manuallyManaged
                values.manual = fixture.binder.displayedSections
                fixture.binder.displayedSections = values.manual
            }
        }

        private mutating func shuffled<Row>(_ rows: [Row], _ make: (Int, String) -> Row) -> [Row] {
            var rows = rows
            for _ in 0..<Int.random(in: 0...3, using: &dice) where !rows.isEmpty {
                rows.remove(at: Int.random(in: rows.indices, using: &dice))
            }
            for _ in 0..<Int.random(in: 0...3, using: &dice) {
                let row = make(Int.random(in: 0..<12, using: &dice), text())
                let index = Int.random(in: 0...rows.count, using: &dice)
                if index < rows.count, Bool.random(using: &dice) {
                    rows[index] = row
                } else {
                    rows.insert(row, at: index)
                }
            }
            if Int.random(in: 0..<4, using: &dice) == 0 { rows.shuffle(using: &dice) }
            return rows
        }

        private mutating func text() -> String { "\(Int.random(in: 0..<5, using: &dice))" }

        // MARK: Checking

        func check(_ place: String) -> Bool {
            let wanted = fixture.binder.displayedSections.flatMap { lines(of: $0) }
            let shown = fixture.lines
            expect(shown, wanted, "\(place)")
            let isRight = visibleSections() == fixture.binder.displayedSections.map(\.number)
            expect(isRight, "\(place): \(fixture.binder.displayedSections.map(\.number))")
            expect(fixture.recorder.reloadReasons.isEmpty, "\(place)")
            return shown == wanted && isRight && fixture.recorder.reloadReasons.isEmpty
        }

        private func lines(of section: Chapter) -> [String] {
            switch section.number {
            case 0:
                // A title bound beside the view is never shown.
                return [values.view.map { "[view \($0)]" }].compactMap { $0 }
                    + values.items.map(\.text)
            case 1:
                return [values.title.map { "[\($0)]" }].compactMap { $0 }
                    + values.values.map(\.text)
                    + [values.title.map { "(foot \($0))" }].compactMap { $0 }
            default:
                return
                    (values.others[section] ?? values.others.first {
                        $0.key.number == section.number
                    }?.value ?? []).map(\.text)
            }
        }

        /// The sections that the display behaviour calls for.
        private func visibleSections() -> [Int] {
            let behavior = fixture.binder.sectionDisplayBehavior
            if behavior.isManual { return fixture.binder.displayedSections.map(\.number) }
            let rows = (0..<7).filter { number in
                switch number {
                case 0: !values.items.isEmpty
                case 1: !values.values.isEmpty
                default: !(values.others.first { $0.key.number == number }?.value ?? []).isEmpty
                }
            }
            let headers = (0..<7).filter { number in
                number == 0 && values.view != nil
                    || number == 1 && values.title != nil
            }
            let all = behavior.needsCells ? rows : Array(Set(rows + headers)).sorted()
            return behavior.isReversed ? all.reversed() : all
        }
    }
}

extension SectionDisplayBehavior {
    fileprivate var isReversed: Bool { if case .function = order { true } else { false } }
}
