import Foundation
import Tableau
import TableauTesting
import TestEnvironment
import Testing

/// Swipes, menus and drags, as the table's chains offer them.
@MainActor
struct RowActionTests {
    @MainActor
    private final class Screen {
        struct Refusal: Error, CustomStringConvertible { let description = "it is full" }

        let tableView = TableView(style: .plain)
        let binder: TableViewBinder
        var items = ["Bread", "Milk", "Eggs"].map { Item(name: $0) }
        var refuses = false

        init(_ clock: TestClock) {
            binder = TableViewBinder(tableView: tableView, clock: clock)
            let chain = binder.onTable().bind(
                cellType: ItemCell.self, models: { [unowned self] in items },
                mapToViewModels: { $0 }
            )
            chain.swipeActions(trailing: { item in
                [
                    .destructive("Delete", confirm: "Delete \(item.name)?") {
                        [unowned self] _, _, item in
                        items.removeAll { $0 == item }
                        binder.refresh()
                    }
                ]
            })
            let move = { @MainActor [unowned self] (source: Int, target: Int, item: Item) in
                if refuses { throw Refusal() }
                items.remove(at: source)
                items.insert(item, at: target)
                binder.refresh()
            }
            chain.reorderable(
                within: .table, canMove: { $0.name != "Eggs" },
                perform: { try move($0.sourceRow, $0.targetRow, $0.model) })
            binder.finish()
        }
    }

    private let clock = TestClock()

    @Test func aSwipePerformsAnAction() throws {
        let screen = Screen(clock)
        let table = TableProbe(screen.tableView, clock: clock)
        try table.swipe("Milk", choosing: "Delete", confirming: false)
        expect(table.rows.map(\.text), ["Bread", "Milk", "Eggs"])
        try table.swipe("Milk", choosing: "Delete")
        expect(table.rows.map(\.text), ["Bread", "Eggs"])
        #expect(throws: ProbeError.noSuchAction("Eat", row: "Bread", actions: ["Delete"])) {
            try table.swipe("Bread", choosing: "Eat")
        }
        #expect(throws: ProbeError.noSuchAction("Delete", row: "Bread", actions: [])) {
            try table.choose("Delete", inMenuOf: "Bread")
        }
    }

    @Test func rowsAreDraggedAlsoByAPerson() async throws {
        // A person swipes and drags. The same gestures, of a person in an exploration.
        let swiped = try await steps { $0.swipe("Milk", choosing: "Delete") }
        expect(swiped, "swipe Milk, Delete: Bread Eggs")
        let dragged = try await steps { $0.drag("Bread", to: "Milk") }
        expect(dragged, "drag Bread to Milk: Milk Bread Eggs")
        let missing = try await steps { $0.swipe("Cake", choosing: "Delete") }
        expect(missing, "swipe Cake, Delete (not there): Bread Milk Eggs")

        // Dragging moves a row.
        let screen = Screen(clock)
        let table = TableProbe(screen.tableView, clock: clock)
        try table.drag("Bread", to: "Milk")
        expect(table.rows.map(\.text), ["Milk", "Bread", "Eggs"])
        expect(screen.items.map(\.name), ["Milk", "Bread", "Eggs"])
        #expect(throws: ProbeError.notMovable("Eggs", reason: "it cannot be reordered")) {
            try table.drag("Eggs", to: "Milk")
        }
        screen.refuses = true
        #expect(throws: ProbeError.notMovable("Bread", reason: "it is full")) {
            try table.drag("Bread", to: "Milk")
        }
        expect(table.rows.map(\.text), ["Milk", "Bread", "Eggs"])
    }

    private func steps(_ act: @escaping @MainActor (Person) -> Void) async throws -> String {
        var rows: [String] = []
        let steps = try await replay(schedule: "") { world in
            let screen = Screen(world.clock)
            world.user(of: screen.tableView, act)
            world.finally("the rows are read") {
                rows = screen.items.map(\.name)
                return true
            }
        }
        return steps.joined(separator: ", ") + ": " + rows.joined(separator: " ")
    }
}
