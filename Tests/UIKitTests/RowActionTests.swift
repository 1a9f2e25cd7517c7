import Foundation
import Tableau
import TestEnvironment
import Testing
import UIKit

/// Row actions and reordering through UIKit's own methods.
@MainActor
struct RowActionTests {
    let screen = Screen(Part.self)
    var table: CountingTable { screen.table }
    var binder: SectionedTableViewBinder<Part> { screen.binder }

    /// The table's delegate, called directly.
    private var delegate: any UITableViewDelegate { table.delegate! }
    private var source: any UITableViewDataSource { table.dataSource! }

    /// A list that the tests change.
    @MainActor
    final class List {
        var items = [Item(1, "a"), Item(2, "b"), Item(3, "c")]
        var done: [String] = []
        var failure: (any Error)?
    }

    private func bind(_ list: List) {
        binder.displayedSections = [.first]
        binder.onSection(.first)
            .bind(cellType: ItemCell.self, models: { list.items }, mapToViewModels: \.self)
            .swipeActions(
                leading: { _ in
                    [.init("Done", tint: .positive) { list.done.append("done \($2.id)") }]
                },
                trailing: { item in
                    [
                        .destructive("Delete", confirm: "Delete \(item.id)?") { row, _, _ in
                            list.done.append("delete \(row)")
                        }
                    ]
                }
            )
            .contextActions { item in
                item.id == 3
                    ? []
                    : [
                        .init("Rename") { list.done.append("rename \($2.id)") },
                        .menu("More", [.init("Copy") { list.done.append("copy \($2.id)") }]),
                        .destructive("Delete", confirm: "Sure?") {
                            list.done.append("delete \($2.id)")
                        },
                    ]
            }
            .reorderable(
                canMove: { $0.id != 3 }, to: { $0.next?.id == 1 ? .refuse : .accept },
                perform: { move in
                    if let failure = list.failure { throw failure }
                    list.items.insert(list.items.remove(at: move.sourceRow), at: move.targetRow)
                    binder.refresh()
                })
        binder.finish()
        table.layoutIfNeeded()
    }

    @Test func swipesPerformActions() throws {
        let list = List()
        bind(list)
        let leading = try #require(
            delegate.tableView(table, leadingSwipeActionsConfigurationForRowAt: [0, 1]))
        expect(leading.actions.map(\.title), ["Done"])
        var performed: Bool?
        leading.actions[0].handler(leading.actions[0], table) { performed = $0 }
        expect(performed, true)
        expect(list.done, ["done 2"])
        // The row is deleted before its action is chosen.
        list.items.remove(at: 1)
        binder.refresh()
        screen.turn()
        leading.actions[0].handler(leading.actions[0], table) { performed = $0 }
        expect(performed, false)
    }

    /// Its identity is that of its section: elsewhere it is another row, with actions of its own.
    @Test func theMenuOfARowThatLeftItsSectionDoesNothing() throws {
        let screen = Screen(Part.self)
        var items: [Part: [Item]] = [.first: [Item(1), Item(2)], .second: [Item(3)]]
        var done: [String] = []
        screen.binder.displayedSections = [.first, .second]
        screen.binder.onSections(.first, .second)
            .bind(cellType: ItemCell.self, models: { items }, mapToViewModels: \.self)
            .contextActions { _ in [.init("Open") { done.append("\($0) \($3.id)") }] }
        screen.binder.finish()
        screen.table.layoutIfNeeded()
        let menu = try #require(screen.table.contextMenu(at: [0, 0]))
        let open = try #require(menu.children.first as? UIAction)
        items = [.first: [Item(2)], .second: [Item(3), Item(1)]]
        screen.binder.refresh()
        screen.turn()
        open.performWithSender(nil, target: nil)
        expect(done.isEmpty)
        items = [.first: [Item(2), Item(1)], .second: [Item(3)]]
        screen.binder.refresh()
        screen.turn()
        open.performWithSender(nil, target: nil)
        expect(done, ["first 1"])
    }

    @Test func anAlertConfirmsDestructiveActions() throws {
        let list = List()
        let controller = UIViewController(nibName: nil, bundle: nil)
        screen.window.rootViewController = controller
        screen.window.addSubview(table)
        bind(list)
        let trailing = try #require(
            delegate.tableView(table, trailingSwipeActionsConfigurationForRowAt: [0, 2]))
        let leading = delegate.tableView(table, leadingSwipeActionsConfigurationForRowAt: [0, 2])
        expect(leading?.actions[0].backgroundColor, .systemGreen)
        // UIKit takes the row of a destructive action away, even if the data keep it.
        expect(trailing.actions[0].style, .normal)
        expect(trailing.actions[0].backgroundColor, .systemRed)
        var performed: [Bool] = []
        trailing.actions[0].handler(trailing.actions[0], table) { performed.append($0) }
        let alert = try #require(controller.presentedViewController as? UIAlertController)
        expect(alert.title, "Delete 3?")
        expect(list.done.isEmpty)
        alert.actions[1].tap()
        expect(performed, [false])
        alert.actions[0].tap()
        expect(performed, [false, true])
        expect(list.done, ["delete 2"])
    }

    @Test func theContextMenuHasActionsAndSubmenus() throws {
        let list = List()
        bind(list)
        let configuration = try #require(
            delegate.tableView(
                table, contextMenuConfigurationForRowAt: [0, 0], point: .zero))
        let menu = try #require(configuration.menu)
        expect(menu.children.map(\.title), ["Rename", "More", "Delete"])
        (menu.children[0] as? UIAction)?.performWithSender(nil, target: nil)
        ((menu.children[1] as? UIMenu)?.children[0] as? UIAction)?
            .performWithSender(nil, target: nil)
        let sure = try #require((menu.children[2] as? UIMenu)?.children[0] as? UIAction)
        expect(sure.title, "Sure?")
        expect(sure.attributes, .destructive)
        sure.performWithSender(nil, target: nil)
        expect(list.done, ["rename 1", "copy 1", "delete 1"])
        expect(
            delegate.tableView(table, contextMenuConfigurationForRowAt: [0, 2], point: .zero)
                == nil)
    }

    @Test func aRowMovedByUIKitIsMovedInTheData() {
        let list = List()
        bind(list)
        expect(table.dragInteractionEnabled)
        expect(source.tableView(table, canMoveRowAt: [0, 0]))
        expect(!source.tableView(table, canMoveRowAt: [0, 2]))
        expect(target(of: 0, proposed: 2), [0, 2])
        expect(target(of: 1, proposed: 0), [0, 1], "refused, so it stays")
        let batches = table.batches
        table.drop([0, 0], at: [0, 2])
        screen.turn()
        expect(list.items.map(\.id), [2, 3, 1])
        expect(binder.model(at: [0, 2], as: Item.self)?.id, 1)
        expect(table.batches, batches, "the table shows the move already")
    }

    @Test func aFailedMoveIsAnimatedBack() {
        struct Full: Error {}
        let list = List()
        list.failure = Full()
        bind(list)
        table.drop([0, 0], at: [0, 1])
        expect(binder.model(at: [0, 1], as: Item.self)?.id, 1)
        let batches = table.batches
        screen.turn()
        expect(binder.model(at: [0, 0], as: Item.self)?.id, 1)
        expect(table.batches, batches + 1)
        expect(screen.diagnostics.map(\.kind), [.moveFailed])
    }

    @Test func aMoveThatIsNoLongerAllowedIsTakenBack() {
        let list = List()
        bind(list)
        binder.selection.select(.row(3), in: .first)
        // Row 3 became unmovable after its drag had begun; the table shows it at its new place.
        table.drop([0, 2], at: [0, 0])
        expect(binder.model(at: [0, 0], as: Item.self)?.id, 3)
        expect(binder.selection.rows, [RowReference(.row(3), in: .first)])
        screen.turn()
        expect(screen.texts, [["a", "b", "c"]])
        expect(binder.selection.rows, [RowReference(.row(3), in: .first)])
        expect(table.indexPathsForSelectedRows, [[0, 2]])
        expect(table.reloads, 1)
    }

    @Test func aSwipeShowsTheActionsOfAllMenus() throws {
        var done: [Int] = []
        binder.displayedSections = [.first]
        binder.onSection(.first).bind(cellType: ItemCell.self, models: [Item(1)])
            .swipeActions(trailing: { _ in
                [
                    .menu(
                        "More",
                        [
                            .init("Copy") { _, _, _ in },
                            .menu("Move", [.init("Later") { done.append($2.id) }]),
                            .menu("Nowhere", []),
                        ])
                ]
            })
        binder.finish()
        let configuration = delegate.tableView(
            table, trailingSwipeActionsConfigurationForRowAt: [0, 0])
        let actions = try #require(configuration?.actions)
        expect(actions.map(\.title), ["Copy", "Later"])
        actions.last?.handler(actions[1], table) { _ in }
        expect(done, [1])
    }

    @Test func theFirstFieldOfARowBecomesFirstResponder() {
        final class FieldCell: UITableViewCell, ReuseIdentifiable {
            let field = UITextField(frame: .zero)
            override init(style: CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                contentView.addSubview(field)
            }
            required init?(coder: NSCoder) { nil }
        }
        var items = [Item(1)]
        binder.displayedSections = [.first]
        binder.onSection(.first).bind(cellType: FieldCell.self, models: { items })
        binder.finish()
        items.append(Item(2))
        binder.refresh()
        binder.focus(.row(2), in: .first, field: .first)
        screen.turn()
        let cell = table.cellForRow(at: [0, 1]) as? FieldCell
        expect(cell?.field.isFirstResponder, true)
        expect(binder.focusedRow, RowReference(.row(2), in: .first))
    }

    /// A cell with a field.
    private final class FieldRow: UITableViewCell, ReuseIdentifiable, ViewModelBindable {
        var viewModel: Item?
        let field = UITextField(frame: .zero)

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            contentView.addSubview(field)
        }
        required init?(coder: NSCoder) { nil }
    }

    /// The usual case is a footer that tells what is wrong with the text.
    @Test(arguments: [false, true])
    func aFooterThatComesLeavesTheKeyboard(sectionMoves: Bool) async throws {
        var footers: [Part: String] = [:]
        var items: [Part: [Item]] = [.second: [Item(1)]]
        binder.displayedSections = [.second]
        binder.onAllSections()
            .bind(cellType: FieldRow.self, models: { items }, mapToViewModels: \.self)
            .bind(footerTitles: { footers })
        binder.finish()
        screen.turn()
        binder.focus(.row(1), in: .second, field: .first)
        screen.turn()
        let field = try #require(table.cellForRow(at: [0, 0]) as? FieldRow).field
        expect(field.isFirstResponder)
        footers = [.second: "too short"]
        binder.refresh()
        screen.turn()
        expect(field.isFirstResponder, "the keyboard stays")
        if sectionMoves {
            items[.first] = [Item(2)]
            binder.displayedSections = [.first, .second]
            binder.refresh()
            screen.turn()
        }
        let section = sectionMoves ? 1 : 0
        expect(field.isFirstResponder)
        expect(table.footerView(forSection: section)?.textLabel?.text, nil)
        field.resignFirstResponder()
        try await screen.wait { table.footerView(forSection: section) != nil }
        expect(table.footerView(forSection: section)?.textLabel?.text, "too short")
    }

    private func target(of row: Int, proposed: Int) -> IndexPath {
        delegate.tableView(
            table, targetIndexPathForMoveFromRowAt: [0, row], toProposedIndexPath: [0, proposed])
    }

    /// To take it back earlier would move rows while another one is dragged.
    @Test func aRefusedRowIsTakenBackAfterTheNextDrag() async throws {
        let list = List()
        bind(list)
        let first = try #require(table.liftRow(at: [0, 0]))
        list.items.removeFirst()
        binder.refresh()
        // From now on, the row is shown although it has gone.
        screen.turn()
        first.drop(at: [0, 1])
        let second = try #require(table.liftRow(at: [0, 0]))
        screen.turn()
        expect(screen.texts, [["b", "a", "c"]])
        second.drop(at: [0, 2])
        try await screen.wait {
            screen.turn()
            return screen.texts == [["c", "b"]]
        }
        expect(screen.texts, [["c", "b"]])
    }
}
