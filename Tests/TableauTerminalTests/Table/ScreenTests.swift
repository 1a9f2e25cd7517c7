import Tableau
import TableauTerminal
import Testing

/// What a user sees, as grids of characters at fixed times.
@MainActor @Suite struct ScreenTests {
    private let size = TerminalSize(columns: 32, rows: 8)

    private func rehearse(
        _ table: TableView, title: String = "List", _ size: TerminalSize? = nil,
        _ change: (inout TerminalOptions) -> Void = { _ in }
    ) async -> (TerminalScreen, TerminalApplication, TerminalRehearsal) {
        let screen = TerminalScreen(table, title: title)
        var options = TerminalOptions.rehearsal
        change(&options)
        let app = TerminalApplication(root: screen, options: options)
        let rehearsal = await TerminalRehearsal(app, size: size ?? self.size)
        return (screen, app, rehearsal)
    }

    @Test func theFirstScreen() async {
        let list = ListTable([("FRUIT", ["Apple", "Banana"]), ("NUTS", ["Walnut"])])
        list.value = { "\($0.count)" }
        let (_, _, rehearsal) = await rehearse(list.table)
        #expect(
            rehearsal.screenText == [
                "              List", "   FRUIT", " ▌ Apple                    5",
                "   Banana                   6", "", "   NUTS",
                "   Walnut                   6", " ⏎ open  ? help  q quit     1/3",
            ])
    }

    @Test func anInsertedRowSlidesInWhileOthersMakeRoom() async throws {
        let list = ListTable("Apple", "Banana")
        let (_, _, rehearsal) = await rehearse(list.table)
        list.insert("Cherry", at: 1)
        await rehearsal.pass(0)
        #expect(rehearsal.screenText[2] == "   Banana", "at first nothing has moved")
        await rehearsal.pass(0.1)
        let middle = rehearsal.screenText
        #expect(middle[2].hasSuffix("Cherry") && !middle[2].hasPrefix("   Cherry"))
        #expect(middle[3] == "   Banana")
        await rehearsal.pass(0.2)
        #expect(rehearsal.screenText[1...3] == [" ▌ Apple", "   Cherry", "   Banana"])
    }

    @Test func aMovedRowFloats() async throws {
        let list = ListTable("A", "B", "C", "D")
        let (screen, _, rehearsal) = await rehearse(list.table)
        list.move(0, to: 3)
        await rehearsal.pass(0.02)
        let early = rehearsal.screenText.firstIndex(of: " ▌ A") ?? 0
        #expect(early > 0 && early < 4, "it is on its way")
        await rehearsal.pass(0.3)
        #expect(rehearsal.screenText[1...4] == ["   B", "   C", "   D", " ▌ A"])
        #expect(screen.focusedRow?.row == 3, "the focus follows its row")
    }

    @Test func theFocusGoesToTheRowAtTheIndexOfADeletedOne() async throws {
        let list = ListTable("A", "B", "C")
        let (screen, _, rehearsal) = await rehearse(list.table)
        try await rehearsal.play("down")
        list.delete(at: 1)
        await rehearsal.pass(0.3)
        #expect(rehearsal.screenText[1...2] == ["   A", " ▌ C"])
        list.delete(at: 1)
        await rehearsal.pass(0.3)
        #expect(screen.focusedRow?.row == 0)
        list.delete(at: 0)
        await rehearsal.pass(0.3)
        #expect(screen.focusedRow == nil)
        #expect(rehearsal.screenText.contains { $0.contains("Nothing here") })
        list.insert("New", at: 0)
        await rehearsal.pass(0.3)
        #expect(rehearsal.screenText[1] == " ▌ New")
    }

    @Test func headersOfAPlainTableStayWhileTheirRowsScroll() async throws {
        let list = ListTable(
            [("ONE", (1...9).map { "One \($0)" }), ("TWO", (1...9).map { "Two \($0)" })],
            style: .plain)
        let (_, _, rehearsal) = await rehearse(list.table)
        try await rehearsal.play("wheel:1")
        #expect(rehearsal.screenText[1].contains("ONE"))
        #expect(rehearsal.screenText[2].contains("One 4"), "\(rehearsal.screenText)")
        try await rehearsal.play("wheel:2")
        #expect(rehearsal.screenText[1].contains("ONE") || rehearsal.screenText[1].contains("TWO"))
        try await rehearsal.play("],]")
        #expect(rehearsal.screenText[1].contains("TWO"))
        #expect(rehearsal.screenText[2].contains("▌ Two 1"))
    }

    @Test func keysMoveAndTapAndGoBack() async throws {
        let list = ListTable("A", "B", "C")
        let other = ListTable("X")
        let (screen, app, rehearsal) = await rehearse(list.table)
        try await rehearsal.play("down,down,down,up,enter")
        #expect(list.taps == ["B"])
        screen.push(TerminalScreen(other.table, title: "Detail"))
        await rehearsal.pass(0.1)
        #expect(rehearsal.screenText[0].hasPrefix(" ‹ List"))
        #expect(rehearsal.screenText[0].contains("Detail"))
        #expect(rehearsal.screenText[1] == " ▌ X")
        try await rehearsal.play("escape")
        #expect(app.screens.count == 1)
        #expect(rehearsal.screenText[2] == " ▌ B")
    }

    @Test func theMouseSelectsAndTaps() async throws {
        let list = ListTable("A", "B", "C")
        let (screen, _, rehearsal) = await rehearse(list.table)
        try await rehearsal.play("click:4:3")
        #expect(screen.focusedRow?.row == 2)
        #expect(list.taps == ["C"])
        try await rehearsal.play("click:4:6,click:40:50,click:0:0")
        #expect(list.taps == ["C"])
    }

    @Test func theMouseTapsHeadersAndFooters() async throws {
        let list = ListTable([("FRUIT", ["Apple"]), ("NUTS", ["Walnut"])])
        let (screen, _, rehearsal) = await rehearse(list.table)
        var taps: [String] = []
        try await rehearsal.play("click:4:1")
        list.table.headerView(forSection: 0)?.onTap = { taps.append("fruit") }
        list.table.headerView(forSection: 1)?.onTap = { taps.append("nuts") }
        try await rehearsal.play("click:4:1,click:4:4")
        #expect(taps == ["fruit", "nuts"])
        #expect(list.taps.isEmpty && screen.focusedRow?.section == 0)
    }

    @Test func actionsSpinnersAndMessages() async throws {
        let list = ListTable("A")
        let (screen, app, rehearsal) = await rehearse(list.table)
        screen.addAction(key: "r", title: "Refresh") { [unowned screen, unowned app] in
            screen.isLoading = true
            app.clock.schedule(after: 0.5) {
                list.insert("B", at: 1)
                screen.isLoading = false
                app.status("Updated")
            }
        }
        #expect(!rehearsal.screenText[0].contains("Refresh"))
        await rehearsal.pass(0.1)
        #expect(rehearsal.screenText[0].hasSuffix("r Refresh"))
        try await rehearsal.press("r")
        let first = rehearsal.screenText[0]
        #expect(first.hasSuffix("Loading…"))
        await rehearsal.pass(0.1)
        #expect(rehearsal.screenText[0] != first, "the spinner turns")
        await rehearsal.pass(1)
        #expect(rehearsal.screenText[2] == "   B")
        #expect(rehearsal.screenText[7].hasPrefix(" Updated"))
        await rehearsal.pass(4)
        #expect(rehearsal.screenText[7].hasPrefix(" r Refresh  ? help"))
    }

    @Test func aFilterFindsRowsAndEscClearsIt() async throws {
        let list = ListTable("Crème", "Apple", "Cream", "Banana")
        let (screen, _, rehearsal) = await rehearse(list.table)
        try await rehearsal.play("/,c,r,e")
        #expect(rehearsal.screenText[1...3] == [" ▌ Crème", "   Cream", ""])
        #expect(rehearsal.screenText[7].hasPrefix(" /cre"))
        #expect(rehearsal.screenText[7].hasSuffix("2 matches"))
        #expect(rehearsal.cursor == .init(column: 5, row: 7))
        try await rehearsal.play("down,enter,enter")
        #expect(list.taps == ["Cream"])
        #expect(screen.focusedRow?.row == 2)
        #expect(rehearsal.screenText[2] == "   Apple", "the filter is over")
        try await rehearsal.play("/,x")
        #expect(rehearsal.screenText.contains { $0.contains("No row holds “x”") })
        try await rehearsal.play("escape")
        #expect(rehearsal.screenText[2] == "   Apple")
    }

    @Test func sectionLettersJump() async throws {
        let letters = "ABCDEFGHIJ".map { String($0) }
        let list = ListTable(letters.map { ($0, ["\($0)nna", "\($0)nton"]) }, style: .plain)
        let (screen, _, rehearsal) = await rehearse(list.table)
        screen.showsSectionIndex = true
        try await rehearsal.play("',f")
        #expect(screen.focusedRow?.section == 5)
        #expect(rehearsal.screenText[1].contains("F"))
        try await rehearsal.play("click:30:1")
        #expect(screen.focusedRow?.section == 0)
        #expect(rehearsal.screenText[1].contains("A"))
    }

    @Test func helpNamesEveryKey() async throws {
        let list = ListTable("A")
        let (screen, _, rehearsal) = await rehearse(
            list.table, TerminalSize(columns: 60, rows: 24))
        screen.addAction(key: "r", title: "Refresh") {}
        try await rehearsal.play("?")
        for text in ["PgUp", "half a page", "filter", "Refresh", "quit"] {
            #expect(rehearsal.screenText.contains { $0.contains(text) }, "\(text)")
        }
        try await rehearsal.play("x")
        #expect(!rehearsal.screenText.contains { $0.contains("half a page") })
    }
}
