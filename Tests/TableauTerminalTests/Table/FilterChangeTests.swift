import Tableau
import TableauTerminal
import TestEnvironment
import Testing

/// Changes of the rows while matches are shown or looked for.
@MainActor @Suite struct FilterChangeTests {
    private func present(_ list: ListTable) async -> TerminalTestHarness {
        let app = TerminalApplication(
            root: TerminalScreen(list.table, title: "List"), options: .testing)
        return await TerminalTestHarness(app, size: TerminalSize(columns: 40, rows: 10))
    }

    /// Rows of four lines, three of which are scrolled away.
    @Test(arguments: [false, true])
    func theMatchBelowOneThatGoesIsShownWhole(isDeleted: Bool) async throws {
        let words = (1...4).map { "\($0) match match match match match" }
        let list = ListTable([
            (nil, (0..<6).map { row in words.map { "\(row)-\($0)" }.joined(separator: " ") })
        ])
        list.wraps = { _ in true }
        let harness = await present(list)
        try await harness.play("/,type:match,enter,down,down,wheel:-9,wheel:1")
        expect(harness.screenText[1].contains("0-4"), "\(harness.screenText)")
        if isDeleted {
            list.delete(at: 0)
        } else {
            list.sections[0].rows[0] = "other"
            list.table.reconfigure(row: 0)
        }
        await harness.pass(0.5)
        expect(harness.screenText[1].contains("1-1"), "\(harness.screenText)")
        expect(harness.screenText[2].contains("1-2"))
    }

    /// The match that takes its place is where it was: where the rows lie after the change decides.
    @Test func theMatchesStayWhenTheOneWithTheFocusGoes() async throws {
        let list = ListTable([(nil, (0..<200).map { $0 % 10 == 0 ? "match \($0)" : "row \($0)" })])
        let harness = await present(list)
        let down = Array(repeating: "down", count: 12).joined(separator: ",")
        try await harness.play("/,type:match,enter,\(down),up,up,up,up")
        expect(harness.screenText[1].contains("match 50"), "\(harness.screenText)")
        expect(harness.screenText[4].contains("▌ match 80"))
        list.delete(at: 80)
        await harness.pass(0.5)
        expect(harness.screenText[1].contains("match 50"), "\(harness.screenText)")
        expect(harness.screenText[4].contains("▌ match 90"))
    }

    /// The key comes before a frame shows the change.
    @Test(arguments: [("up", 4), ("down", 6)])
    func aKeyMovesFromTheFocusWhenTheTopmostMatchMovesAway(key: String, end: Int) async throws {
        let list = ListTable([(nil, (0..<40).map { "Row \($0)" })])
        let app = TerminalApplication(
            root: TerminalScreen(list.table, title: "List"), options: .testing)
        let harness = await TerminalTestHarness(app, size: TerminalSize(columns: 40, rows: 10))
        try await harness.play("/,enter,end,up,up,up,up")
        expect(harness.screenText[4].contains("▌ Row 35"), "\(harness.screenText)")
        list.move(32, to: 0)
        app.handle(.key(key == "up" ? .up : .down))
        await harness.pass(0.5)
        expect(
            harness.screenText.contains { $0.contains("▌ Row 3\(end)") }, "\(harness.screenText)")
    }

    @Test func whatChangesWhileItIsReadIsFound() async throws {
        // A header that changes with its rows is read again. A header far below the screen, which
        // counts for the rows under it.
        do {
            let list = ListTable([("A", (0..<30).map { "a\($0)" }), ("FRUIT", ["x", "y"])])
            let harness = await present(list)
            try await harness.play("/,type:fruit")
            expect(harness.screenText[9].hasSuffix("2 matches"), "\(harness.screenText)")
            list.sections[1].title = "NUTS"
            list.insert("first", at: 0)
            await harness.pass(0.5)
            expect(harness.screenText[9].hasSuffix("0 matches"), "\(harness.screenText)")
        }
        // Rows that come while they are read are found. The search reads cells, and the code that
        // makes one adds a row.
        do {
            let list = ListTable([(nil, (0..<100).map { "Row \($0)" })])
            var isAdded = false
            list.value = { row in
                if row == "Row 60", !isAdded {
                    isAdded = true
                    list.insert("Row 99 first", at: 0)
                }
                return nil
            }
            let harness = await present(list)
            try await harness.play("/,type:99")
            await harness.pass(0.5)
            expect(isAdded)
            expect(harness.screenText[9].hasSuffix("2 matches"), "\(harness.screenText)")
            try await harness.play("enter,end,enter,home,enter")
            expect(list.taps, ["Row 99", "Row 99 first"])
        }
    }
}
