#if !canImport(UIKit)
import Foundation
import LiveRows
import MiniRx
import Tableau
import TableauRx
import TestEnvironment
import Testing

/// Chains of several kinds, changed at once by people, data and handlers.
@MainActor
struct ChainsDriverTests {
    @Test(arguments: 0..<UInt64(Effort.count(6, full: 60, soak: 50_000)))
    func theTableShowsTheData(seed: UInt64) {
        let driver = ChainsDriver(seed: seed)
        for step in 0..<60 where driver.problems.isEmpty {
            driver.step()
            guard !driver.problems.isEmpty else { continue }
            let log = driver.log.suffix(20).joined(separator: "\n")
            Issue.record("seed \(seed), step \(step): \(driver.problems)\n\(log)")
        }
    }
}

/// Three chains, each with its own kind of data, that people, data and handlers change at random.
///
/// What the table shows is compared with what the data alone call for.
@MainActor
private final class ChainsDriver {
    struct Row: CollectionIdentifiable, Equatable {
        let collectionId: Int
        var text: String
        var number = 0
        var position = 0
        var viewModel: TextCell.ViewModel { .init(id: collectionId, text: text) }
    }

    private var dice: Dice
    private let fixture = Fixture<Chapter>(.hidesSectionsWithNoCellData)
    /// Whether handlers change data, headers and footers.
    private let responds: Bool
    /// How many more handlers of this turn do so.
    private var fuel = 0
    private(set) var problems: [String] = []
    private(set) var log: [String] = []

    /// The sections of each chain: one, several, and all others.
    private let groups = [[0], [1, 2, 3], [4, 5, 6, 7]]
    private let areLive: [Bool]
    private let stores = [RowStore<Row>(), RowStore<Row>(), RowStore<Row>()]
    private let relays = (0..<3).map { _ in BehaviorRelay<[Chapter: [Row]]>(value: [:]) }

    private var data: [[Row]] = Array(repeating: [], count: 8)
    private var newest = 0
    private var headers: [String?] = Array(repeating: nil, count: 4)
    private let titles = BehaviorRelay<[Chapter: String?]>(value: [:])
    private var (behavior, manual) = (1, [Int]())
    /// The sections and rows of the last turn.
    private var shown: [(number: Int, rows: [Row])] = []
    private var selected: Set<Int> = []
    private var reported: Set<Int>?
    private var taps: [String] = []

    private var binder: SectionedTableViewBinder<Chapter> { fixture.binder }
    private var table: TableView { fixture.table }

    init(seed: UInt64) {
        dice = Dice(state: seed)
        responds = seed % 3 == 0
        areLive = [false, dice.below(2) == 0, dice.below(2) == 0]
        bind()
        change()
        binder.finish()
    }

    private func chapter(_ number: Int) -> Chapter { Chapter(number: number, title: "") }

    // MARK: Chains

    private func bind() {
        binder.onSection(chapter(0))
            .bind(headerType: TextHeader.self) { [unowned self] in headers[0].map { .init($0) } }
            .bind(cellType: TextCell.self, models: { [unowned self] in data[0] }) { $0.viewModel }
            .onTapped { [unowned self] in tapped($2, row: $0) }
            .cellHeight { [unowned self] _, _ in respond(20) }
        bindRows(binder.onSections(groups[1].map(chapter)).bind(headerTitles: titles), 1)
        bindRows(binder.onAllOtherSections().headerTitles { "title \($0.number)" }, 2)
        binder.onAnySection()
            .onTapped { [unowned self] section, row, _ in
                taps.append("any \(section.number) \(row)")
            }
            .onDequeue { [unowned self] _, _, _ in respond(()) }
        binder.onDidApply { [unowned self] _ in respond(()) }
        binder.selection.mode = responds || dice.below(2) == 0 ? .multiple : .single
        binder.selection.onChange { [unowned self] rows in
            reported = respond(Set(rows.compactMap { $0.id.identity as? Int }))
        }
    }

    private func bindRows(_ chain: some BindingChain<ManySections<Chapter>>, _ group: Int) {
        let rows = stores[group].sorted(by: \.position)
            .grouped { Chapter(number: $0.number, title: "") }
        let bound =
            areLive[group]
            ? chain.bind(cellType: TextCell.self, rows: rows, mapToViewModels: \.viewModel)
            : chain.bind(cellType: TextCell.self, models: relays[group]) { $0.viewModel }
        bound.onTapped { [unowned self] in tapped($3, row: $1) }
            .cellHeight { [unowned self] _, _, _ in respond(20) }
    }

    private func tapped(_ model: Row, row: Int) {
        taps.append(respond("\(model.collectionId) \(row)"))
    }

    /// Sections without rows are in data sets, or not, as a chain may have it.
    private func dataSet(_ group: Int) -> [Chapter: [Row]] {
        let numbers = groups[group].filter { $0 < 4 || !data[$0].isEmpty }
        return Dictionary(uniqueKeysWithValues: numbers.map { (chapter($0), data[$0]) })
    }

    private func push() {
        for (number, rows) in data.enumerated() {
            for position in rows.indices {
                data[number][position].number = number
                data[number][position].position = position
            }
        }
        for group in groups.indices {
            relays[group].accept(dataSet(group))
            stores[group].replaceAll(with: groups[group].flatMap { data[$0] })
        }
        binder.refresh()
        log.append("data \(data.map { $0.map(\.collectionId) })")
    }

    // MARK: Steps

    func step() {
        for _ in 0...dice.below(3) { act() }
        if !responds, dice.below(3) == 0 { select() }
        if !responds, dice.below(3) == 0 { tap() }
        fuel = dice.below(4)
        var turns = 0
        repeat {
            fixture.turn()
            turns += 1
        } while fixture.clock.hasPendingTurns && turns < 20
        if turns == 20 { problems.append("the table never settles") }
        shown = displayed.map { ($0, data[$0]) }
        selected.formIntersection(data.joined().map(\.collectionId))
        check()
        fuel = dice.below(3)
        if problems.isEmpty, dice.below(3) == 0 { tap() }
        fuel = 0
    }

    private func act() {
        switch dice.below(10) {
        case 0...5: change()
        case 6: changeHeaders()
        case 7: changeSections()
        case 8:
            binder.animateChanges = dice.below(4) > 0
            binder.animateSectionMoves = dice.below(2) > 0
        default: return
        }
    }

    /// Does what a handler does.
    ///
    /// It leaves the displayed sections: a selected row that it then moves from a hidden section to one
    /// of another chain would lose its selection.
    private func respond<Value>(_ value: Value) -> Value {
        guard responds, fuel > 0, dice.below(4) == 0 else { return value }
        fuel -= 1
        log.append("in a handler")
        if dice.below(4) > 0 { change() } else { changeHeaders() }
        return value
    }

    private func change() {
        for _ in 0...dice.below(4) {
            let (number, target) = (dice.below(8), dice.below(8))
            let row = dice.below(data[number].count + 1)
            guard row < data[number].count, dice.below(4) > 0 else {
                newest += 1
                data[number].insert(Row(collectionId: newest, text: "\(newest)"), at: row)
                continue
            }
            switch dice.below(7) {
            case 0...1: data[number].remove(at: row)
            case 2: data[number][row].text += "'"
            case 3: data[number].shuffle(using: &dice)
            case 4: if dice.below(3) == 0 { data[number] = [] }
            default:
                let moved = data[number].remove(at: row)
                data[target].insert(moved, at: dice.below(data[target].count + 1))
            }
        }
        push()
    }

    private func changeHeaders() {
        headers[dice.below(4)] = dice.below(3) == 0 ? nil : "\(dice.below(9))"
        titles.accept(
            Dictionary(uniqueKeysWithValues: groups[1].map { (chapter($0), headers[$0]) }))
        log.append("headers \(headers)")
        binder.refresh()
    }

    private func changeSections() {
        behavior = dice.below(4)
        manual = data.indices.filter { _ in dice.below(4) > 0 }.shuffled(using: &dice)
        log.append("behavior \(behavior), manual \(manual)")
        switch behavior {
        case 0:
            binder.sectionDisplayBehavior = .manuallyManaged
            binder.displayedSections = manual.map(chapter)
        case 1: binder.sectionDisplayBehavior = .hidesSectionsWithNoCellData
        case 2: binder.sectionDisplayBehavior = .hidesSectionsWithNoData
        default:
            binder.sectionDisplayBehavior = .hidesSectionsWithNoCellData { $0.sorted(by: >) }
        }
    }

    private func select() {
        guard let row = data.joined().randomElement(using: &dice) else { return }
        log.append("select \(row.collectionId) in \(row.number)")
        binder.selection.select(.row(row.collectionId), in: chapter(row.number))
        expectSelected(row.collectionId)
    }

    private func expectSelected(_ id: Int) {
        if binder.selection.mode == .single { selected = [] }
        selected.insert(id)
    }

    /// Taps what is shown, while newer data may wait.
    private func tap() {
        let sections = shown.enumerated().filter { !$1.rows.isEmpty }
        guard let (index, section) = sections.randomElement(using: &dice) else { return }
        let row = dice.below(section.rows.count)
        let id = section.rows[row].collectionId
        log.append("tap \(id)")
        taps = []
        table.tapRow(at: [index, row])
        guard taps.isEmpty else {
            expectSelected(id)
            return expect(taps, ["\(id) \(row)", "any \(section.number) \(row)"], "taps")
        }
        expect(selected.remove(id), id, "deselected by a tap")
    }

    // MARK: Checks

    private func lines(_ number: Int) -> [String] {
        let header = number > 3 ? "title \(number)" : headers[number]
        let isView = number == 0
        return (header.map { [isView ? "[view \($0)]" : "[\($0)]"] } ?? [])
            + data[number].map(\.text)
    }

    private var displayed: [Int] {
        let withRows = data.indices.filter { !data[$0].isEmpty }
        switch behavior {
        case 0: return manual
        case 1: return withRows
        case 2: return data.indices.filter { !data[$0].isEmpty || $0 < 4 && headers[$0] != nil }
        default: return withRows.reversed()
        }
    }

    private func expect<Value: Equatable>(_ value: Value, _ expected: Value, _ what: String) {
        if value != expected { problems.append("\(what): \(value), not \(expected)") }
    }

    private func check() {
        expect(binder.displayedSections.map(\.number), shown.map(\.number), "sections")
        expect(fixture.lines, shown.flatMap { lines($0.number) }, "lines")
        expect(binder.pendingChanges.isEmpty, true, "nothing waits")
        expect(fixture.recorder.reloadReasons, [], "reloads")
        let now = Set(binder.selection.rows.compactMap { $0.id.identity as? Int })
        expect(now, selected, "selection")
        expect(reported ?? now, now, "reported selection")
        let paths = shown.enumerated().flatMap { index, section in
            section.rows.indices.filter { selected.contains(section.rows[$0].collectionId) }
                .map { IndexPath(row: $0, section: index) }
        }
        expect(Set(table.indexPathsForSelectedRows ?? []), Set(paths), "selected in the table")
        for path in table.indexPathsForVisibleRows ?? [] {
            let isSelected = table.cellForRow(at: path)?.isSelected
            expect(isSelected, paths.contains(path), "\(path) looks selected")
        }
    }
}
#endif
