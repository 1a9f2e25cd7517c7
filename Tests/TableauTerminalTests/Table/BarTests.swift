import Tableau
import TableauPictures
import TableauTerminal
import TestEnvironment
import Testing

/// Title bar, hints, help and the right edge on small screens.
@MainActor @Suite struct BarTests {
    private func present(
        _ table: TableView, title: String = "Accounts", _ columns: Int, _ rows: Int,
        actions: [(Character, String)] = []
    ) async -> (TerminalScreen, TerminalTestHarness, Log) {
        let screen = TerminalScreen(table, title: title)
        let log = Log()
        for (key, title) in actions {
            screen.addAction(key: key, title: title) { log.performed.append(key) }
        }
        let app = TerminalApplication(root: screen, options: .testing)
        let size = TerminalSize(columns: columns, rows: rows)
        return (screen, await TerminalTestHarness(app, size: size), log)
    }

    private final class Log { var performed: [Character] = [] }

    // MARK: Hints

    private final class PlainCell: TableViewCell, ReuseIdentifiable {}

    /// The hint of Enter names what Enter does with the row, or there is none.
    @Test(arguments: [
        (true, SelectionMode.single, "⏎ open"), (false, .single, "⏎ select"), (false, .none, ""),
    ])
    func enterIsNamedByWhatItDoes(isTapped: Bool, mode: SelectionMode, hint: String) async {
        let table = TableView(style: .plain)
        let binder = TableViewBinder(tableView: table)
        let chain = binder.onTable().bind(cellType: PlainCell.self, models: ["a"])
        if isTapped { chain.onTapped { _, _, _ in } }
        binder.selection.mode = mode
        binder.finish()
        let (_, harness, _) = await present(table, 60, 6)
        let line = harness.screenText.last ?? ""
        expect(line.contains("⏎"), !hint.isEmpty)
        expect(line.contains(hint) || hint.isEmpty, "\(line)")
    }

    /// A line that Return submits says so, and Tab is named where there is another field.
    @Test(arguments: [true, false]) func editingIsNamedByWhatItDoes(isAlone: Bool) async throws {
        let form = FormTable()
        if isAlone { form.rows = [.title] }
        let (_, harness, _) = await present(form.table, 60, 8)
        let cell = form.table.cellForRow(at: [0, 0])
        try await harness.play("enter")
        var line = harness.screenText.last ?? ""
        expect(line.contains("done") && line.contains("next field") == !isAlone, "\(line)")
        cell?.control?.submitTitle = "send"
        try await harness.play("x")
        line = harness.screenText.last ?? ""
        expect(line.contains("⏎ send") && !line.contains("done"), "\(line)")
    }

    // MARK: Title

    private static let long: [(Character, String)] = [("r", "Refresh"), ("o", "Open link")]

    @Test(arguments: [(40, 5), (41, 5), (20, 5), (16, 4), (80, 24)])
    func theTitleIsVisibleAndCentred(columns: Int, rows: Int) async throws {
        let list = ListTable("A")
        let (_, harness, _) = await present(list.table, columns, rows, actions: Self.long)
        let line = harness.screenText[0]
        let start = try #require(line.range(of: "Accounts")).lowerBound
        let column = line.distance(from: line.startIndex, to: start)
        let room = columns - "Accounts".count
        let right = line.dropFirst(column + 8)
        if right.allSatisfy({ $0 == " " }) {
            expect(column, room / 2, "nothing else is drawn")
        } else {
            expect(column == room / 2 || right.hasPrefix(" r "), "as near as the keys allow")
        }
    }

    @Test func theTitleBarHasRoomForItsTitleFirst() async throws {
        // Keys that do not fit take no room.
        do {
            let list = ListTable("A")
            let actions: [(Character, String)] = [("r", "Refresh all of it at once")]
            let (screen, harness, log) = await present(list.table, 40, 6, actions: actions)
            expect(harness.screenText[0], String(repeating: " ", count: 16) + "Accounts")
            try await harness.play("click:30:0")
            expect(log.performed, [], "what is not drawn cannot be clicked")
            screen.isLoading = true
            await harness.pass(0.1)
            expect(harness.screenText[0].hasSuffix("Loading…"))
        }
        // Keys leave room for the title and the back button.
        do {
            let (list, above) = (ListTable("A"), ListTable("B"))
            let (screen, harness, _) = await present(list.table, title: "Tableau", 20, 5)
            let pushed = TerminalScreen(above.table, title: "Accounts")
            pushed.addAction(key: "r", title: "Refresh") {}
            screen.push(pushed)
            await harness.pass(0.1)
            expect(harness.screenText[0], " ‹ Tab… Accounts")
            try await harness.play("resize:40x5")
            expect(harness.screenText[0], " ‹ Tableau      Accounts      r Refresh")
            screen.title = "Below"
            await harness.pass(0.1)
            expect(harness.screenText[0], " ‹ Below        Accounts      r Refresh")
        }
    }

    @Test func aSmallScreenShowsTheSpinner() async throws {
        let list = ListTable("A")
        let (screen, harness, _) = await present(list.table, 20, 5)
        screen.isLoading = true
        await harness.pass(0.1)
        expect(harness.screenText[0].contains("Accounts"))
        expect(harness.screenText[0].count, 19, "the spinner: \(harness.screenText[0])")
    }

    @Test func keysOfTheTitleBarAndOfTheHelpCanBeClicked() async throws {
        // The keys of the title bar can be clicked.
        do {
            let list = ListTable("A")
            let (_, harness, log) = await present(list.table, 60, 6, actions: Self.long)
            expect(harness.screenText[0].hasSuffix("  r Refresh  o Open link"))
            try await harness.play(
                "click:58:0,click:47:0,click:46:0,click:45:0,click:37:0,click:36:0")
            expect(log.performed, ["o", "r", "r"])
        }
        // The hints of the help can be clicked.
        do {
            let list = ListTable("A")
            let (_, harness, _) = await present(list.table, 60, 8)
            /// Whether the keys are shown above the table.
            func isOpen() -> Bool { harness.screenText[1..<7].contains { $0.contains("move") } }
            try await harness.play("?")
            expect(isOpen())
            let line = harness.screenText[7]
            let range = try #require(line.range(of: "close"), "\(line)")
            try await harness.play(
                "click:\(CharacterWidth.columns(of: line[..<range.lowerBound])):7")
            expect(!isOpen())
        }
    }

    // MARK: Hints

    @Test(arguments: [
        (80, "↑↓ move  ⏎ open  r Refresh  o Open link  / filter  ? help  q quit"),
        (60, "⏎ open  r Refresh  o Open link  ? help  q quit"),
        (40, "r Refresh  ? help  q quit"), (20, "? help  q quit"), (16, "? help"),
    ])
    func theLeastImportantHintsAreDropped(columns: Int, hints: String) async {
        let list = ListTable("A")
        let (_, harness, _) = await present(list.table, columns, 5, actions: Self.long)
        let line = harness.screenText[4]
        expect(line.hasPrefix(" " + hints) && line.hasSuffix("1/1"), "\(line)")
        expect(line.dropFirst(1 + hints.count).dropLast(3).allSatisfy { $0 == " " }, "\(line)")
    }

    @Test func enterIsNamedByTheControlAndInEditingMode() async throws {
        // The hint of enter names what it does with a control.
        do {
            let form = FormTable()
            let (_, harness, _) = await present(form.table, 80, 12, actions: [])
            expect(harness.screenText[11].contains("⏎ edit"))
            try await harness.play("down,down")
            expect(harness.screenText[11].contains("⏎ toggle"))
            form.table.cellForRow(at: [0, 2])?.control?.isEnabled = false
            try await harness.play("down,up")
            expect(harness.screenText[11].contains("⏎ open"))
        }
        // Enter marks in editing mode. In editing mode Enter and a click check rows, and the hint
        // says so.
        do {
            let table = TableView(style: .plain)
            let binder = TableViewBinder(tableView: table)
            let log = Log()
            binder.onTable().bind(cellType: PlainCell.self, models: ["a", "b"])
                .onTapped { _, _, _ in log.performed.append("x") }
            binder.selection.isEditing = true
            binder.finish()
            let (_, harness, _) = await present(table, 60, 6)
            expect(harness.screenText.last?.contains("⏎ mark"), true)
            try await harness.play("enter,down,enter")
            expect(table.markedRows, [RowPath(section: 0, row: 0), RowPath(section: 0, row: 1)])
            expect(log.performed.isEmpty)
            binder.selection.isEditing = false
            try await harness.play("enter")
            expect(table.markedRows.isEmpty && log.performed == ["x"])
        }
    }

    @Test func keysOfHintsAreHighlightedAndCanBeClicked() async throws {
        let list = ListTable("A", "B")
        let (screen, harness, log) = await present(list.table, 80, 6, actions: Self.long)
        let line = harness.screenText[5]
        func column(_ text: String) throws -> Int {
            line.distance(
                from: line.startIndex, to: try #require(line.range(of: text)).lowerBound)
        }
        let filter = try column("/ filter")
        expect(
            harness.style(column: filter, row: 5)?.foreground
                != harness.style(column: filter + 2, row: 5)?.foreground)
        try await harness.play("click:\(try column("r Refresh")):5")
        try await harness.play("click:\(try column("Open link")):5")
        expect(log.performed, ["r", "o"])
        try await harness.play("click:\(try column("↑↓")):5,click:79:5")
        expect(screen.focusedRow?.row == 0 && harness.screenText[5] == line)
        try await harness.play("click:\(try column("⏎")):5")
        expect(list.taps, ["A"])
        try await harness.play("click:\(filter):5")
        expect(harness.screenText[5].hasPrefix(" /"))
        try await harness.play("click:1:5")
        expect(harness.screenText[5].hasPrefix(" /"), "there are no hints while a filter is typed")
        try await harness.play("escape,click:\(try column("? help")):5")
        expect(harness.screenText.contains { $0.contains("half a page") })
    }

    @Test func theHelpNamesTheKeysThatThereAre() async throws {
        // The list of keys names each key once.
        do {
            let labels = BrowsingCommand.keys.usage.split(separator: "\n")
            expect(labels.count > 10 && Set(labels).count == labels.count)
            for key in [Key.up, .character("j"), .control("z"), .f1, .character(" ")] {
                expect(labels.contains { $0.contains(key.label) }, "\(key.label)")
            }
        }
        // The help omits what the screen lacks. The help names what the screen has, and nothing
        // else.
        do {
            let (_, harness, _) = await present(ListTable("A", "B").table, 80, 30)
            try await harness.play("?")
            let text = harness.screenText.joined(separator: " ")
            for absent in ["section", "field", "sort", "back", "move the row", "mark all"] {
                expect(!text.contains(absent), "\(absent): \(text)")
            }
            for present in ["a page", "open", "filter", "quit"] { expect(text.contains(present)) }
        }
        // Function one shows the keys of the current mode.
        do {
            let form = FormTable()
            let (_, harness, _) = await present(form.table, 80, 24)
            try await harness.play("enter,type:Tea,f1")
            expect(harness.screenText.contains { $0.contains("undo, redo") })
            try await harness.play("escape,!")
            expect(form.title, "Tea!", "the edit continues")
            try await harness.play("escape,/,f1")
            expect(harness.screenText.contains { $0.contains("undo, redo") })
            try await harness.play("f1,e")
            expect(harness.screenText[23].hasPrefix(" /e"))
        }
    }

    // MARK: Help

    private static let keys = [
        "PgUp", "half a page", "next section", "jump to", "open", "toggle", "next field", "back",
        "filter", "Refresh", "repaint", "suspend", "quit",
    ]

    @Test(arguments: [(80, 24), (60, 24), (40, 12), (40, 24), (20, 5), (24, 8), (16, 4), (120, 8)])
    func everyKeyOfTheHelpCanBeReached(columns: Int, rows: Int) async throws {
        let form = FormTable()
        form.sectionCount = 2
        let (below, harness, _) = await present(ListTable("Z").table, columns, rows)
        let screen = TerminalScreen(form.table, title: "Form")
        screen.addAction(key: "r", title: "Refresh") {}
        below.push(screen)
        await harness.pass(0.1)
        try await harness.play("?")
        var (seen, shown) = ("", [String]())
        for _ in 0..<60 where harness.screenText != shown {
            shown = harness.screenText
            seen +=
                shown[1..<(rows - 1)].map { line in
                    line.split(separator: " ").joined(separator: " ")
                }.joined(separator: " ") + " "
            try await harness.play("down")
        }
        for key in Self.keys {
            expect(key.split(separator: " ").allSatisfy { seen.contains($0) }, "\(key)")
        }
        expect(screen.focusedRow?.row, 0, "the keys scroll the help")
        try await harness.play("escape")
        expect(!harness.screenText.joined().contains("PgUp"), "\(harness.screenText)")
    }

    @Test func keysAndWheelScrollTheHelp() async throws {
        let list = ListTable("A")
        let (_, harness, _) = await present(list.table, 40, 8)
        try await harness.play("?")
        let top = harness.screenText
        expect(top.contains { $0.contains("move") } && top.contains { $0.hasSuffix("↓") })
        for key in [
            "down,up", "wheel:1,wheel:-1", "pagedown,home", "end,g",
            "G,pageup,pageup,pageup,pageup,pageup,pageup,pageup",
        ] {
            try await harness.play(key)
            expect(harness.screenText, top, "\(key)")
        }
        try await harness.play("end")
        expect(harness.screenText.contains { $0.contains("quit") })
        expect(harness.screenText.contains { $0.hasSuffix("↑") })
        try await harness.play("resize:80x24")
        expect(harness.screenText.contains { $0.contains("move") }, "now everything fits")
    }

    @Test(arguments: ["up", "wheel:-1", "pageup"]) func aResizedHelpScrollsAtOnce(key: String)
        async throws
    {
        let list = ListTable("A")
        let (_, harness, _) = await present(list.table, 20, 5)
        try await harness.play("?,end,resize:60x12")
        let end = harness.screenText
        expect(end.contains { $0.contains("quit") })
        try await harness.play(key)
        expect(harness.screenText != end)
    }

    // MARK: The right edge

    @Test func wideLettersDoNotInterruptTheScrollBar() async throws {
        let titles = ["あ", "か", "A", "さ", "た", "な"]
        let list = ListTable(
            titles.map { ($0, (0..<6).map { "Row \($0)" }) }, style: .plain)
        let (screen, harness, _) = await present(list.table, 30, 12)
        screen.showsSectionIndex = true
        await harness.pass(0.1)
        for step in 0..<8 {
            let bar = harness.screenText[1...10].map { $0.last == "▐" }
            let first = try #require(bar.firstIndex(of: true), "\(harness.screenText)")
            let last = try #require(bar.lastIndex(of: true))
            expect(bar[first...last].allSatisfy { $0 }, "step \(step): \(harness.screenText)")
            try await harness.play("wheel:2")
        }
        // Both columns of a wide letter belong to it.
        try await harness.play("click:28:4")
        expect(screen.focusedRow?.section, 3)
        try await harness.play("click:27:2")
        expect(screen.focusedRow?.section, 1)
    }

    // MARK: Messages

    @Test(arguments: [(20, 5), (40, 12), (80, 24)])
    func aLongMessageIsWrapped(columns: Int, rows: Int) async throws {
        let list = ListTable("A", "B", "C", "D", "E", "F")
        let (screen, harness, _) = await present(list.table, columns, rows)
        let calm = harness.screenText
        screen.status("home.json: expected a whole number")
        await harness.pass(0.1)
        let words = harness.screenText.joined(separator: " ").split(separator: " ")
        for word in ["home.json:", "expected", "a", "whole", "number"] {
            expect(words.contains { $0 == word }, "\(word) in \(harness.screenText)")
        }
        await harness.pass(5)
        expect(harness.screenText, calm)
        screen.status(String(repeating: "endless ", count: 200))
        await harness.pass(0.1)
        expect(harness.screenText[0] == calm[0] && harness.screenText[1] == calm[1])
        expect(harness.screenText.last?.hasSuffix("…"), true)
    }

    @Test(arguments: [(16, 4), (20, 5), (40, 12), (80, 24)])
    func thePromptForASectionLetterIsShown(columns: Int, rows: Int) async throws {
        let list = ListTable([("ONE", ["A"]), ("TWO", ["B"])])
        let (_, harness, _) = await present(list.table, columns, rows)
        try await harness.play("'")
        try expect(#require(harness.screenText.last).contains("Letter"))
    }
}
