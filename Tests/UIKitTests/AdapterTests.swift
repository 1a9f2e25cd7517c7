import Foundation
import Tableau
import TestEnvironment
import Testing
import UIKit

/// What the adapter does differently on UIKit than on the display-neutral table.
@MainActor
struct AdapterTests {
    let screen = Screen(Part.self)
    var table: CountingTable { screen.table }
    var binder: SectionedTableViewBinder<Part> { screen.binder }

    @Test func anUpdateIsOneBatchInsideTheWindow() {
        var items = [Item(1), Item(2), Item(3)]
        binder.displayedSections = [.first]
        binder.onSection(.first).bind(cellType: ItemCell.self, viewModels: { items })
        binder.finish()
        expect(screen.texts, [["1", "2", "3"]])
        expect(table.reloads, 1)

        items = [Item(3), Item(1, "one"), Item(4)]
        binder.refresh()
        screen.turn()
        expect(screen.texts, [["3", "one", "4"]])
        expect(table.reloads, 1)
        expect(table.batches, 1)
    }

    @Test func withoutAWindowTheTableReloadsWithoutADiagnostic() {
        var items = [Item(1)]
        let delegate = ReloadListener()
        binder.displayedSections = [.first]
        binder.updateDelegate = delegate
        binder.onSection(.first).bind(cellType: ItemCell.self, viewModels: { items })
        binder.finish()
        table.removeFromSuperview()
        items = [Item(2), Item(3)]
        binder.refresh()
        screen.turn()
        expect(screen.texts, [["2", "3"]])
        expect(table.reloads, 2)
        expect(table.batches, 0)
        expect(delegate.reasons, ["The table is not in a window."])
        expect(screen.diagnostics.isEmpty)
    }

    /// The earlier one is released only then, as where the later one is made before a property is set.
    @Test func rowsOfALaterBinderCanBeDragged() {
        func bind(_ binder: SectionedTableViewBinder<Part>) {
            binder.displayedSections = [.first]
            binder.onSection(.first).bind(cellType: ItemCell.self, models: [Item(1), Item(2)])
                .reorderable { _ in }
            binder.finish()
        }
        var earlier: SectionedTableViewBinder? = SectionedTableViewBinder(
            tableView: table, sectionedBy: Part.self, clock: screen.clock)
        earlier.map(bind)
        bind(binder)
        earlier = nil
        table.layoutIfNeeded()
        expect(table.liftRow(at: [0, 0]) != nil)
    }

    @Test func aChangedRowKeepsItsCell() {
        var items = [Item(1), Item(2)]
        binder.displayedSections = [.first]
        binder.onSection(.first).bind(cellType: ItemCell.self, viewModels: { items })
        binder.finish()
        let cell = table.cellForRow(at: [0, 1]) as? ItemCell
        items = [Item(2, "two"), Item(0), Item(1)]
        binder.refresh()
        screen.turn()
        expect(table.cellForRow(at: [0, 0]) === cell)
        expect(cell?.textLabel?.text, "two")
        expect(cell?.reuses, 0)
    }

    @Test func aBoundHeightIsReadAgainWhenItsRowChanges() {
        var items = [Item(1, "a"), Item(2, "b")]
        binder.displayedSections = [.first]
        binder.onSection(.first).bind(cellType: ItemCell.self, viewModels: { items })
            .dimensions(.cellHeight { row in CGFloat(10 * items[row].text.count) })
        binder.finish()
        expect(table.rectForRow(at: [0, 1]).minY, 10)
        items = [Item(1, "aaa"), Item(2, "b")]
        binder.refresh()
        screen.turn()
        expect(table.rectForRow(at: [0, 0]).height, 30)
        expect(table.rectForRow(at: [0, 1]).minY, 30)
        expect(table.batches, 0)
    }

    @Test func handlersOfCellsMayAskForTheFocusedRow() throws {
        var items = [Item(1), Item(2)]
        var focused: [RowID?] = []
        binder.displayedSections = [.first]
        binder.onSection(.first).bind(cellType: ItemCell.self, viewModels: { items })
            .onCellDequeue { [binder] _, _ in focused.append(binder.focusedRow?.id) }
        binder.finish()
        table.layoutIfNeeded()
        let field = UITextField()
        table.cellForRow(at: [0, 1])?.contentView.addSubview(field)
        field.becomeFirstResponder()
        expect(binder.focusedRow?.id, RowID.row(2))
        focused = []
        items = [Item(0), Item(1), Item(2)]
        binder.refresh()
        screen.turn()
        expect(!focused.isEmpty)
        expect(focused.allSatisfy { $0 == RowID.row(2) })
    }

    @Test func aHeaderIsReconfiguredInPlace() {
        var title = "old"
        binder.displayedSections = [.first]
        binder.onSection(.first).bind(cellType: ItemCell.self, viewModels: [Item(1)])
            .bind(headerType: ItemHeader.self, viewModel: { title })
        binder.finish()
        table.layoutIfNeeded()
        let header = table.headerView(forSection: 0)
        expect(header is ItemHeader)
        title = "new"
        binder.refresh()
        screen.turn()
        expect(table.headerView(forSection: 0) === header)
        expect(header?.textLabel?.text, "new")
        expect(table.reloadedSections, 0)
    }

    @Test func aNewHeaderReloadsItsSectionAndKeepsTheSelection() {
        var titles: [Part: String?] = [:]
        binder.displayedSections = [.first, .second]
        binder.onAllSections()
            .bind(
                cellType: ItemCell.self,
                viewModels: [.first: [Item(1), Item(2)], .second: [Item(3)]]
            )
            .bind(headerTitles: { titles })
        binder.finish()
        table.allowsMultipleSelection = true
        table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
        table.selectRow(at: [1, 0], animated: false, scrollPosition: .none)
        titles = [.first: "head"]
        binder.refresh()
        screen.turn()
        expect(table.headerView(forSection: 0)?.textLabel?.text, "head")
        expect(table.reloadedSections, 1)
        expect(table.indexPathsForSelectedRows, [[0, 1], [1, 0]])
        expect(table.cellForRow(at: [0, 1])?.isSelected, true)
    }

    /// It waits while a row of its section is edited.
    @Test func aHeaderThatHasWaitedKeepsTheSelection() async throws {
        var titles: [Part: String?] = [:]
        binder.displayedSections = [.first]
        binder.onAllSections()
            .bind(cellType: ItemCell.self, viewModels: [.first: [Item(1), Item(2)]])
            .bind(headerTitles: { titles })
        binder.finish()
        table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
        let field = UITextField(frame: .zero)
        table.cellForRow(at: [0, 0])?.contentView.addSubview(field)
        field.becomeFirstResponder()
        titles = [.first: "head"]
        binder.refresh()
        screen.turn()
        expect(table.headerView(forSection: 0) == nil)
        let reloads = table.reloads
        field.resignFirstResponder()
        try await screen.wait { table.reloads > reloads }
        expect(table.headerView(forSection: 0)?.textLabel?.text, "head")
        expect(table.reloadedSections, 0)
        expect(table.indexPathsForSelectedRows, [[0, 1]])
    }

    @Test func outsideAWindowVisibleRowsAreNotRequested() {
        var items = [Item(1)]
        binder.displayedSections = [.first]
        binder.onSection(.first).bind(cellType: ItemCell.self, viewModels: { items })
            .prefetch(when: .cellsFromEnd(2)) { _ in }
        binder.finish()
        table.removeFromSuperview()
        items = [Item(1), Item(2)]
        binder.refresh()
        screen.turn()
        expect(table.numberOfRows(inSection: 0), 2)
    }

    @Test func aNewHeaderWithChangedRowsTakesASecondTransaction() {
        var items = [Item(1), Item(2)]
        var title: String?
        binder.displayedSections = [.first]
        binder.onSection(.first).bind(cellType: ItemCell.self, viewModels: { items })
            .bind(headerTitle: { title })
        binder.finish()
        table.layoutIfNeeded()
        items = [Item(1, "one"), Item(3)]
        title = "head"
        binder.refresh()
        screen.turn()
        expect(screen.texts, [["one", "3"]])
        expect(table.headerView(forSection: 0)?.textLabel?.text, "head")
        expect(table.transactions, 2)
    }
}

private final class ReloadListener: TableViewUpdateDelegate {
    var reasons: [String] = []

    func tableView(_ tableView: TableView, didReloadInsteadOfAnimating reason: String) {
        reasons.append(reason)
    }
}
