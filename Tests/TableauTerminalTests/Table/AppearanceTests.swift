import Foundation
import Tableau
import TableauTerminal
import TerminalTestSupport
import TestEnvironment
import Testing

/// Themes, the accessible mode, sizes, and escaped text.
@MainActor @Suite struct AppearanceTests {
    private func present(
        _ table: TableView, _ size: TerminalSize = TerminalSize(columns: 40, rows: 10),
        _ change: (inout TerminalOptions) -> Void = { _ in }
    ) async -> (TerminalScreen, TerminalTestHarness) {
        let screen = TerminalScreen(table, title: "List")
        var options = TerminalOptions.testing
        change(&options)
        let app = TerminalApplication(root: screen, options: options)
        return (screen, await TerminalTestHarness(app, size: size))
    }

    @Test(arguments: TerminalTheme.all)
    func theFocusIsVisibleInEveryTheme(theme: TerminalTheme) async throws {
        let list = ListTable("A", "B")
        let (_, harness) = await present(list.table) { $0.theme = theme }
        let focused = try #require(harness.style(column: 10, row: 1))
        let other = try #require(harness.style(column: 10, row: 2))
        expect(focused != other)
        expect(try TerminalOptions(arguments: ["--theme", theme.name]).theme, theme)
    }

    @Test func anAccessibleScreenIsStillAndPlacesTheCursor() async throws {
        let list = ListTable("A", "B")
        let (screen, harness) = await present(list.table) {
            $0.isAccessible = true
            $0.isAnimated = false
        }
        expect(harness.cursor, .init(column: 0, row: 1))
        try await harness.press("down")
        expect(harness.cursor, .init(column: 0, row: 2))
        list.insert("C", at: 0)
        await harness.pass(0)
        expect(harness.screenText[1...3], ["  C", "  A", "  B"], "at once, without marks")
        screen.isLoading = true
        await harness.pass(0.1)
        let loading = harness.recording
        expect(harness.screenText[0].hasSuffix(" Loading…"))
        await harness.pass(2)
        expect(harness.recording, loading, "the spinner doesn't turn")
    }

    @Test(arguments: ["0x0", "1x1", "3x1", "16x4", "15x4", "1000x500"])
    func screensOfAnySizeAreDrawn(text: String) async throws {
        let list = ListTable([("旅行", ["A", "日本語日本語日本語日本語日本語日本語", "👨‍👩‍👧"])], style: .plain)
        let size = try #require(TerminalSize(text))
        let (_, harness) = await present(list.table, size)
        try await harness.play("down,end,home,pagedown,?,x,/,a,escape,resize:40x10")
        expect(harness.screenText.count, 10)
        expect(harness.screenText.contains { $0.contains("日本語") })
    }

    @Test func controlCharactersInModelTextAreEscaped() async throws {
        let nasty = NastyText.pieces.map { "x\($0)y" }
        let list = ListTable([(NastyText.pieces.joined(), nasty)])
        list.value = { $0 }
        let size = TerminalSize(columns: 60, rows: 20)
        let (_, harness) = await present(list.table, size)
        var emulator = TerminalEmulator(width: 60, height: 20)
        try await harness.play("end,home,wheel:3,pagedown")
        list.insert("\u{1B}[2J new \u{9B}31m", at: 0)
        list.delete(at: 4)
        await harness.pass(1)
        for line in harness.recording.split(separator: "\n").dropFirst() {
            let event = try #require(
                try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [Any])
            let text = try #require(event[2] as? String)
            emulator.receive(Array(text.utf8))
        }
        expect(emulator.complaints, [])
        expect(emulator.lines, harness.screenText)
    }

    @Test func recordingsAreReproducible() async throws {
        func record() async throws -> String {
            let list = ListTable(
                (1...30).map { "Row \($0)" }.reduce(into: [(nil, [])]) {
                    $0[0].rows.append($1)
                })
            let (screen, harness) = await present(list.table)
            screen.addAction(key: "r", title: "Refresh") { [unowned screen] in
                list.insert("New", at: 2)
                list.move(0, to: 9)
                screen.status("Updated")
            }
            try await harness.play("down,r,wait:0.05,down,r,wheel:2,?,x,end,wait:2")
            return harness.recording
        }
        let first = try await record()
        expect(first.split(separator: "\n").count > 20)
        try await expect(record(), first)
    }

    @Test func manyRowsBlockNeitherDrawingNorFiltering() async throws {
        // Only visible rows of a million are requested.
        do {
            let endless = EndlessTable(count: 1_000_000)
            let size = TerminalSize(columns: 80, rows: 24)
            let (screen, harness) = await present(endless.table, size)
            expect(harness.screenText[1].contains("Row 0"))
            try await harness.play("end")
            expect(harness.screenText[22].contains("Row 999999"))
            expect(screen.focusedRow?.row, 999_999)
            try await harness.play("home,pagedown")
            expect(endless.asked < 250, "asked for \(endless.asked)")
        }
        // Filtering many rows does not block frames.
        do {
            let endless = EndlessTable(count: 50_000)
            let (_, harness) = await present(endless.table)
            try await harness.press("/,type:49999")
            expect(harness.screenText[9].contains("…"), "it is still searching")
            await harness.pass(1)
            expect(harness.screenText[1].contains("Row 49999"))
            expect(harness.screenText[9].hasSuffix("1 match"))
        }
    }

    @Test func optionsAreParsedFromArguments() throws {
        let variables = ["TERM": "xterm-256color"]
        let terminal = TerminalCapabilities(environment: variables)
        let options = try TerminalOptions(
            arguments: [
                "accounts", "--theme", "light", "--keys", "r,down", "--size", "60x20", "x",
            ],
            terminal)
        expect(options.theme, .light)
        expect(options.keys == "r,down" && options.isScripted && !options.isPlain)
        expect(options.size, TerminalSize(columns: 60, rows: 20))
        expect(options.remaining, ["accounts", "x"])
        expect(options.clock is TerminalVirtualClock)
        try expect(!TerminalOptions(arguments: [], terminal).isPlain)
        let pipe = TerminalCapabilities(environment: variables, isTerminal: false)
        try expect(TerminalOptions(arguments: [], pipe).isPlain)
        try expect(TerminalOptions(arguments: ["--plain"], terminal).isPlain)
    }

    @Test(arguments: [["--theme", "sepia"], ["--size", "big"], ["--keys", "hop"], ["--cast"]])
    func errorsNameTheInvalidArgument(arguments: [String]) {
        #expect {
            try TerminalOptions(
                arguments: arguments,
                TerminalCapabilities(environment: [:], isTerminal: false))
        } throws: { error in
            "\(error)".contains(arguments.last ?? "")
        }
    }

    /// Only where tests run the main actor on another thread than the main one, as on Linux.
    @Test(.enabled { await MainActor.run { !Thread.isMainThread } })
    func runningOffTheMainThreadThrows() {
        let app = TerminalApplication(
            root: TerminalScreen(ListTable("A").table), options: .testing)
        #expect {
            try app.run()
        } throws: { error in
            (error as? TerminalError)?.code == .notOnMainThread
        }
    }

    @Test func cellsShowTheirContent() async throws {
        let cells = CellsTable { row, cell in
            cell.textLabel?.text =
                ["Plain", "A title that is far too long for its row", "Many"][row]
            cell.accessoryType = [.disclosureIndicator, .checkmark, .none][row]
            cell.detailTextLabel?.text = ["a subtitle", "", "more"][row]
            if row == 0 { cell.imageView?.glyph = "♪" }
            if row == 2 {
                cell.textLabel?.numberOfLines = 0
                cell.textLabel?.text = "Several words that take several lines of the screen"
            }
        }
        let (_, harness) = await present(cells.table, TerminalSize(columns: 30, rows: 10))
        expect(
            harness.screenText[1...7],
            [
                " ▌ ♪ Plain                ›", "     a subtitle",
                "   A title that is far t… ✓", "   Several words that take",
                "   several lines of the", "   screen", "   more",
            ], "\(harness.screenText)")
    }

    /// Like a row's, the title of a header ends before its value, also among the matches of a filter.
    @Test func aHeadersTitleEndsBeforeItsValue() async throws {
        final class Headed: TableViewDelegate {
            func tableView(
                _ tableView: TableView, viewForHeaderInSection section: Int
            ) -> TableElementView? {
                let view = TableViewHeaderFooterView(reuseIdentifier: nil)
                view.textLabel?.text = "The accounts of everyone here"
                view.detailTextLabel?.text = "12 in all"
                return view
            }
        }
        let (list, delegate) = (ListTable("A", "B"), Headed())
        list.table.delegate = delegate
        let (_, harness) = await present(list.table, TerminalSize(columns: 30, rows: 6))
        let header = "   The accounts… 12 in all"
        expect(harness.screenText[1...2], [header, " ▌ A"], "\(harness.screenText)")
        try await harness.play("/,b")
        expect(harness.screenText[1...2], [header, " ▌ B"], "\(harness.screenText)")
    }

    @Test func aFilterFollowsChangesOfTheTable() async throws {
        let list = ListTable("Apple", "Banana", "Cherry")
        let (_, harness) = await present(list.table)
        try await harness.play("/,a")
        expect(harness.screenText[1...2], [" ▌ Apple", "   Banana"])
        list.insert("Avocado", at: 0)
        list.delete(at: 2)
        await harness.pass(0.1)
        expect(harness.screenText[1...3], ["   Avocado", " ▌ Apple", ""])
    }

    /// A single character in place of a key's symbol would be another key: `<` sorts.
    @Test func keysHaveNamesWhereOnlyASCIIIsShown() async throws {
        let list = ListTable("A", "B")
        let size = TerminalSize(columns: 72, rows: 34)
        let (_, harness) = await present(list.table, size) {
            $0 = TerminalOptions(
                TerminalCapabilities(environment: ["TERM": "xterm-256color", "LANG": "C"]))
            $0.clock = TerminalVirtualClock()
        }
        let hints = try #require(harness.screenText.last)
        expect(hints.contains("Up/Down move  Enter open"))
        try await harness.play("?")
        let help = harness.screenText.joined(separator: "\n")
        expect(help.contains("Up Down  k j"))
        expect(help.contains("Enter  Right  click"))
        expect(help.allSatisfy(\.isASCII), "\(help)")
        try await harness.play("escape,click:\(hints.distance(of: "Enter")):33")
        expect(list.taps, ["A"])
    }
}

extension String {
    /// The number of characters before a part.
    fileprivate func distance(of part: String) -> Int {
        range(of: part).map { distance(from: startIndex, to: $0.lowerBound) } ?? -1
    }
}
