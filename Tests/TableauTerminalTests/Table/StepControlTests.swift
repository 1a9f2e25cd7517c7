import Foundation
import Tableau
import TableauTerminal
import TestEnvironment
import Testing

/// Pickers and numbers: arrows step through their values, typing names one.
@MainActor @Suite struct StepControlTests {
    /// A form of a picker and two numbers.
    private final class StepTable: TableViewDataSource {
        let table = TableView(style: .grouped)
        var values: [CellControl.Value] = [.choice(1), .number(5), .number(0.5)]
        var range = -1.0...100

        init() {
            table.register(TableViewCell.self, forCellReuseIdentifier: "row")
            table.dataSource = self
        }

        func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }

        func tableView(
            _ tableView: TableView, cellForRowAt indexPath: IndexPath
        ) -> TableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            cell.textLabel?.text = ["Repeat", "Minutes", "Offset"][indexPath.row]
            let control =
                switch values[indexPath.row] {
                case .choice(let index):
                    CellControl.picker(["Never", "Daily", "Weekly", "Weekdays"], selected: index)
                case .number(let number) where indexPath.row == 1:
                    CellControl.number(number, in: 0...60, step: 5)
                case .number(let number): CellControl.number(number, in: range, step: 0.25)
                case .text, .toggle, .date: CellControl.toggle(isOn: false)
                }
            control.onChange = { [weak self] in self?.values[indexPath.row] = $0 }
            cell.control = control
            return cell
        }
    }

    private func rehearse(
        _ form: StepTable, isAccessible: Bool = false
    ) async -> TerminalTestHarness {
        var options = TerminalOptions.testing
        options.isAccessible = isAccessible
        let screen = TerminalScreen(form.table, title: "Event")
        return await TerminalTestHarness(
            TerminalApplication(root: screen, options: options),
            size: TerminalSize(columns: 40, rows: 14))
    }

    @Test(arguments: [
        ("right", 2, "‹ Weekly ›"), ("up", 0, "‹ Never ›"), ("left,left", 0, "‹ Never ›"),
        ("down,down,down,down", 3, "‹ Weekdays ›"), ("w", 2, "‹ Weekly ›"),
        ("type:weekd", 3, "‹ Weekdays ›"), ("type:weekd,backspace,n", 0, "‹ Never ›"),
        ("type:wn", 0, "‹ Never ›"), ("x,end", 1, "‹ Daily ›"), ("right,enter", 2, "Weekly"),
        ("right,escape", 2, "Weekly"),
    ])
    func aPicker(keys: String, choice: Int, shown: String) async throws {
        let form = StepTable()
        let harness = await rehearse(form)
        expect(harness.screenText[1].contains(" Daily"))
        try await harness.play("enter,\(keys)")
        expect(form.values[0], .choice(choice))
        expect(harness.screenText[1].hasSuffix(" \(shown)"), "\(harness.screenText[1])")
    }

    /// Whole numbers from 0 to 60 in the second row; in the third, quarters from -1 to 100.
    @Test(arguments: [
        (1, "up,up", 15, "‹ 15 ›"), (1, "left,left", 0, "‹ 0 ›"), (1, "type:42", 42, "‹ 42 ›"),
        (1, "type:4,backspace", 4, "‹ 4 ›"), (1, "type:42,up", 47, "‹ 47 ›"),
        (1, "type:99", 60, "‹ 60 ›"), (1, "type:-x7", 7, "‹ 7 ›"), (1, "type:1.5", 15, "‹ 15 ›"),
        (1, "type:12,enter", 12, "12"), (1, "up,up,backspace", 1, "‹ 1 ›"),
        (2, "up", 0.75, "‹ 0.75 ›"), (2, "type:-.5", -0.5, "‹ -.5 ›"),
        (2, "type:1.255", 1.25, "‹ 1.25 ›"), (2, "type:-3", -1, "‹ -1 ›"),
        (2, "type:-.5,enter", -0.5, "-0.5"), (2, "down,down,down", -0.25, "‹ -0.25 ›"),
    ])
    func aNumber(row: Int, keys: String, number: Double, shown: String) async throws {
        let form = StepTable()
        let harness = await rehearse(form)
        try await harness.play("\(row == 1 ? "j" : "j,j"),enter,\(keys)")
        expect(form.values[row], .number(number))
        let line = harness.screenText[row + 1]
        expect(line.hasSuffix(" \(shown)"), "\(line)")
    }

    /// What is typed so far may be nearer to 0 than the range.
    @Test(arguments: [
        ("type:-18", -18), ("type:-1", -20), ("type:-7,type:5", -30), ("type:5", -5),
        ("type:-30.5", -30), ("type:-4.5", -20),
    ])
    func aNumberBelowZero(keys: String, number: Double) async throws {
        let form = StepTable()
        form.range = -30.0 ... -5
        form.values[2] = .number(-20)
        let harness = await rehearse(form)
        try await harness.play("j,j,enter,\(keys)")
        expect(form.values[2], .number(number))
    }

    @Test func arrowsAndTheProgramSetTheNumber() async throws {
        // Its arrows can be clicked.
        do {
            let form = StepTable()
            let harness = await rehearse(form)
            func click(_ arrow: Character) async throws {
                let line = harness.screenText[1]
                let column = try #require(line.firstIndex(of: arrow))
                try await harness.play(
                    "click:\(line.distance(from: line.startIndex, to: column)):1")
            }
            try await harness.play("enter")
            try await click("›")
            expect(form.values[0], .choice(2))
            expect(harness.screenText[1].hasSuffix("‹ Weekly ›"), "\(harness.screenText[1])")
            try await click("‹")
            try await click("‹")
            expect(form.values[0], .choice(0))
            expect(harness.cursor == nil)
        }
        // A number that the program sets is typed anew.
        do {
            let form = StepTable()
            let harness = await rehearse(form)
            try await harness.play("j,enter,2")
            form.values[1] = .number(40)
            form.table.reloadData()
            try await harness.play("1")
            expect(form.values[1], .number(1))
        }
    }

    @Test func aScreenReaderAndOtherSurfacesGetText() async throws {
        // A screen reader gets the cursor instead of arrows.
        do {
            let form = StepTable()
            let harness = await rehearse(form, isAccessible: true)
            try await harness.play("enter,right")
            let line = try #require(harness.screenText.first { $0.contains("Weekly") })
            expect(!line.contains("‹"))
            expect(harness.cursor != nil)
        }
        // Text of other surfaces.
        do {
            let form = StepTable()
            let content = (0..<3).map { form.table.content(ofRowAt: RowPath(section: 0, row: $0)) }
            expect(content.map { $0.control?.title }, ["Daily", "5", "0.5"])
            expect(CellControl.number(0.1 + 0.2, step: 0.1).title, "0.3")
            expect(CellControl.number(1e20).title, "1e+20")
        }
    }

    @Test func aChoiceThatIsNoneTraps() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { _ = CellControl.picker(["Never"], selected: 1) }
        }
    }
}
