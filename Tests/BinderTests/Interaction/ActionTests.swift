#if !canImport(UIKit)
import Foundation
import Tableau
import TestEnvironment
import Testing

/// Row actions that chains offer, as a surface without UIKit reads them.
@MainActor
struct ActionTests {
    @MainActor
    final class Screen {
        let fixture = Fixture<Place>(showing: [.first, .second])
        var items: [Place: [Item]] = [
            .first: [Item(1, "a"), Item(2, "b")], .second: [Item(3, "c")],
        ]
        var done: [String] = []

        init() {
            fixture.binder.onSections(.first, .second).bind(
                cellType: TextCell.self, models: { [unowned self] in items },
                mapToViewModels: TextCell.ViewModel.init
            ).swipeActions(
                leading: { [unowned self] _ in
                    [
                        .init("Done") { section, row, _, item in
                            self.done.append("done \(section) \(row) \(item.text)")
                        }
                    ]
                },
                trailing: { [unowned self] item in
                    item.id == 2
                        ? []
                        : [
                            .destructive("Delete", confirm: "Delete \(item.text)?") {
                                self.remove($3)
                            }
                        ]
                }
            ).contextActions { [unowned self] item in
                [
                    .init("Rename", key: "e") { _, _, cell, item in
                        self.done.append("rename \(cell.textLabel?.text ?? "") \(item.id)")
                    },
                    .menu("Move to", [.init("Second") { self.done.append("\($3.id)") }]),
                ]
            }
            fixture.binder.onAnySection().assuming(modelType: Item.self).contextActions {
                [unowned self] _ in
                [
                    .init("Copy") { section, _, _, _ in
                        self.done.append("copy \(section)")
                    }
                ]
            }
            fixture.binder.finish()
            fixture.table.layoutIfNeeded()
        }

        func remove(_ item: Item) {
            for place in items.keys { items[place]?.removeAll { $0.id == item.id } }
        }

        func actions(_ section: Int, _ row: Int) -> [RowActionItem] {
            fixture.table.actions(ofRowAt: RowPath(section: section, row: row))
        }
    }

    @Test func aTableThatTheProgramTakesAwayHasNoActions() {
        let screen = Screen()
        let before = screen.actions(0, 0)
        screen.fixture.table.dataSource = nil
        expect(!before.isEmpty && before.flatMap(\.leaves).allSatisfy { !$0.perform() })
        expect(screen.done.isEmpty)
    }

    @Test func theTableMayBeTakenAwayWhileItAsks() {
        let fixture = Fixture<Place>(showing: [.first])
        fixture.binder.onSection(.first).bind(cellType: TextCell.self, models: ["a"])
            .swipeActions(trailing: { [unowned fixture] _ in
                fixture.table.dataSource = nil
                return [.init("Open") { _, _, _ in }]
            })
        fixture.binder.finish()
        fixture.table.layoutIfNeeded()
        expect(fixture.table.actions(ofRowAt: RowPath(section: 0, row: 0)).isEmpty)
    }

    @Test func actionsAreThoseOfTheModelAndItsSection() throws {
        // The actions of a row are those of its model.
        do {
            let screen = Screen()
            expect(
                screen.actions(0, 0).map(\.title), ["Rename", "Move to", "Copy", "Done", "Delete"])
            expect(screen.actions(0, 1).map(\.title), ["Rename", "Move to", "Copy", "Done"])
            let delete = try #require(screen.actions(1, 0).last)
            expect(delete.isDestructive && delete.confirmation == "Delete c?")
            expect(screen.actions(0, 0)[0].key, "e")
            expect(screen.actions(0, 0)[1].children.map(\.title), ["Second"])
            expect(screen.actions(7, 0).isEmpty)
        }
        // Actions of a single section get no section.
        do {
            let fixture = Fixture<Place>(showing: [.first])
            var rows: [Int] = []
            fixture.binder.onSection(.first).bind(
                cellType: TextCell.self, models: [Item(1), Item(2)]
            )
            .contextActions { _ in [.init("Go") { row, _, _ in rows.append(row) }] }
            .swipeActions(trailing: { _ in [.destructive("Away") { row, _, _ in rows.append(-row) }]
            })
            fixture.binder.finish()
            let actions = fixture.table.actions(ofRowAt: RowPath(section: 0, row: 1))
            for action in actions { expect(action.perform()) }
            expect(rows, [1, -1])
        }
        // A menu without actions is not offered.
        do {
            let fixture = Fixture<Place>(showing: [.first])
            fixture.binder.onSection(.first).bind(cellType: TextCell.self, models: [Item(1)])
                .contextActions { _ in
                    [
                        .menu("Move to", []), .menu("More", [.menu("Move to", [])]),
                        .init("Go") { _, _, _ in },
                    ]
                }
            fixture.binder.finish()
            let actions = fixture.table.actions(ofRowAt: RowPath(section: 0, row: 0))
            expect(actions.map(\.title), ["Go"])
        }
    }

    @Test func anActionHasATint() {
        let fixture = Fixture<Place>(showing: [.first])
        fixture.binder.onSection(.first)
            .bind(
                cellType: TextCell.self, models: [Item(1, "a")],
                mapToViewModels: TextCell.ViewModel.init
            )
            .contextActions { _ in
                [
                    .init("Copy") { _, _, _ in }, .init("Done", tint: .positive) { _, _, _ in },
                    .init("Report", tint: .warning) { _, _, _ in },
                    .destructive("Delete") { _, _, _ in },
                    .menu("More", [.init("Open") { _, _, _ in }]),
                ]
            }
        fixture.binder.finish()
        fixture.table.layoutIfNeeded()
        let actions = fixture.table.actions(ofRowAt: RowPath(section: 0, row: 0))
        expect(actions.map(\.tint), [.neutral, .positive, .warning, .destructive, .neutral])
    }

    @Test func anActionFollowsItsRow() throws {
        let screen = Screen()
        let actions = screen.actions(0, 1)
        screen.items[.first]?.insert(Item(9, "z"), at: 0)
        screen.fixture.binder.refresh()
        screen.fixture.turn()
        expect(actions[3].perform())
        expect(actions[0].perform())
        expect(actions[1].children[0].perform())
        expect(actions[2].perform())
        expect(screen.done, ["done first 2 b", "rename b 2", "2", "copy first"])
        screen.items = [:]
        screen.fixture.binder.refresh()
        screen.fixture.turn()
        expect(!actions[3].perform())
        expect(screen.done.count, 4)
        expect(screen.fixture.kinds.isEmpty)
    }

    @Test func actionsAndObserversDoNotRetainTheBinder() {
        weak var binder: SectionedTableViewBinder<Place>?
        var actions: [RowActionItem] = []
        do {
            let screen = Screen()
            binder = screen.fixture.binder
            actions = screen.actions(0, 0)
            screen.fixture.binder.selection.onChange { _ in }
            screen.fixture.binder.onDidApply { _ in }
            screen.fixture.binder.focus(.row(77), in: .first)
        }
        expect(binder == nil)
        expect(!actions[0].perform())
    }

    @Test func actionsForAnotherTypeOfModelAreReported() {
        let fixture = Fixture<Place>(showing: [.first])
        fixture.binder.onSection(.first).bind(cellType: TextCell.self, models: [Item(1)])
        fixture.binder.onSection(.first).assuming(modelType: String.self)
            .contextActions { _ in [.init("Go") { _, _, _ in }] }
        fixture.binder.finish()
        expect(fixture.table.actions(ofRowAt: RowPath(section: 0, row: 0)).isEmpty)
        expect(fixture.kinds, [.handlerCannotRun])
    }
}
#endif
