import Tableau
import TableauTerminal
import TestEnvironment
import Testing

/// The filter on live data: matches, requested cells, and the focus.
@MainActor @Suite struct FilterTests {
    private func present(
        _ table: TableView, _ size: TerminalSize = TerminalSize(columns: 40, rows: 10)
    ) async -> (TerminalScreen, TerminalTestHarness) {
        let screen = TerminalScreen(table, title: "List")
        let app = TerminalApplication(root: screen, options: .testing)
        return (screen, await TerminalTestHarness(app, size: size))
    }

    // MARK: Focus

    @Test func theFocusFollowsItsRowOrGoesToTheNextMatch() async throws {
        // The focus stays on its row.
        do {
            let list = ListTable("Apple", "Banana", "Cherry", "Date")
            let (_, harness) = await present(list.table)
            try await harness.play("/,a,enter,down")
            expect(harness.screenText[1...3], ["   Apple", " ▌ Banana", "   Date"])
            list.insert("Avocado", at: 0)
            list.insert("Aubergine", at: 0)
            await harness.pass(0.1)
            expect(harness.screenText.contains(" ▌ Banana"), "\(harness.screenText)")
            list.move(3, to: 5)
            await harness.pass(0.1)
            expect(harness.screenText.contains(" ▌ Banana"), "\(harness.screenText)")
            try await harness.play("enter")
            expect(list.taps, ["Banana"])
        }
        // The focus moves to the next match when its row is deleted.
        do {
            let list = ListTable("Apple", "Fig", "Banana", "Date")
            let (_, harness) = await present(list.table)
            try await harness.play("/,a,enter,down")
            list.delete(at: 2)
            await harness.pass(0.1)
            expect(harness.screenText[1...3], ["   Apple", " ▌ Date", ""])
            list.delete(at: 2)
            await harness.pass(0.1)
            expect(harness.screenText[1...2], [" ▌ Apple", ""])
        }
        // The focus follows its row through sections and reloads.
        do {
            let stock = Stock([["Apple", "Banana"], ["Cherry", "Date"]])
            let (_, harness) = await present(stock.table)
            try await harness.play("/,a,enter,down")
            expect(harness.screenText.contains(" ▌ Banana"))
            stock.show([["Apple"], ["Cherry", "Banana", "Date"]])
            await harness.pass(0.1)
            expect(harness.screenText.contains(" ▌ Banana"), "\(harness.screenText)")
            stock.binder.animateChanges = false
            stock.show([["Avocado", "Apple"], ["Cherry", "Papaya", "Date", "Banana"]])
            await harness.pass(0.1)
            expect(harness.screenText.contains(" ▌ Banana"), "\(harness.screenText)")
        }
    }

    @Test func theFocusStaysAtTheMatchWhenAllRowsAreShown() async throws {
        let list = ListTable([(nil, (0..<30).map { "row \($0)" })], style: .plain)
        let (screen, harness) = await present(list.table)
        try await harness.play("/,type:27,escape")
        expect(harness.screenText.contains { $0.hasPrefix("▌ row 27") }, "\(harness.screenText)")
        expect(harness.screenText.contains { $0.contains("row 26") })
        // Where nothing matches, it stays where it was.
        try await harness.play("/,type:zzz")
        expect(screen.focusedRow == nil)
        try await harness.play("escape")
        expect(screen.focusedRow?.row, 27)
    }

    /// A row that goes elsewhere does not let the keys for a match wait.
    @Test func aRowThatGoesElsewhereTakesNoKeys() async throws {
        let list = ListTable("Apple", "Banana", "Date")
        let (_, harness) = await present(list.table)
        try await harness.play("/,a,enter,down")
        list.delete(at: 0)
        await harness.pass(0.05)
        try await harness.press("enter")
        expect(list.taps, ["Banana"])
    }

    @Test func theFocusStaysVisible() async throws {
        let list = ListTable([(nil, (0..<30).map { "row \($0)" })], style: .plain)
        let (_, harness) = await present(list.table)
        func hasFocus() -> Bool { harness.screenText.contains { $0.hasPrefix("▌ row 7") } }
        try await harness.play("/,r,enter,type:jjjjjjj")
        expect(hasFocus(), "\(harness.screenText)")
        try await harness.play("resize:40x5")
        expect(hasFocus(), "the screen shrinks: \(harness.screenText)")
        try await harness.press("k,k,k,j,j,j,resize:40x4")
        expect(hasFocus(), "without a frame between: \(harness.screenText)")
        list.insert("rum", at: 7)
        list.insert("rye", at: 7)
        list.insert("root", at: 7)
        await harness.pass(0.1)
        expect(hasFocus(), "matches arrive above: \(harness.screenText)")
        try await harness.play("wheel:9")
        list.insert("red", at: 1)
        try await harness.play("resize:40x6,wait:1")
        expect(!hasFocus(), "the user scrolled away: \(harness.screenText)")
    }

    // MARK: Requested cells

    @Test func aBatchDoesNotRestartTheSearch() async throws {
        let list = ListTable([(nil, (0..<3000).map { "Row \($0)" })])
        let (_, harness) = await present(list.table)
        try await harness.play("/,type:99")
        await harness.pass(1)
        expect(!harness.screenText[9].contains("…"))
        let asked = list.askedCells
        list.insert("Row 99 again", at: 5)
        await harness.pass(0.5)
        expect(harness.screenText[9].hasSuffix("58 matches"), "\(harness.screenText)")
        // Only the new row and the visible rows of each frame are read.
        expect(list.askedCells < asked + 500, "\(list.askedCells - asked)")
        // Longer and shorter queries are answered from the text already read.
        let again = list.askedCells
        try await harness.play("9")
        expect(harness.screenText[9].hasSuffix(" 3 matches"))
        try await harness.play("backspace,backspace,backspace,8,7,6")
        expect(harness.screenText[9].hasSuffix(" 3 matches"))
        expect(list.askedCells < again + 500, "\(list.askedCells - again)")
    }

    @Test func matchesAreShownWhileAllRowsKeepChanging() async throws {
        let stock = Stock([(0..<20_000).map { "Row \($0)" }], says: .nothing)
        let (_, harness) = await present(stock.table)
        try await harness.play("/,type:1999")
        for turn in 0..<Effort.count(3, full: 20) {
            stock.show([(0..<20_000).map { "Row \($0)" }], turn: turn)
            await harness.pass(1 / 60.0)
        }
        expect(harness.screenText[2].contains("Row 1999"), "\(harness.screenText)")
    }

    @Test func rowsNearTheFocusAreSearchedFirst() async throws {
        let count = Effort.count(100_000, full: 1_000_000)
        let endless = EndlessTable(count: count)
        let (_, harness) = await present(endless.table)
        try await harness.play("end,pageup")
        try await harness.press("/,type:9998")
        expect(harness.screenText[9].contains("…"), "it is still searching")
        // One of the last rows, of which all end so.
        let near = "Row \(count / 10 - 2)"
        expect(harness.screenText.contains { $0.contains(near) }, "\(harness.screenText)")
    }

    @Test(arguments: Stock.Says.allCases)
    func searchTextsAreSearchedWithoutCells(says: Stock.Says) async throws {
        let stock = Stock([(0..<5000).map { "Row \($0)" }], says: says)
        let (_, harness) = await present(stock.table)
        let asked = stock.askedCells
        try await harness.press("/,type:4321")
        await harness.pass(1)
        expect(harness.screenText[2].contains("Row 4321"))
        if says == .nothing {
            expect(stock.askedCells > asked + 4000)
        } else {
            expect(stock.askedCells < asked + 400, "\(stock.askedCells - asked)")
        }
    }

    // MARK: Matches

    @Test func aMatchingHeaderKeepsItsRows() async throws {
        let list = ListTable([("FRUIT", ["Apple", "Banana"]), ("NUTS", ["Walnut", "Apple nut"])])
        let (_, harness) = await present(list.table)
        try await harness.play("/,type:fruit")
        expect(
            harness.screenText[1...4], ["   FRUIT", " ▌ Apple", "   Banana", ""],
            "\(harness.screenText)")
        try await harness.play("ctrl-u,type:nuts app")
        expect(harness.screenText[1...3], ["   NUTS", " ▌ Apple nut", ""])
        try await harness.play("ctrl-u,type:apple")
        expect(
            harness.screenText[1...5],
            [
                "   FRUIT", "   Apple", "   NUTS", " ▌ Apple nut", "",
            ], "the focus stays on its row")
        list.table.performBatchUpdates {
            list.sections[1].title = "SEEDS"
            list.table.reloadSections([1], with: .none)
        }
        try await harness.play("ctrl-u,type:seeds")
        expect(harness.screenText[1...3].dropFirst().allSatisfy { $0.contains("nut") })
    }

    @Test(arguments: [
        ("Crème brûlée", "creme BRULEE"), ("STRASSE", "straße"), ("Straße", "STRASSE"),
        ("ΟΔΥΣΣΕΥΣ", "οδυσσευς"), ("Cre\u{300}me", "crème"), ("한국", "한"), ("が", "か\u{3099}"),
        ("soft\u{AD}hyphen", "softhyphen"), ("Ёлка", "елка"), ("İstanbul", "istanbul"),
        ("two  words", "words two"), ("日本語", "本"), ("👍🏽", "👍"),
    ])
    func caseAndAccentsAreIgnored(text: String, query: String) async throws {
        let list = ListTable("Other", text)
        let (_, harness) = await present(list.table)
        try await harness.play("/,paste:\(query)")
        expect(harness.screenText[9].hasSuffix("1 match"), "\(harness.screenText)")
        try await harness.play("q")
        expect(harness.screenText[9].hasSuffix("0 matches"))
    }

    @Test func marksThatAreLettersAreNotIgnored() async throws {
        let list = ListTable("か", "क")
        let (_, harness) = await present(list.table)
        try await harness.play("/,が")
        expect(harness.screenText[9].hasSuffix("0 matches"))
        try await harness.play("ctrl-u,कि")
        expect(harness.screenText[9].hasSuffix("0 matches"))
    }

    // MARK: Keys

    @Test func theKeysShownInTheBarWork() async throws {
        let list = ListTable("Apple", "Banana")
        let (screen, harness) = await present(
            list.table, TerminalSize(columns: 70, rows: 10))
        screen.addAction(key: "r", title: "Refresh") { list.insert("Radish", at: 0) }
        try await harness.play("/")
        expect(!harness.screenText[0].contains("Refresh"), "the key is a letter now")
        try await harness.play("r,backspace,a,enter")
        expect(harness.screenText[0].contains("r Refresh"))
        expect(harness.screenText[9].contains("r Refresh"))
        expect(list.sections[0].rows.count, 2)
        try await harness.play("r")
        expect(list.sections[0].rows.count, 3)
        expect(harness.screenText.contains("   Radish"))
    }

    /// The text of the row with the focus.
    private func focused(_ harness: TerminalTestHarness) -> String? {
        harness.screenText.first { $0.contains("▌") }?.split(separator: " ").dropFirst().first
            .map(String.init)
    }

    @Test func sectionKeysLeadToSectionsWithMatches() async throws {
        let list = ListTable([
            ("ONE", (1...9).map { "A\($0)" }), ("TWO", ["B"]), ("UP", (1...9).map { "AA\($0)" }),
        ])
        let (screen, harness) = await present(list.table)
        screen.showsSectionIndex = true
        try await harness.play("/,type:a,enter,],down,down")
        expect(focused(harness), "AA3")
        try await harness.play("[")
        expect(focused(harness), "AA1", "to the top of its section")
        try await harness.play("[")
        expect(focused(harness), "A1", "past the one without matches")
        try await harness.play("',U")
        expect(focused(harness), "AA1")
        expect(harness.screenText[1].contains("UP"))
        let column = try #require(harness.screenText[1].firstIndex(of: "O")).utf16Offset(
            in: harness.screenText[1])
        try await harness.play("click:\(column):1")
        expect(focused(harness), "A1", "by its letter")
    }

    @Test func aMatchTallerThanTheScreenScrolls() async throws {
        let list = ListTable("A " + (1...20).map { "word\($0)" }.joined(separator: " "), "AB")
        list.wraps = { _ in true }
        let (_, harness) = await present(list.table, TerminalSize(columns: 20, rows: 8))
        try await harness.play("/,type:a,enter")
        expect(!harness.screenText.contains { $0.contains("word20") })
        try await harness.play("pagedown,pagedown,pagedown")
        expect(harness.screenText.contains { $0.contains("word20") })
        try await harness.play("down,down")
        expect(focused(harness), "AB")
    }

    @Test func aLongListScrollsAndPages() async throws {
        let list = ListTable([
            ("ONE", (1...20).map { "A\($0)" }), ("TWO", (1...20).map { "A\($0) two" }),
        ])
        let (_, harness) = await present(list.table)
        try await harness.play("/,type:a,enter,end")
        expect(
            harness.screenText[8], " ▌ A20 two                             ▐",
            "\(harness.screenText)")
        try await harness.play("home")
        expect(
            harness.screenText[1...2].map { $0.filter { $0 != "▐" && $0 != " " } },
            [
                "ONE", "▌A1",
            ])
        try await harness.play("wheel:2")
        expect(harness.screenText[1].contains("A6"), "\(harness.screenText)")
        try await harness.play("wheel:-9")
        expect(harness.screenText[1].contains("ONE"))
        try await harness.play("pagedown,pagedown,pagedown")
        expect(
            harness.screenText.contains { $0.contains("▌ A1 two") },
            "a page has as many lines as among all rows: \(harness.screenText)")
        expect(harness.screenText.contains { $0.contains("TWO") })
        try await harness.play("wheel:99")
        expect(harness.screenText[8].contains("A20 two"))
        try await harness.play("click:5:4")
        expect(list.taps, ["A16 two"])
    }

    @Test(arguments: [
        ("ber", "Umberto", [4, 5, 6]), ("UM TO", "Umberto", [2, 3, 7, 8]),
        ("a", "Ångström", [2]), ("strom", "Ångström", [5, 6, 7, 8, 9]),
        ("ss", "Straße", [6]), ("旅", "a旅b旅", [3, 4, 6, 7]), ("x", "Umberto", []),
    ])
    func matchingLettersAreMarked(query: String, row: String, columns: [Int]) async throws {
        let list = ListTable([("Um Section", [row, "Other"])], style: .plain)
        let harness = await TerminalTestHarness(
            TerminalApplication(root: TerminalScreen(list.table), options: .testing),
            size: TerminalSize(columns: 40, rows: 8))
        try await harness.play("/,type:\(query)")
        let line = harness.screenText.firstIndex { $0.contains(row) } ?? 1
        let marked = (0..<30).filter { column in
            harness.style(column: column, row: line)?.attributes.contains(.underline) == true
        }
        expect(marked, columns)
    }

    @Test func withoutRowsOrMatchesThereIsNothingToFilterOrScroll() async throws {
        // An empty table has no rows to filter.
        do {
            let list = ListTable()
            let screen = TerminalScreen(list.table, title: "Empty")
            let app = TerminalApplication(root: screen, options: .testing)
            let harness = await TerminalTestHarness(app, size: TerminalSize(columns: 40, rows: 8))
            try await harness.play("/")
            expect(harness.screenText.contains { $0.hasSuffix("No rows") })
            try await harness.play("x")
            expect(harness.screenText.contains { $0.hasSuffix("No matches for “x”") })
        }
        // Without matches the scroll bar does nothing.
        do {
            let (_, harness) = await present(ListTable("Apple", "Fig").table)
            try await harness.play("/,type:zzz")
            await harness.send(.mouse(.press, column: 39, row: 8))
            expect(harness.screenText.contains { $0.contains("No matches for “zzz”") })
        }
    }

    @Test(arguments: ["click:39:8", "drag:39:1:39:8"])
    func theScrollBarScrollsTheMatches(mouse: String) async throws {
        let list = ListTable([("A", (0..<60).map { "row \($0)" })], style: .plain)
        let screen = TerminalScreen(list.table, title: "List")
        screen.showsSectionIndex = true
        let harness = await TerminalTestHarness(
            TerminalApplication(root: screen, options: .testing),
            size: TerminalSize(columns: 40, rows: 10))
        try await harness.play("/,r," + mouse)
        expect(harness.screenText[8].contains("row 59"))
        expect(list.table.contentOffset.y, 0, "the table below stays where it was")
        try await harness.play("click:39:1")
        expect(harness.screenText[2].contains("row 0"))
    }

    /// The focus was scrolled out of sight: the first key moves it to a visible match.
    @Test(arguments: ["enter", "e", "space", ".", "down"])
    func aKeyDoesNotActOnAMatchOutOfSight(key: String) async throws {
        let stage = try await RowActionTests.Stage(
            (0..<40).map { "row \($0)" }, .multiple, size: "72x12")
        try await stage.play("/,r,o,w,enter,wheel:5")
        let line = try #require(stage.harness.screenText.dropFirst().first)
        try await stage.play(key)
        expect(stage.harness.screenText[1].contains(line.trimmingCharacters(in: .whitespaces)))
        expect(stage.tasks.done.isEmpty && stage.tasks.table.markedRows.isEmpty)
        expect(stage.harness.screenText[1].contains("▌"), "the first match that is visible")
    }
}
