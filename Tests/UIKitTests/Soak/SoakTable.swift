import Foundation
import Tableau
import UIKit

/// A bound table that is changed at random and checked after each change.
@MainActor
final class SoakTable {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 500))
    private let table: CountingTable
    private let clock = ManualUpdateClock()
    private let binder: SectionedTableViewBinder<SoakSection>
    private var model = SoakModel()
    private var random: SoakGenerator
    /// The first failure.
    private(set) var failure: String?
    var batches: Int { table.batches }
    var reloads: Int { table.reloads }
    private(set) var selectionChecks = 0

    init(seed: UInt64) {
        random = SoakGenerator(seed: seed)
        table = CountingTable(
            frame: window.bounds, style: seed.isMultiple(of: 2) ? .plain : .grouped)
        table.allowsMultipleSelection = true
        window.addSubview(table)
        binder = SectionedTableViewBinder(
            tableView: table, sectionedBy: SoakSection.self, clock: clock)
        binder.animateSectionMoves = seed / 2 % 2 == 1
        table.contractViolationHandler = { [unowned self] in fail("violation: \($0)") }
        binder.diagnosticHandler = { [unowned self] in
            if $0.kind == .reloadedInsteadOfAnimated { fail("\($0)") }
        }
        bind()
    }

    private func bind() {
        binder.displayedSections = model.displayed
        binder.onSection(.provided)
            .bind(
                cellProvider: { table, row, model in
                    let cell: UITableViewCell =
                        model.version.isMultiple(of: 2)
                        ? table.dequeue(SoakCell.self) : table.dequeue(OtherSoakCell.self)
                    cell.textLabel?.text = model.text
                    return cell
                }, models: { [unowned self] in model.rows[.provided] ?? [] })
        binder.onSection(.undiffable)
            .bind(
                cellType: OtherSoakCell.self,
                models: { [unowned self] in
                    (model.rows[.undiffable] ?? []).map { BareRow(row: $0) }
                }
            )
            .onDequeue { row, cell, model in cell.textLabel?.text = model.row.text }
        binder.onAllOtherSections()
            .bind(cellType: SoakCell.self, viewModels: { [unowned self] in model.rows })
        table.register(SoakCell.self)
        table.register(OtherSoakCell.self)
        for section in SoakSection.allCases {
            binder.onSection(section)
                .bind(headerTitle: { [unowned self] in model.headers[section] ?? nil })
                .bind(footerTitle: { [unowned self] in model.footers[section] ?? nil })
        }
        binder.finish()
    }

    func update() {
        select()
        let before = (model: model, selected: selectedRows)
        model.change(using: &random)
        binder.displayedSections = model.displayed
        binder.refresh()
        clock.advance()
        table.layoutIfNeeded()
        checkCounts()
        checkContent()
        checkSelection(before.model, before.selected)
        if Int.random(in: 0..<4, using: &random) == 0 { scroll() }
    }

    private func fail(_ text: String) { if failure == nil { failure = text } }

    // MARK: User actions

    private func scroll() {
        let most = max(0, table.contentSize.height - 500)
        table.contentOffset.y = CGFloat.random(in: 0...most, using: &random)
        checkContent()
    }

    private func select() {
        guard Int.random(in: 0..<3, using: &random) == 0,
            let path = table.indexPathsForVisibleRows?.randomElement(using: &random)
        else { return }
        table.tapRow(at: path)
    }

    // MARK: Checks

    private func checkCounts() {
        let rows = model.displayed.map { model.rows[$0]?.count ?? 0 }
        let shown = (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
        if shown != rows { fail("counts \(shown), not \(rows)") }
    }

    private func checkContent() {
        for path in table.indexPathsForVisibleRows ?? [] {
            let section = model.displayed[path.section]
            let text = table.cellForRow(at: path)?.textLabel?.text
            let wanted = model.rows[section]?[path.row].text
            if text != wanted {
                fail("\(section) \(path) shows \(text ?? "-"), not \(wanted ?? "-")")
            }
        }
        for (index, section) in model.displayed.enumerated() {
            check(table.headerView(forSection: index), model.headers[section] ?? nil)
            check(table.footerView(forSection: index), model.footers[section] ?? nil)
        }
    }

    private func check(_ view: UITableViewHeaderFooterView?, _ title: String?) {
        if let view, view.textLabel?.text != title {
            fail("a header or footer shows \(view.textLabel?.text ?? "-"), not \(title ?? "-")")
        }
    }

    /// The identities and sections of the selected rows, where identities are unique.
    private var selectedRows: [Int: SoakSection] {
        var result: [Int: SoakSection] = [:]
        for path in table.indexPathsForSelectedRows ?? [] {
            let section = model.displayed[path.section]
            guard section != .undiffable, section != .repeating else { continue }
            result[model.rows[section]![path.row].id] = section
        }
        return result
    }

    /// No other row becomes selected; a row that stays in its section stays selected.
    private func checkSelection(_ before: SoakModel, _ selected: [Int: SoakSection]) {
        let now = selectedRows
        for (id, section) in now where selected[id] == nil {
            fail("row \(id) of \(section) became selected by itself")
        }
        for (id, section) in selected {
            selectionChecks += 1
            let isStill =
                model.displayed.contains(section)
                && model.rows[section]?.contains { $0.id == id } == true
            if isStill, now[id] != section { fail("row \(id) of \(section) lost its selection") }
        }
        for path in table.indexPathsForVisibleRows ?? [] {
            let isSelected = table.indexPathsForSelectedRows?.contains(path) ?? false
            if table.cellForRow(at: path)?.isSelected != isSelected {
                fail("the cell at \(path) has the wrong selection state")
            }
        }
    }
}
