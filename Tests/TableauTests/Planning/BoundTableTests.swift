import Foundation
import Tableau
import TestEnvironment
import TestSupport
import Testing

/// Random data through a binder onto a strict table: no batch violates the contract, the screen
/// shows the new data, and the selection stays on its row.
@MainActor
@Suite struct BoundTableTests {
    @Test("A bound table shows every new state", arguments: 0..<4)
    func randomStates(chunk: Int) {
        let turns = Effort.count(40, full: 100, soak: 20_000)
        let bound = BoundTable(behavior: chunk)
        var random = SeededGenerator(seed: UInt64(chunk))
        for turn in 0..<turns {
            bound.change(&random)
            let selected = bound.select(&random)
            bound.turn()
            if let problem = bound.problem(selected: selected) {
                Issue.record("turn \(turn) of seed \(chunk): \(problem)")
                return
            }
        }
    }
}

/// A section identified by its number.
private struct NumberedSection: TableViewSection, Comparable {
    let number: Int

    static func < (left: Self, right: Self) -> Bool { left.number < right.number }
}

private final class ItemCell: TableViewCell, ViewModelBindable, ReuseIdentifiable {
    var viewModel: Item? {
        didSet { textLabel?.text = viewModel.map { "\($0.id).\($0.version)" } }
    }
}

/// A table with its binder and the bound data.
@MainActor
private final class BoundTable {
    private let table = TableView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100_000), style: .grouped)
    private let clock = ManualUpdateClock()
    private let binder: SectionedTableViewBinder<NumberedSection>
    private var rows: [NumberedSection: [Item]] = [:]
    private var headers: [NumberedSection: String?] = [:]
    private var footers: [NumberedSection: String?] = [:]
    private var displayed: [NumberedSection] = []
    private var shown: [NumberedSection] = []
    private var violations: [TableContractViolation] = []
    private let isManual: Bool

    init(behavior: Int) {
        isManual = behavior % 2 == 0
        binder = SectionedTableViewBinder(
            tableView: table, sectionedBy: NumberedSection.self,
            sectionDisplayBehavior: isManual ? .manuallyManaged : .hidesSectionsWithNoCellData,
            clock: clock)
        binder.diagnosticHandler = { _ in }
        binder.animateSectionMoves = behavior / 2 % 2 == 1
        table.contractViolationHandler = { [unowned self] in violations.append($0) }
        binder.onAllSections()
            .bind(cellType: ItemCell.self, viewModels: { [unowned self] in rows })
            .bind(headerTitles: { [unowned self] in headers })
            .bind(footerTitles: { [unowned self] in footers })
        binder.finish()
    }

    func change(_ random: inout SeededGenerator) {
        for _ in 0..<random.below(8) {
            let section = NumberedSection(number: random.below(5))
            var items = rows[section] ?? []
            switch random.below(9) {
            case 0: displayed.shuffle(using: &random)
            case 1:
                if let index = displayed.firstIndex(of: section) {
                    displayed.remove(at: index)
                } else {
                    displayed.insert(section, at: random.below(displayed.count + 1))
                }
            case 2: headers[section] = random.oneIn(3) ? nil : "header \(random.below(3))"
            case 3: footers[section] = random.oneIn(3) ? nil : "footer \(random.below(3))"
            case 4: items.shuffle(using: &random)
            case 5:
                if !items.isEmpty { items[random.below(items.count)].version += 1 }
            case 6:
                if !items.isEmpty { items.remove(at: random.below(items.count)) }
            default:
                // Identities are unique across sections, so that a row can change its section.
                let id = random.below(40)
                for section in rows.keys { rows[section]?.removeAll { $0.id == id } }
                items = rows[section] ?? []
                items.insert(
                    Item(id: id, version: random.below(2)), at: random.below(items.count + 1))
            }
            rows[section] = items
        }
    }

    /// A selected row's item and section.
    struct Selected {
        let item: Item?
        let section: NumberedSection
    }

    /// Selects a random row in place of the selected one.
    func select(_ random: inout SeededGenerator) -> Selected? {
        for path in table.indexPathsForSelectedRows ?? [] {
            table.deselectRow(at: path, animated: false)
        }
        guard table.numberOfSections > 0 else { return nil }
        let section = random.below(table.numberOfSections)
        let count = table.numberOfRows(inSection: section)
        guard count > 0 else { return nil }
        let path = IndexPath(row: random.below(count), section: section)
        table.selectRow(at: path, animated: false, scrollPosition: .none)
        return Selected(
            item: (table.cellForRow(at: path) as? ItemCell)?.viewModel, section: shown[section])
    }

    func turn() {
        if isManual { binder.displayedSections = displayed }
        binder.refresh()
        clock.advance()
        table.layoutIfNeeded()
    }

    /// What is wrong on screen, or nil.
    func problem(selected: Selected?) -> String? {
        if let violation = violations.first { return "\(violation)" }
        let sections =
            isManual ? displayed : rows.filter { !$0.value.isEmpty }.keys.sorted()
        shown = sections
        if table.numberOfSections != sections.count { return "section count" }
        var place: IndexPath?
        for (index, section) in sections.enumerated() {
            let items = rows[section] ?? []
            if table.numberOfRows(inSection: index) != items.count { return "count of \(index)" }
            for (row, item) in items.enumerated() {
                let path = IndexPath(row: row, section: index)
                let cell = table.cellForRow(at: path)
                if cell?.textLabel?.text != "\(item.id).\(item.version)" {
                    return "row \(index):\(row) shows \(cell?.textLabel?.text ?? "nothing")"
                }
                if item.id == selected?.item?.id { place = path }
            }
            let header = table.headerView(forSection: index)?.textLabel?.text
            if header != headers[section] ?? nil { return "header \(index) is \(header ?? "none")" }
            let footer = table.footerView(forSection: index)?.textLabel?.text
            if footer != footers[section] ?? nil { return "footer \(index) is \(footer ?? "none")" }
        }
        let path = table.indexPathsForSelectedRows?.first
        if let path, path != place { return "selection is at \(path)" }
        // A row that moves to another section has another cell if that section is new.
        if let place, sections[place.section] == selected?.section, path == nil {
            return "the selection of the row now at \(place) is lost"
        }
        return nil
    }
}
