#if !canImport(UIKit)
import Foundation
import Tableau

/// Moves, holds, selects and changes rows at random, and compares what the table shows with the data.
@MainActor
final class HandDriver {
    struct Failure: Error {}
    typealias Shown = [(place: Place, ids: [Int])]

    private var dice: Dice
    private let fixture: Fixture<Place>
    private var data: [Place: [Item]] = [:]
    /// The displayed sections, where the test decides; nil where those with rows are.
    private var manual: [Place]?
    private var newest = 0
    private var calm = TableCalm.never
    private var mode = SelectionMode.single
    private var isLifted = false
    /// Whether a move waits until it is told to go on, and whether it fails.
    private var (isSlow, fails) = (false, false)
    private var waiting: [CheckedContinuation<Void, Never>] = []
    /// The rows that were ever to be selected by code, which may wait for them.
    private var wanted: Set<Int> = []
    private var hasChangedSelection = false
    private(set) var problems: [String] = []
    private(set) var log: [String] = []

    private var binder: SectionedTableViewBinder<Place> { fixture.binder }
    private var table: TableView { fixture.table }
    private var rows: any TableContents { fixture.table.rowSource! }

    init(seed: UInt64) {
        dice = Dice(state: seed)
        let places: [Place] = [.first, .second, .third]
        switch seed % 3 {
        case 0:
            manual = places
            fixture = Fixture(showing: places)
        case 1: fixture = Fixture(.hidesSectionsWithNoCellData(orderingWith: { $0.sorted() }))
        default: fixture = Fixture(.hidesSectionsWithNoCellData)
        }
        for place in places { data[place] = (0..<dice.below(5)).map { _ in newItem() } }
        binder.onSections(.first, .second, .third)
            .bind(
                cellType: TextCell.self, models: { [unowned self] in data },
                mapToViewModels: TextCell.ViewModel.init
            )
            .reorderable(
                within: seed % 2 == 0 ? .table : .section,
                to: { [unowned self] _ in dice.below(6) == 0 ? .refuse : .accept },
                perform: { [unowned self] move in try await perform(move) })
        binder.finish()
        table.layoutIfNeeded()
    }

    private func newItem() -> Item {
        newest += 1
        return Item(newest, "\(newest)")
    }

    private func anyPlace() -> Place { [.first, .second, .third][dice.below(3)] }

    private func anyPath() -> IndexPath? {
        let sections = (0..<table.numberOfSections).filter { table.numberOfRows(inSection: $0) > 0 }
        guard !sections.isEmpty else { return nil }
        let section = sections[dice.below(sections.count)]
        return [section, dice.below(table.numberOfRows(inSection: section))]
    }

    // MARK: Steps

    /// Does a few things in one turn, and checks the table.
    func step() async {
        hasChangedSelection = false
        let before = selectedIDs
        for _ in 0...dice.below(2) { await act() }
        if manual != nil, dice.below(12) == 0 {
            let shown = [Place.first, .second, .third].filter { _ in dice.below(3) > 0 }
                .shuffled(using: &dice)
            manual = shown
            log.append("display \(shown)")
            binder.displayedSections = shown
        }
        fixture.turn()
        if dice.below(3) == 0 { fixture.turn() }
        log.append("shown \(shown), lifted \(String(describing: rows.reorderedRow))")
        checkCells()
        if calm == .never { checkRows() }
        checkSelection(before)
    }

    private func act() async {
        switch dice.below(18) {
        case 0...3: change()
        case 4:
            calm = [.never, .held, .held][dice.below(3)]
            log.append("calm \(calm)")
            binder.calm = calm
        case 5...6: if let path = anyPath(), rows.beginReorder(at: path) { isLifted = true }
        case 7...8:
            guard isLifted, table.numberOfSections > 0 else { return }
            let section = dice.below(table.numberOfSections)
            let row = dice.below(table.numberOfRows(inSection: section) + 1)
            log.append("move to \([section, row]) \(rows.moveReorder(to: [section, row]))")
        case 9: if isLifted { await putDown() }
        case 10:
            guard isLifted else { return }
            isLifted = false
            log.append("cancel")
            rows.cancelReorder()
        case 11:
            guard !waiting.isEmpty else { return }
            log.append("go on")
            waiting.removeFirst().resume()
            for _ in 0..<3 { await Task.yield() }
        case 12...14: select()
        case 15:
            binder.animateChanges = dice.below(4) > 0
            binder.animateSectionMoves = dice.below(2) > 0
        default:
            guard let path = anyPath() else { return }
            hasChangedSelection = true
            log.append("tap \(path)")
            table.tapRow(at: path)
        }
    }

    private func change() {
        for _ in 0...dice.below(3) {
            let place = anyPlace()
            var list = data[place] ?? []
            let kind = dice.below(8)
            if list.isEmpty || kind < 2 {
                list.insert(newItem(), at: dice.below(list.count + 1))
            } else if kind < 4 {
                list.remove(at: dice.below(list.count))
            } else if kind == 4 {
                list.swapAt(dice.below(list.count), dice.below(list.count))
            } else if kind == 5 {
                list[dice.below(list.count)].text += "'"
            } else if kind == 6 {
                let item = list.remove(at: dice.below(list.count))
                data[place] = list
                let target = anyPlace()
                list = data[target] ?? []
                list.insert(item, at: dice.below(list.count + 1))
                data[target] = list
                continue
            } else {
                list.shuffle(using: &dice)
            }
            data[place] = list
        }
        log.append("data \(data.mapValues { $0.map(\.id) })")
        binder.refresh()
    }

    private func select() {
        hasChangedSelection = true
        let ids = data.values.joined().map(\.id) + [-1]
        let (place, id) = (anyPlace(), ids[dice.below(ids.count)])
        wanted.insert(id)
        log.append("select \(id) in \(place)")
        switch dice.below(8) {
        case 0...1: binder.selection.select(.row(id), in: place)
        case 2: binder.selection.deselect(.row(id), in: place)
        case 3: binder.selection.toggle(.row(id), in: place)
        case 4: binder.selection.selectAll()
        case 5: binder.selection.removeAll()
        default:
            mode = SelectionMode.allCases[dice.below(4)]
            binder.selection.mode = mode
        }
    }

    // MARK: Moves

    private func putDown() async {
        (isLifted, isSlow, fails) = (false, dice.below(2) == 0, dice.below(4) == 0)
        log.append("put down, slow \(isSlow), fails \(fails)")
        rows.putDownReorder { _ in }
        for _ in 0..<3 { await Task.yield() }
    }

    private func perform(_ move: ReorderMove<Place, Item>) async throws {
        check(move)
        let (isSlow, fails) = (isSlow, fails)
        if isSlow { await withCheckedContinuation { waiting.append($0) } }
        if fails { throw Failure() }
        for (place, list) in data {
            guard let index = list.firstIndex(where: { $0.id == move.model.id }) else { continue }
            guard let item = data[place]?.remove(at: index) else { continue }
            var target = data[move.targetSection] ?? []
            let previous = target.firstIndex { $0.id == move.previous?.id }
            let row = isSlow ? previous.map { $0 + 1 } ?? 0 : move.targetRow
            target.insert(item, at: min(row, target.count))
            data[move.targetSection] = target
        }
        binder.refresh()
    }

    /// A move names its places in the data as they are now.
    private func check(_ move: ReorderMove<Place, Item>) {
        var others = data[move.targetSection] ?? []
        let source = data[move.sourceSection] ?? []
        guard source.indices.contains(move.sourceRow), source[move.sourceRow].id == move.model.id
        else {
            problems.append("\(move.model.id) isn't where the move says")
            return
        }
        if move.sourceSection == move.targetSection { others.remove(at: move.sourceRow) }
        let previous = others.prefix(move.targetRow).last?.id
        let next = others.dropFirst(move.targetRow).first?.id
        if previous != move.previous?.id || next != move.next?.id {
            problems.append("\(move.model.id) is moved between other rows")
        }
    }

    // MARK: Checks

    private var shown: Shown {
        (0..<table.numberOfSections).compactMap { section in
            binder.section(at: section).map { place in
                (
                    place,
                    (0..<table.numberOfRows(inSection: section)).map { row in
                        binder.model(at: [section, row], as: Item.self)?.id ?? -1
                    }
                )
            }
        }
    }

    private func checkCells() {
        for (section, (place, ids)) in shown.enumerated() {
            for (row, id) in ids.enumerated() {
                let path: IndexPath = [section, row]
                let cell = table.cellForRow(at: path) as? TextCell
                var item = data[place]?.first { $0.id == id }
                if manual?.contains(place) == false { item = nil }
                // The data may have moved a lifted row to where it is shown: it keeps its last value.
                if path == rows.reorderedRow { item = nil }
                let hasGone = rows.hasGone(rowAt: path)
                if hasGone != (item == nil), path != rows.reorderedRow {
                    problems.append("\(id) in \(place) has gone: \(hasGone)")
                }
                if cell?.isDimmed != hasGone { problems.append("\(id) in \(place) isn't dimmed") }
                if cell?.viewModel?.id != id || item != nil && cell?.viewModel?.text != item?.text {
                    problems.append("the cell of \(id) in \(place) shows another row")
                }
                let isSelected = table.indexPathsForSelectedRows?.contains(path) ?? false
                if cell?.isSelected != isSelected { problems.append("the cell of \(id)") }
            }
        }
    }

    /// The rows are those of the data, but for the one that is moved.
    private func checkRows() {
        var (now, expected) = ([Place: [Int]](), data.mapValues { $0.map(\.id) })
        for (place, ids) in shown { now[place] = ids }
        if let manual { expected = expected.filter { manual.contains($0.key) } }
        if let lifted = rows.reorderedRow, let place = binder.section(at: lifted.section) {
            let id = now[place]?.remove(at: lifted.row)
            for place in expected.keys { expected[place]?.removeAll { $0 == id } }
        }
        if now.filter({ !$0.value.isEmpty }) != expected.filter({ !$0.value.isEmpty }) {
            problems.append("shown are \(now), not \(expected)")
        }
        if let manual, shown.map(\.place) != manual { problems.append("other sections are shown") }
    }

    private var selectedIDs: Set<Int> {
        Set(binder.selection.rows.compactMap { $0.id.identity as? Int })
    }

    /// The table selects what the selection says; rows lose or gain it only by someone's act.
    private func checkSelection(_ before: Set<Int>) {
        var (displayed, inTable): (Set<RowReference<Place>>, Set<RowReference<Place>>) = ([], [])
        for (section, (place, ids)) in shown.enumerated() {
            for (row, id) in ids.enumerated() {
                displayed.insert(RowReference(.row(id), in: place))
                if table.indexPathsForSelectedRows?.contains([section, row]) == true {
                    inTable.insert(RowReference(.row(id), in: place))
                }
            }
        }
        if inTable != displayed.intersection(binder.selection.rows) {
            problems.append("the table selects \(inTable), not \(binder.selection.rows)")
        }
        guard !hasChangedSelection, mode == .multiple || mode == .single && wanted.isEmpty else {
            return
        }
        if !selectedIDs.subtracting(before).isSubset(of: wanted) {
            problems.append("\(selectedIDs.subtracting(before)) were selected by nobody")
        }
        let lost = before.subtracting(selectedIDs).intersection(data.values.joined().map(\.id))
        if !lost.isEmpty { problems.append("\(lost) lost their selection") }
    }
}
#endif
