import Foundation
import MiniRx
import Tableau
import TableauRx
import TableauTesting
import TestEnvironment
import Testing

/// What a probe reads and does, on the table and clock that programs use.
@MainActor
struct ProbeTests {
    private let clock = TestClock()

    @Test func theRowsShownAreReadAndTapped() throws {
        // Reads the rows shown.
        do {
            let list = ShoppingList.sample(clock)
            let table = TableProbe(list.tableView, clock: clock)
            expect(table.rows.map(\.text), ["Bread", "Milk"])
            try expect(table.row("Milk").texts, ["Milk", "2"])
            try expect(table.row("2").line, "Milk  2")
            try expect(table.header("Missing").rows.count, 2)
            expect(table.text, "Missing\n  Bread  1\n  Milk  2\n")
        }
        // A tap selects the row and advances the clock.
        do {
            let list = ShoppingList.sample(clock)
            let table = TableProbe(list.tableView, clock: clock)
            try table.tap("Milk")
            try expect(table.row("Milk").isSelected)
            try expect(table.row("Bread").isSelected, false)
            try expect(table.header("Bought").rows.map(\.text), ["Milk"])
            try table.tap("Bread", under: "Missing")
            expect(table.sections.map(\.header), ["Bought"])
        }
    }

    @Test func errorsNameWhatIsMissingAndSayWhatHelps() throws {
        // Errors name what is missing.
        let list = ShoppingList(
            [.missing: [Item(name: "Bread")], .bought: [Item(name: "Bread")]], clock: clock)
        let table = TableProbe(list.tableView, keys: ["r": { _ in }])
        #expect(throws: ProbeError.noSuchRow("Beer", shown: ["Bread", "Bread"])) {
            try table.tap("Beer")
        }
        #expect(throws: ProbeError.severalRows("Bread", sections: ["Missing", "Bought"])) {
            try table.row("Bread")
        }
        #expect(throws: ProbeError.noSuchHeader("Lost", shown: ["Missing", "Bought"])) {
            try table.header("Lost")
        }
        #expect(throws: ProbeError.noSuchKey("x", keys: ["r"])) { try table.press("x") }
        #expect(throws: ProbeError.notEditable("Bread")) {
            list.items.accept([.missing: [Item(name: "Bread")]])
            clock.advance()
            try table.type("!", into: "Bread")
        }

        // Errors say what helps.
        let several = ProbeError.severalRows("Bread", sections: ["Missing", "Bought"])
        expect("\(several)".contains("under: "))
        let together = ProbeError.severalRows("Bread", sections: ["Missing", "Missing"])
        expect(!"\(together)".contains("under: ") && "\(together)".contains("another text"))
        expect("\(ProbeError.notEditable("Name"))".contains("disabled"))
        expect("\(ProbeError.noSuchKey("r", keys: []))".contains("TableProbe(tableView, keys: "))
    }

    @Test func keysRunTheScreensHandlers() throws {
        let list = ShoppingList.sample(clock)
        let table = TableProbe(
            list.tableView, clock: clock, keys: ["c": { _ in list.items.accept([:]) }])
        try table.press("c")
        expect(table.rows.isEmpty)
    }

    @Test func scrollingStopsAtTheEnds() throws {
        let many = (0..<1_000).map { Item(name: "Item \($0)") }
        let list = ShoppingList([.missing: many], clock: clock)
        let table = TableProbe(list.tableView, clock: clock)
        table.scroll(by: 440)
        expect(list.tableView.contentOffset.y, 440)
        table.scrollToEnd()
        expect(list.tableView.indexPathsForVisibleRows?.last, [0, 999])
        table.scroll(by: -1e9)
        expect(list.tableView.contentOffset.y, 0)
        try table.scroll(to: "Item 500")
        expect(list.tableView.indexPathsForVisibleRows?.contains([0, 500]), true)
        // Without a size, the table is as high as a screen.
        var state: ScrollState?
        list.binder.onScroll { state = $0 }
        list.tableView.frame = .zero
        table.scrollToEnd()
        expect(list.tableView.indexPathsForVisibleRows?.last, [0, 999])
        expect(state?.visibleHeight, 844)
    }
}

/// Typing goes through the cells' controls, character by character.
@MainActor
struct TypingTests {
    private final class Form: TableViewDataSource {
        let control = CellControl.textField(text: "", placeholder: "Title")
        let toggle = CellControl.toggle(isOn: false)
        var typed: [String] = []

        func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }

        func tableView(_ tableView: TableView, cellForRowAt path: IndexPath) -> TableViewCell {
            let cell = TableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = path.row == 0 ? "Name" : "All day"
            cell.control = path.row == 0 ? control : toggle
            control.onChange = { [unowned self] value in
                if case .text(let text) = value { typed.append(text) }
            }
            return cell
        }
    }

    private let form = Form()
    private let tableView = TableView(style: .grouped)

    init() { tableView.dataSource = form }

    @Test func eachCharacterIsSent() throws {
        let table = TableProbe(tableView)
        try table.type("Tea", into: "Title")
        expect(form.typed, ["T", "Te", "Tea"])
        try table.type("!", into: "Tea")
        try expect(table.row("Name").control?.value, .text("Tea!"))
        try expect(table.row("Name").control?.isEditing, false)
    }

    /// Also where each change rebinds the row, with another control.
    @Test(arguments: [false, true]) func typingEndsTheEditing(rebinds: Bool) throws {
        final class Fields: TableViewDataSource {
            var (name, ends, rebinds) = ("", [CellControl.Value](), false)
            func tableView(_: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(_ tableView: TableView, cellForRowAt path: IndexPath) -> TableViewCell {
                let cell = TableViewCell(style: .default, reuseIdentifier: nil)
                bind(cell)
                return cell
            }
            func bind(_ cell: TableViewCell) {
                let control = CellControl.textField(text: name, placeholder: "Name")
                control.onChange = { [unowned self, unowned cell] value in
                    if case .text(let text) = value { name = text }
                    if rebinds { bind(cell) }
                }
                control.onEndEditing = { [unowned self] in ends.append($0) }
                cell.control = control
            }
        }
        let fields = Fields()
        fields.rebinds = rebinds
        let tableView = TableView(style: .plain)
        tableView.dataSource = fields
        try TableProbe(tableView).type("Tea", into: "Name")
        expect(fields.ends, [.text("Tea")])
    }

    /// As on a screen: the row is still being edited, in another cell.
    @Test(arguments: [false, true]) func typingGoesOnInAReplacedCell(moves: Bool) throws {
        final class FieldCell: TableViewCell {}
        final class LongFieldCell: TableViewCell {}
        let clock = TestClock()
        let tableView = TableView(style: .plain)
        let binder = TableViewBinder(tableView: tableView, clock: clock)
        let fields = BehaviorRelay(value: [Field(id: 1, text: ""), Field(id: 2, text: "B")])
        func set(_ id: Int, to value: CellControl.Value) {
            guard case .text(let text) = value else { return }
            fields.accept(fields.value.map { $0.id == id ? Field(id: id, text: text) : $0 })
        }
        func cell(_ tableView: TableView, _ row: Int, _ field: Field) -> TableViewCell {
            let cell: TableViewCell =
                field.text.count > 1
                ? tableView.dequeue(LongFieldCell.self) : tableView.dequeue(FieldCell.self)
            let control = CellControl.textField(text: field.text, placeholder: "Name")
            control.onChange = { set(field.id, to: $0) }
            cell.control = control
            return cell
        }
        let shown = fields.map { moves && $0[0].text.count > 1 ? $0.reversed() : $0 }
        binder.onTable().rx.bind(cellProvider: cell, models: shown)
        binder.finish()
        try TableProbe(tableView, clock: clock).type("Tea", into: "")
        expect(fields.value.map(\.text), ["Tea", "B"])
    }

    private struct Field: CollectionIdentifiable, Equatable {
        var id: Int
        var text: String
        var collectionId: Int { id }
    }

    /// The first of several would be another row than the one that was meant.
    @Test func severalFieldsAreToldApartByTheirSections() throws {
        final class Fields: TableViewDataSource {
            let controls = ["Ada", "Ben"].map { _ in
                CellControl.textField(text: "", placeholder: "Name")
            }
            func numberOfSections(in tableView: TableView) -> Int { 2 }
            func tableView(_: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(_: TableView, titleForHeaderInSection section: Int) -> String? {
                ["Sender", "Receiver"][section]
            }
            func tableView(_ tableView: TableView, cellForRowAt path: IndexPath) -> TableViewCell {
                let cell = TableViewCell(style: .default, reuseIdentifier: nil)
                cell.control = controls[path.section]
                return cell
            }
        }
        let fields = Fields()
        let tableView = TableView(style: .plain)
        tableView.dataSource = fields
        let table = TableProbe(tableView)
        #expect(throws: ProbeError.severalRows("Name", sections: ["Sender", "Receiver"])) {
            try table.type("Ada", into: "Name")
        }
        try table.type("Ben", into: "Name", under: "Receiver")
        expect(fields.controls.map(\.value), [.text(""), .text("Ben")])
    }

    @Test func aPersonTypesInAnExploration() async throws {
        let steps = try await replay(schedule: "") { world in
            world.user(of: tableView) { $0.type("Tea", into: "Name") }
        }
        expect(steps, ["type Tea into Name"])
        expect(form.typed, ["T", "Te", "Tea"])
    }

    @Test func aSwitchIsTappedAndADisabledControlRefuses() throws {
        // A tap toggles a switch.
        let table = TableProbe(tableView)
        try table.tap("All day")
        try expect(table.row("All day").control?.value, .toggle(true))

        // Typing into a disabled control throws.
        form.control.isEnabled = false
        #expect(throws: ProbeError.notEditable("Name")) {
            try TableProbe(tableView).type("x", into: "Name")
        }
    }
}

/// A single clock for turns, timers and services.
@MainActor
struct TestClockTests {
    @Test func workRunsInOrderOfItsTimeUnlessItIsDisposedOrEndless() throws {
        // Work runs in order of its time.
        do {
            let clock = TestClock()
            var log: [String] = []
            _ = clock.schedule(after: .milliseconds(20)) { log.append("20 at \(clock.now)") }
            _ = clock.schedule(after: .milliseconds(10)) { log.append("10 at \(clock.now)") }
            let turns: any UpdateClock = clock
            turns.schedule { log.append("turn at \(clock.now)") }
            expect(log.isEmpty)
            clock.advance()
            expect(log, ["turn at 0.0 seconds"])
            clock.advance(by: .milliseconds(15))
            expect(log.last, "10 at 0.01 seconds")
            expect(clock.now, .milliseconds(15))
            clock.advance(by: .seconds(1))
            expect(log.count, 3)
            expect(clock.isIdle)
        }
        // A long time is exact, though this one divided as a floating-point number is a bit longer.
        do {
            let clock = TestClock()
            clock.advance(by: .milliseconds(295_151))
            expect(clock.now, .milliseconds(295_151))
        }
        // Disposed work never runs.
        do {
            let clock = TestClock()
            var ran = false
            clock.schedule(after: .seconds(1)) { ran = true }.dispose()
            try clock.settle()
            expect(!ran && clock.now == .zero)
        }
        // Endless work is reported.
        do {
            let clock = TestClock()
            func again() { _ = clock.schedule(after: .seconds(1)) { again() } }
            again()
            #expect(throws: ClockNeverSettles.self) { try clock.settle() }
        }
    }
}
