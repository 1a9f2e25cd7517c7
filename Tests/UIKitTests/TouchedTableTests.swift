import Foundation
import Tableau
import TestEnvironment
import Testing
import UIKit

/// A table that keeps its rows in place while the user touches it.
@MainActor
struct TouchedTableTests {
    let screen = Screen(Part.self)
    var table: CountingTable { screen.table }
    var binder: SectionedTableViewBinder<Part> { screen.binder }

    private func bind(_ items: @escaping () -> [Item]) {
        binder.displayedSections = [.first]
        binder.onSection(.first).bind(cellType: ItemCell.self, models: items)
        binder.calm = .whileTouched
        binder.finish()
        table.layoutIfNeeded()
    }

    private func wait() async throws {
        try await screen.wait { screen.clock.hasPendingTurns }
        screen.turn()
    }

    @Test(arguments: 0..<4) func changesWaitForTheFinger(_ what: Int) async throws {
        var items = [Item(1), Item(2), Item(3)]
        bind { items }
        func touch(_ begins: Bool) {
            switch what {
            case 0: table.isTracking = begins
            case 1: table.isDragging = begins
            case 2: table.isDecelerating = begins
            default: table.hasActiveDrag = begins
            }
        }
        touch(true)
        items = [Item(9), Item(1), Item(3)]
        binder.refresh()
        screen.turn()
        expect(table.numberOfRows(inSection: 0), 3)
        expect(binder.model(at: [0, 1], as: Item.self)?.id, 2)
        let gone = try #require(table.cellForRow(at: [0, 1]))
        expect(gone.contentView.alpha < 1)
        expect(table.cellForRow(at: [0, 0])?.contentView.alpha, 1)
        touch(false)
        try await wait()
        expect(binder.model(at: [0, 0], as: Item.self)?.id, 9)
        expect(table.visibleCells.allSatisfy { $0.contentView.alpha == 1 })
    }

    /// An app may have a drag delegate of its own, which then hears of the end of a drag.
    @Test func eachDragHoldsTheRowsUntilItsDrop() async throws {
        var items = [Item(1), Item(2), Item(3)]
        binder.displayedSections = [.first]
        binder.onSection(.first).bind(cellType: ItemCell.self, models: { items })
            .reorderable { items.insert(items.remove(at: $0.sourceRow), at: $0.targetRow) }
        binder.finish()
        table.layoutIfNeeded()
        let adapter = try #require(table.dataSource as? TableViewAdapter)
        for number in 3..<5 {
            table.hasActiveDrag = true
            items.append(Item(number + 1))
            binder.refresh()
            screen.turn()
            expect(table.numberOfRows(inSection: 0), number)
            table.dropRow([0, 0], at: [0, 1])
            screen.turn()
            expect(table.numberOfRows(inSection: 0), number + 1)
            table.hasActiveDrag = false
            try await screen.wait { !adapter.hasDropped }
        }
    }

    /// Nor is it without a window asked for its cells.
    @Test(arguments: [true, false]) func aTableThatIsHeldIsNotReloaded(isInWindow: Bool) throws {
        var items = [Item(1), Item(2), Item(3)]
        bind { items }
        binder.animateChanges = false
        table.hasActiveDrag = isInWindow
        if !isInWindow {
            binder.calm = .held
            table.removeFromSuperview()
        }
        let reloads = table.reloads
        items = [Item(1, "one"), Item(3)]
        binder.refresh()
        screen.clock.advance()
        if isInWindow { expect(table.reloads, reloads) } else { screen.window.addSubview(table) }
        screen.turn()
        let texts = (0..<3).map { binder.model(at: [0, $0], as: Item.self)?.text }
        expect(texts, ["one", "2", "3"])
        let gone = try #require(table.cellForRow(at: [0, 1]))
        expect(gone.contentView.alpha < 1)
    }

    /// A provider may choose another cell for new content, and a row with another cell is replaced:
    /// apps report exceptions for that during a drag.
    @Test func aRowOfAProviderKeepsItsContentDuringADrag() async throws {
        var items = [Item(1), Item(2)]
        table.register(ItemCell.self)
        binder.displayedSections = [.first]
        binder.onSection(.first).bind(
            cellProvider: { table, _, item in
                let cell = table.dequeue(ItemCell.self)
                cell.viewModel = item
                return cell
            }, models: { items })
        binder.finish()
        table.layoutIfNeeded()
        table.hasActiveDrag = true
        items = [Item(2, "two"), Item(1)]
        binder.refresh()
        screen.turn()
        expect(screen.texts, [["1", "2"]])
        table.hasActiveDrag = false
        try await wait()
        expect(screen.texts, [["two", "1"]])
    }

    /// Its section would have to be reloaded.
    @Test func aHeaderWithoutItsLabelIsReplacedAfterADrag() async throws {
        var title = "old"
        binder.displayedSections = [.first]
        binder.onSection(.first).bind(cellType: ItemCell.self, viewModels: [Item(1)])
            .bind(headerTitle: { title })
        binder.finish()
        table.layoutIfNeeded()
        table.headerView(forSection: 0)?.contentConfiguration =
            UIListContentConfiguration.groupedHeader()
        table.hasActiveDrag = true
        title = "new"
        binder.refresh()
        screen.turn()
        expect(table.headerView(forSection: 0)?.textLabel == nil)
        table.hasActiveDrag = false
        try await wait()
        expect(table.headerView(forSection: 0)?.textLabel?.text, "new")
    }

    @Test func anOpenMenuHoldsTheRows() async throws {
        var items = [Item(1), Item(2), Item(3)]
        bind { items }
        let delegate = try #require(table.delegate)
        let menu = UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in nil }
        delegate.tableView(table, willDisplayContextMenu: menu, animator: nil)
        items = [Item(3)]
        binder.refresh()
        screen.turn()
        expect(table.numberOfRows(inSection: 0), 3)
        delegate.tableView(table, willEndContextMenuInteraction: menu, animator: nil)
        try await wait()
        expect(table.numberOfRows(inSection: 0), 1)
    }

    /// What is typed into it would reach nobody; an edit of another row holds the table.
    @Test(arguments: [1, 2]) func anEditOfARowThatGoesHoldsNoRows(edited: Int) throws {
        var items = [Item(1), Item(2), Item(3)]
        bind { items }
        let field = UITextField(frame: .zero)
        table.cellForRow(at: IndexPath(row: edited - 1, section: 0))?.contentView.addSubview(field)
        field.becomeFirstResponder()
        items = [Item(1, "new"), Item(3)]
        binder.refresh()
        screen.turn()
        expect(table.numberOfRows(inSection: 0), edited == 2 ? 2 : 3)
        expect(binder.model(at: [0, 0], as: Item.self)?.text, "new")
    }

    /// The table reuses its cells, and rows of another binder haven't gone; what the app dims stays so.
    @Test func aSecondBinderDoesNotShowCellsOfGoneRows() throws {
        final class FadedCell: UITableViewCell, ViewModelBindable {
            var viewModel: Item? { didSet { contentView.alpha = viewModel?.id == 1 ? 0.5 : 1 } }
        }
        var items = [Item(1), Item(2), Item(3)]
        binder.displayedSections = [.first]
        binder.onSection(.first).bind(
            cellType: FadedCell.self, models: { items }, mapToViewModels: { $0 })
        binder.calm = .held
        binder.finish()
        table.layoutIfNeeded()
        items = [Item(1)]
        binder.refresh()
        screen.turn()
        func alphas() -> [CGFloat] { table.visibleCells.map(\.contentView.alpha) }
        expect(alphas(), [0.5, 0.375, 0.375])
        let second = TableViewBinder(tableView: table, clock: screen.clock)
        second.diagnosticHandler = { _ in }
        second.onTable().bind(cellType: FadedCell.self, models: [4, 5, 6])
        second.finish()
        table.layoutIfNeeded()
        expect(alphas().allSatisfy { $0 != 0.375 }, "\(alphas())")
    }
}
