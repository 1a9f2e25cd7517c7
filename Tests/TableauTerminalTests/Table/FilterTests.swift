import Tableau
import TableauTerminal
import Testing

/// The filter on live data: what it finds, what it asks for, and which row has the focus.
@MainActor @Suite struct FilterTests {
    private func rehearse(
        _ table: TableView, _ size: TerminalSize = TerminalSize(columns: 40, rows: 10)
    ) async -> (TerminalScreen, TerminalRehearsal) {
        let screen = TerminalScreen(table, title: "List")
        let app = TerminalApplication(root: screen, options: .rehearsal)
        return (screen, await TerminalRehearsal(app, size: size))
    }

    // MARK: Focus

    @Test func theFocusIsOfARowAndNotOfAPlace() async throws {
        let list = ListTable("Apple", "Banana", "Cherry", "Date")
        let (_, rehearsal) = await rehearse(list.table)
        try await rehearsal.play("/,a,enter,down")
        #expect(rehearsal.screenText[1...3] == ["   Apple", " ▌ Banana", "   Date"])
        list.insert("Avocado", at: 0)
        list.insert("Aubergine", at: 0)
        await rehearsal.pass(0.1)
        #expect(rehearsal.screenText.contains(" ▌ Banana"), "\(rehearsal.screenText)")
        list.move(3, to: 5)
        await rehearsal.pass(0.1)
        #expect(rehearsal.screenText.contains(" ▌ Banana"), "\(rehearsal.screenText)")
        try await rehearsal.play("enter")
        #expect(list.taps == ["Banana"])
    }

    @Test func theFocusGoesToTheNextMatchWhenItsRowIsGone() async throws {
        let list = ListTable("Apple", "Fig", "Banana", "Date")
        let (_, rehearsal) = await rehearse(list.table)
        try await rehearsal.play("/,a,enter,down")
        list.delete(at: 2)
        await rehearsal.pass(0.1)
        #expect(rehearsal.screenText[1...3] == ["   Apple", " ▌ Date", ""])
        list.delete(at: 2)
        await rehearsal.pass(0.1)
        #expect(rehearsal.screenText[1...2] == [" ▌ Apple", ""])
    }

    @Test func theFocusFollowsItsRowThroughSectionsAndReloads() async throws {
        let stock = Stock([["Apple", "Banana"], ["Cherry", "Date"]])
        let (_, rehearsal) = await rehearse(stock.table)
        try await rehearsal.play("/,a,enter,down")
        #expect(rehearsal.screenText.contains(" ▌ Banana"))
        stock.show([["Apple"], ["Cherry", "Banana", "Date"]])
        await rehearsal.pass(0.1)
        #expect(rehearsal.screenText.contains(" ▌ Banana"), "\(rehearsal.screenText)")
        stock.binder.animateChanges = false
        stock.show([["Avocado", "Apple"], ["Cherry", "Papaya", "Date", "Banana"]])
        await rehearsal.pass(0.1)
        #expect(rehearsal.screenText.contains(" ▌ Banana"), "\(rehearsal.screenText)")
    }

    // MARK: What is asked for

    @Test func aBatchDoesNotStartTheSearchAnew() async throws {
        let list = ListTable([(nil, (0..<3000).map { "Row \($0)" })])
        let (_, rehearsal) = await rehearse(list.table)
        try await rehearsal.play("/,type:99")
        await rehearsal.pass(1)
        #expect(!rehearsal.screenText[9].contains("…"))
        let asked = list.askedCells
        list.insert("Row 99 again", at: 5)
        await rehearsal.pass(0.5)
        #expect(rehearsal.screenText[9].hasSuffix("58 matches"), "\(rehearsal.screenText)")
        // The new row, and those on the screen in each frame.
        #expect(list.askedCells < asked + 500, "\(list.askedCells - asked)")
        // Letters more and letters less are found in what was read.
        let again = list.askedCells
        try await rehearsal.play("9")
        #expect(rehearsal.screenText[9].hasSuffix(" 3 matches"))
        try await rehearsal.play("backspace,backspace,backspace,8,7,6")
        #expect(rehearsal.screenText[9].hasSuffix(" 3 matches"))
        #expect(list.askedCells < again + 500, "\(list.askedCells - again)")
    }

    @Test func matchesAreSeenWhileEverythingChangesAllTheTime() async throws {
        let stock = Stock([(0..<20_000).map { "Row \($0)" }], says: .nothing)
        let (_, rehearsal) = await rehearse(stock.table)
        try await rehearsal.play("/,type:1999")
        for turn in 0..<20 {
            stock.show([(0..<20_000).map { "Row \($0)" }], turn: turn)
            await rehearsal.pass(1 / 60.0)
        }
        #expect(rehearsal.screenText[2].contains("Row 1999"), "\(rehearsal.screenText)")
    }

    @Test func whatIsNearTheFocusIsLookedAtFirst() async throws {
        let endless = EndlessTable(count: 1_000_000)
        let (_, rehearsal) = await rehearse(endless.table)
        try await rehearsal.play("end,pageup")
        try await rehearsal.press("/,type:9998")
        #expect(rehearsal.screenText[9].contains("…"), "it is still looking")
        #expect(
            rehearsal.screenText.contains { $0.contains("Row 99998") }, "\(rehearsal.screenText)")
    }

    @Test(arguments: Stock.Says.allCases)
    func textThatTheProgramGivesIsSearchedWithoutCells(says: Stock.Says) async throws {
        let stock = Stock([(0..<5000).map { "Row \($0)" }], says: says)
        let (_, rehearsal) = await rehearse(stock.table)
        let asked = stock.askedCells
        try await rehearsal.press("/,type:4321")
        await rehearsal.pass(1)
        #expect(rehearsal.screenText[2].contains("Row 4321"))
        if says == .nothing {
            #expect(stock.askedCells > asked + 4000)
        } else {
            #expect(stock.askedCells < asked + 400, "\(stock.askedCells - asked)")
        }
    }

    // MARK: What is found

    @Test func headersMatchAndKeepTheirRows() async throws {
        let list = ListTable([("FRUIT", ["Apple", "Banana"]), ("NUTS", ["Walnut", "Apple nut"])])
        let (_, rehearsal) = await rehearse(list.table)
        try await rehearsal.play("/,type:fruit")
        #expect(
            rehearsal.screenText[1...4] == ["   FRUIT", " ▌ Apple", "   Banana", ""],
            "\(rehearsal.screenText)")
        try await rehearsal.play("ctrl-u,type:nuts app")
        #expect(rehearsal.screenText[1...3] == ["   NUTS", " ▌ Apple nut", ""])
        try await rehearsal.play("ctrl-u,type:apple")
        #expect(
            rehearsal.screenText[1...5] == [
                "   FRUIT", "   Apple", "   NUTS", " ▌ Apple nut", "",
            ], "the focus stays")
        list.table.performBatchUpdates {
            list.sections[1].title = "SEEDS"
            list.table.reloadSections([1], with: .none)
        }
        try await rehearsal.play("ctrl-u,type:seeds")
        #expect(rehearsal.screenText[1...3].dropFirst().allSatisfy { $0.contains("nut") })
    }

    @Test(arguments: [
        ("Crème brûlée", "creme BRULEE"), ("STRASSE", "straße"), ("Straße", "STRASSE"),
        ("ΟΔΥΣΣΕΥΣ", "οδυσσευς"), ("Cre\u{300}me", "crème"), ("한국", "한"), ("が", "か\u{3099}"),
        ("soft\u{AD}hyphen", "softhyphen"), ("Ёлка", "елка"), ("İstanbul", "istanbul"),
        ("two  words", "words two"), ("日本語", "本"), ("👍🏽", "👍"),
    ])
    func caseAndAccentsMakeNoDifference(text: String, query: String) async throws {
        let list = ListTable("Other", text)
        let (_, rehearsal) = await rehearse(list.table)
        try await rehearsal.play("/,paste:\(query)")
        #expect(rehearsal.screenText[9].hasSuffix("1 match"), "\(rehearsal.screenText)")
        try await rehearsal.play("q")
        #expect(rehearsal.screenText[9].hasSuffix("0 matches"))
    }

    @Test func marksThatAreLettersMakeADifference() async throws {
        let list = ListTable("か", "क")
        let (_, rehearsal) = await rehearse(list.table)
        try await rehearsal.play("/,が")
        #expect(rehearsal.screenText[9].hasSuffix("0 matches"))
        try await rehearsal.play("ctrl-u,कि")
        #expect(rehearsal.screenText[9].hasSuffix("0 matches"))
    }

    // MARK: Keys

    @Test func whatTheBarShowsWorks() async throws {
        let list = ListTable("Apple", "Banana")
        let (screen, rehearsal) = await rehearse(
            list.table, TerminalSize(columns: 70, rows: 10))
        screen.addAction(key: "r", title: "Refresh") { list.insert("Radish", at: 0) }
        try await rehearsal.play("/")
        #expect(!rehearsal.screenText[0].contains("Refresh"), "the key is a letter now")
        try await rehearsal.play("r,backspace,a,enter")
        #expect(rehearsal.screenText[0].contains("r Refresh"))
        #expect(rehearsal.screenText[9].contains("r Refresh"))
        #expect(list.sections[0].rows.count == 2)
        try await rehearsal.play("r")
        #expect(list.sections[0].rows.count == 3)
        #expect(rehearsal.screenText.contains("   Radish"))
    }

    @Test func aLongListScrollsAndPages() async throws {
        let list = ListTable([
            ("ONE", (1...20).map { "A\($0)" }), ("TWO", (1...20).map { "A\($0) two" }),
        ])
        let (_, rehearsal) = await rehearse(list.table)
        try await rehearsal.play("/,type:a,enter,end")
        #expect(
            rehearsal.screenText[8] == " ▌ A20 two                             ▐",
            "\(rehearsal.screenText)")
        try await rehearsal.play("home")
        #expect(
            rehearsal.screenText[1...2].map { $0.filter { $0 != "▐" && $0 != " " } } == [
                "ONE", "▌A1",
            ])
        try await rehearsal.play("wheel:2")
        #expect(rehearsal.screenText[1].contains("A6"), "\(rehearsal.screenText)")
        try await rehearsal.play("wheel:-9")
        #expect(rehearsal.screenText[1].contains("ONE"))
        try await rehearsal.play("pagedown,pagedown,pagedown")
        #expect(
            rehearsal.screenText.contains { $0.contains("▌ A2 two") }, "\(rehearsal.screenText)")
        #expect(rehearsal.screenText.contains { $0.contains("TWO") })
        try await rehearsal.play("wheel:99")
        #expect(rehearsal.screenText[8].contains("A20 two"))
        try await rehearsal.play("click:5:4")
        #expect(list.taps == ["A16 two"])
    }
}
