import Tableau
import TableauTerminal
import TestEnvironment
import Testing

/// Screens as grids of characters at fixed times.
@MainActor @Suite struct ScreenTests {
    private let size = TerminalSize(columns: 32, rows: 8)

    private func present(
        _ table: TableView, title: String = "List", _ size: TerminalSize? = nil,
        _ change: (inout TerminalOptions) -> Void = { _ in }
    ) async -> (TerminalScreen, TerminalApplication, TerminalTestHarness) {
        let screen = TerminalScreen(table, title: title)
        var options = TerminalOptions.testing
        change(&options)
        let app = TerminalApplication(root: screen, options: options)
        let harness = await TerminalTestHarness(app, size: size ?? self.size)
        return (screen, app, harness)
    }

    @Test func theFirstScreenAndAnEmptyTableSayWhatThereIs() async {
        // The first screen.
        do {
            let list = ListTable([("FRUIT", ["Apple", "Banana"]), ("NUTS", ["Walnut"])])
            list.value = { "\($0.count)" }
            let (_, _, harness) = await present(list.table)
            expect(
                harness.screenText,
                [
                    "              List", "   FRUIT", " ▌ Apple                    5",
                    "   Banana                   6", "", "   NUTS",
                    "   Walnut                   6", " ⏎ open  ? help  q quit     1/3",
                ])
        }
        // Without a terminal an empty table says so.
        do {
            let list = ListTable("A")
            let screen = TerminalScreen(list.table, title: "Letters")
            screen.emptyText = "No letters\u{1B}[2J"
            expect(screen.plainText, "Letters\n\n  A\n")
            list.delete(at: 0)
            expect(screen.plainText, "Letters\n\nNo letters␛[2J\n")
        }
    }

    @Test func insertedRowsSlideInAndMovedOnesTravel() async throws {
        // An inserted row slides in after others move down.
        do {
            let list = ListTable("Apple", "Banana")
            let (_, _, harness) = await present(list.table)
            list.insert("Cherry", at: 1)
            await harness.pass(0)
            expect(harness.screenText[2], "   Banana", "at first nothing has moved")
            await harness.pass(0.1)
            let middle = harness.screenText
            expect(middle[2].hasSuffix("Cherry") && !middle[2].hasPrefix("   Cherry"))
            expect(middle[3], "   Banana")
            await harness.pass(0.2)
            expect(harness.screenText[1...3], [" ▌ Apple", "   Cherry", "   Banana"])
        }
        // A moved row travels.
        do {
            let list = ListTable("A", "B", "C", "D")
            let (screen, _, harness) = await present(list.table)
            list.move(0, to: 3)
            await harness.pass(0.02)
            let early = harness.screenText.firstIndex(of: " ▌ A") ?? 0
            expect(early > 0 && early < 4, "it is between its old and its new position")
            await harness.pass(0.3)
            expect(harness.screenText[1...4], ["   B", "   C", "   D", " ▌ A"])
            expect(screen.focusedRow?.row, 3, "the focus follows its row")
        }
    }

    @Test func theFocusMovesToTheRowAtTheDeletedIndex() async throws {
        let list = ListTable("A", "B", "C")
        let (screen, _, harness) = await present(list.table)
        try await harness.play("down")
        list.delete(at: 1)
        await harness.pass(0.3)
        expect(harness.screenText[1...2], ["   A", " ▌ C"])
        list.delete(at: 1)
        await harness.pass(0.3)
        expect(screen.focusedRow?.row, 0)
        list.delete(at: 0)
        await harness.pass(0.3)
        expect(screen.focusedRow == nil)
        expect(harness.screenText.contains { $0.contains("Nothing here") })
        list.insert("New", at: 0)
        await harness.pass(0.3)
        expect(harness.screenText[1], " ▌ New")
    }

    @Test func headersOfAPlainTableFloatWhileTheirRowsScroll() async throws {
        let list = ListTable(
            [("ONE", (1...9).map { "One \($0)" }), ("TWO", (1...9).map { "Two \($0)" })],
            style: .plain)
        let (_, _, harness) = await present(list.table)
        try await harness.play("wheel:1")
        expect(harness.screenText[1].contains("ONE"))
        expect(harness.screenText[2].contains("One 4"), "\(harness.screenText)")
        try await harness.play("wheel:2")
        expect(harness.screenText[1].contains("ONE") || harness.screenText[1].contains("TWO"))
        try await harness.play("],]")
        expect(harness.screenText[1].contains("TWO"))
        expect(harness.screenText[2].contains("▌ Two 1"))
    }

    @Test func keysMoveAndTapAndGoBack() async throws {
        let list = ListTable("A", "B", "C")
        let other = ListTable("X")
        let (screen, app, harness) = await present(list.table)
        try await harness.play("down,down,down,up,enter")
        expect(list.taps, ["B"])
        screen.push(TerminalScreen(other.table, title: "Detail"))
        await harness.pass(0.1)
        expect(harness.screenText[0].hasPrefix(" ‹ List"))
        expect(harness.screenText[0].contains("Detail"))
        expect(harness.screenText[1], " ▌ X")
        try await harness.play("escape")
        expect(app.screens.count, 1)
        expect(harness.screenText[2], " ▌ B")
    }

    @Test func anotherDataSourceIsShownAtOnce() async throws {
        let (list, other) = (ListTable("Apple"), ListTable("Pear"))
        let (_, _, harness) = await present(list.table)
        list.table.dataSource = other
        await harness.pass(0.1)
        let text = harness.screenText.joined()
        expect(text.contains("Pear") && !text.contains("Apple"), "\(text)")
    }

    @Test func theMouseTapsRowsHeadersAndFooters() async throws {
        // The mouse selects and taps.
        do {
            let list = ListTable("A", "B", "C")
            let (screen, _, harness) = await present(list.table)
            try await harness.play("click:4:3")
            expect(screen.focusedRow?.row, 2)
            expect(list.taps, ["C"])
            try await harness.play("click:4:6,click:40:50,click:0:0")
            expect(list.taps, ["C"])
        }
        // The mouse taps headers and footers.
        do {
            let list = ListTable([("FRUIT", ["Apple"]), ("NUTS", ["Walnut"])])
            let (screen, _, harness) = await present(list.table)
            var taps: [String] = []
            try await harness.play("click:4:1")
            list.table.headerView(forSection: 0)?.onTap = { taps.append("fruit") }
            list.table.headerView(forSection: 1)?.onTap = { taps.append("nuts") }
            try await harness.play("click:4:1,click:4:4")
            expect(taps, ["fruit", "nuts"])
            expect(list.taps.isEmpty && screen.focusedRow?.section == 0)
        }
    }

    @Test func actionsSpinnersAndMessages() async throws {
        let list = ListTable("A")
        let (screen, app, harness) = await present(list.table)
        screen.addAction(key: "r", title: "Refresh") { [unowned screen, unowned app] in
            screen.isLoading = true
            app.clock.schedule(after: 0.5) {
                list.insert("B", at: 1)
                screen.isLoading = false
                app.status("Updated")
            }
        }
        expect(!harness.screenText[0].contains("Refresh"))
        await harness.pass(0.1)
        expect(harness.screenText[0].hasSuffix("r Refresh"))
        try await harness.press("r")
        let first = harness.screenText[0]
        expect(first.hasSuffix("Loading…"))
        await harness.pass(0.1)
        expect(harness.screenText[0] != first, "the spinner turns")
        await harness.pass(1)
        expect(harness.screenText[2], "   B")
        expect(harness.screenText[7].hasPrefix(" Updated"))
        await harness.pass(4)
        expect(harness.screenText[7].hasPrefix(" r Refresh  ? help"))
    }

    @Test func aFilterFindsRowsAndEscClearsIt() async throws {
        let list = ListTable("Crème", "Apple", "Cream", "Banana")
        let (screen, _, harness) = await present(list.table)
        try await harness.play("/,c,r,e")
        expect(harness.screenText[1...3], [" ▌ Crème", "   Cream", ""])
        expect(harness.screenText[7].hasPrefix(" /cre"))
        expect(harness.screenText[7].hasSuffix("2 matches"))
        expect(harness.cursor, .init(column: 5, row: 7))
        try await harness.play("down,enter,enter")
        expect(list.taps, ["Cream"])
        expect(screen.focusedRow?.row, 2)
        expect(harness.screenText[2], "   Apple", "the filter has ended")
        try await harness.play("/,x")
        expect(harness.screenText.contains { $0.contains("No matches for “x”") })
        try await harness.play("escape")
        expect(harness.screenText[2], "   Apple")
    }

    @Test func sectionLettersJump() async throws {
        let letters = "ABCDEFGHIJ".map { String($0) }
        let list = ListTable(letters.map { ($0, ["\($0)nna", "\($0)nton"]) }, style: .plain)
        let (screen, _, harness) = await present(list.table)
        screen.showsSectionIndex = true
        try await harness.play("',f")
        expect(screen.focusedRow?.section, 5)
        expect(harness.screenText[1].contains("F"))
        try await harness.play("click:30:1")
        expect(screen.focusedRow?.section, 0)
        expect(harness.screenText[1].contains("A"))
    }

    /// A section without a title, or with a blank one, has no letter.
    @Test func sectionLettersAreTheFirstOfTheirHeaders() async throws {
        let list = ListTable([("xenon", ["1"]), (nil, ["2"]), (" zinc", ["3"])], style: .plain)
        let (screen, _, harness) = await present(list.table)
        screen.showsSectionIndex = true
        await harness.pass(0.1)
        expect(harness.screenText[1...2].map { $0.last }, ["X", "Z"])
        try await harness.play("',z")
        expect(screen.focusedRow?.section, 2)
    }

    /// A pushed screen without rows shows its text, and its owner hears of its end.
    @Test func aScreenWithoutRowsIsShownAndPopped() async throws {
        let list = ListTable("A")
        let (_, app, harness) = await present(list.table)
        let pushed = TerminalScreen(TableView(), title: "Results")
        var pops = 0
        pushed.emptyText = "No results"
        pushed.onPop = { pops += 1 }
        app.push(pushed)
        await harness.pass(0.1)
        expect(harness.screenText.contains { $0.contains("No results") })
        try await harness.play("escape")
        expect(pops, 1)
        expect(harness.screenText[1], " ▌ A")
    }

    /// A screen keeps its controller as long as it is open, and hears of the program's end only
    /// then.
    @Test func aScreenKeepsItsControllerAndHearsOfTheEnd() async throws {
        final class Controller {}
        var ended: [String] = []
        let (_, app, harness) = await present(ListTable("A").table)
        func push(_ title: String) -> () -> Bool {
            let (screen, kept) = (TerminalScreen(TableView(), title: title), Controller())
            screen.controller = kept
            screen.onQuit = { ended.append(title) }
            app.push(screen)
            return { [weak kept] in kept != nil }
        }
        let isLeftKept = push("left")
        app.pop()
        let isOpenKept = push("open")
        await harness.pass(0.1)
        expect([isLeftKept(), isOpenKept()], [false, true])
        app.quit()
        expect(ended, ["open"])
    }

    @Test func helpNamesEveryKey() async throws {
        let list = ListTable("A")
        let (screen, _, harness) = await present(
            list.table, TerminalSize(columns: 60, rows: 24))
        screen.addAction(key: "r", title: "Refresh") {}
        try await harness.play("?")
        for text in ["PgUp", "half a page", "filter", "Refresh", "quit"] {
            expect(harness.screenText.contains { $0.contains(text) }, "\(text)")
        }
        try await harness.play("x")
        expect(!harness.screenText.contains { $0.contains("half a page") })
    }
}
