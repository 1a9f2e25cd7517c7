import Foundation
import Tableau
import TableauTerminal
import TestEnvironment
import Testing

/// Text is legible in every theme and state, in true colour and in 256 colours.
@MainActor @Suite struct ContrastTests {
    private nonisolated static let themes = [TerminalTheme.dark, .light, .highContrast]
    /// What moves is coarser in 256 colours.
    private nonisolated static let depths: [ColorDepth] =
        Effort.isFull ? [.truecolor, .ansi256] : [.ansi256]

    private func present(
        _ table: TableView, _ theme: TerminalTheme, _ depth: ColorDepth
    ) async -> (TerminalScreen, TerminalApplication, TerminalTestHarness) {
        var options = TerminalOptions.testing
        options.theme = theme
        options.capabilities.colorDepth = depth
        let screen = TerminalScreen(table, title: "Event")
        let app = TerminalApplication(root: screen, options: options)
        return (
            screen, app,
            await TerminalTestHarness(app, size: TerminalSize(columns: 46, rows: 16))
        )
    }

    private func expectLegible(
        _ harness: TerminalTestHarness, _ theme: TerminalTheme, _ depth: ColorDepth, _ state: String
    ) {
        let least = theme == .highContrast ? 7.0 : 4.5
        for row in 0..<16 {
            for column in 0..<46 {
                guard let style = harness.style(column: column, row: row),
                    let contrast = style.foreground.shown(in: depth)
                        .contrast(with: style.background.shown(in: depth)),
                    contrast < least
                else { continue }
                expect(
                    contrast >= least,
                    "\(state): \(column), \(row) of \(harness.screenText[row]) has \(contrast)")
                return
            }
        }
    }

    @Test(arguments: themes, [ColorDepth.truecolor, .ansi256])
    func everyStateIsLegible(theme: TerminalTheme, depth: ColorDepth) async throws {
        let form = FormTable()
        let (screen, app, harness) = await present(form.table, theme, depth)
        screen.showsSectionIndex = true
        screen.addAction(key: "r", title: "Refresh") {}
        for keys in [
            "wait:0", "down", "down,space", "up,up,enter", "type:Tea", "escape,down,enter",
            "escape,end,enter", "type:Notes", "escape,up,enter", "escape,?", "x,/", "type:note",
            "enter", "/,type:zzz", "escape",
        ] {
            try await harness.play(keys)
            expectLegible(harness, theme, depth, keys)
        }
        app.status("Updated")
        screen.isLoading = true
        await harness.pass(0.1)
        expectLegible(harness, theme, depth, "a message, and loading")
        let other = ListTable("A")
        other.delete(at: 0)
        screen.push(TerminalScreen(other.table, title: "Empty"))
        await harness.pass(0.1)
        expectLegible(harness, theme, depth, "an empty screen above")
    }

    /// It stands on the field's own background, not on that of the focused row.
    @Test(arguments: themes) func whatIsTypedHasTheColourOfTitles(theme: TerminalTheme) async throws
    {
        let form = FormTable()
        let (_, _, harness) = await present(form.table, theme, .truecolor)
        try await harness.play("enter,type:Tea")
        let cursor = try #require(harness.cursor)
        let style = harness.style(column: cursor.column - 1, row: cursor.row)
        expect(style?.foreground, theme.title)
        expect(form.title, "Tea")
    }

    /// Nobody knows the contrast of two colours of the user's own palette.
    @Test(arguments: [TerminalTheme.palette, .noColor])
    func aReversedRowHasOneColour(theme: TerminalTheme) async throws {
        let form = FormTable()
        form.isAllDay = true
        let (_, _, harness) = await present(form.table, theme, .ansi16)
        func line(of title: String) throws -> Int {
            try #require(harness.screenText.firstIndex { $0.contains(title) })
        }
        func isReversed(_ column: Int, _ row: Int) -> Bool {
            harness.style(column: column, row: row)?.attributes.contains(.reverse) == true
        }
        for title in ["title", "place", "allDay", "date"] {
            let row = try line(of: title)
            expect(isReversed(20, row), "\(title)")
            expect(
                (0..<46).allSatisfy {
                    !isReversed($0, row)
                        || harness.style(column: $0, row: row)?.foreground == .standard
                }, "\(title)")
            try await harness.play(title == "date" ? "enter" : "down")
        }
        let row = try line(of: "date")
        let text = harness.screenText[row]
        let year = text.distance(
            from: text.startIndex, to: try #require(text.range(of: "2023")).lowerBound)
        expect(!isReversed(year, row), "what is edited differs from the row")
        expect(isReversed(year + 5, row))
    }

    @Test(arguments: themes, depths)
    func aFlashingValueIsLegible(theme: TerminalTheme, depth: ColorDepth) async throws {
        let list = ListTable([("HEADER", ["A", "B", "C"])])
        list.value = { "\($0) value" }
        let (_, _, harness) = await present(list.table, theme, depth)
        for _ in 0..<2 {
            let calm = harness.style(column: 20, row: 2)
            list.table.reconfigure(row: 0)
            list.table.reconfigure(row: 1)
            await harness.pass(0)
            expect(harness.style(column: 20, row: 2) != calm, "it is highlighted")
            for step in 0..<19 {
                await harness.pass(0.05)
                expectLegible(harness, theme, depth, "step \(step) of a flash")
            }
            try await harness.play("down")
        }
    }

    @Test(arguments: themes, depths)
    func insertedAndDeletedPartsAreLegible(theme: TerminalTheme, depth: ColorDepth) async throws {
        for animation in [TableView.RowAnimation.fade, .left, .middle, .top] {
            let list = ListTable([("ONE", ["A", "B", "C"]), ("TWO", ["D"]), ("THREE", ["E"])])
            list.value = { "\($0) value" }
            let (_, _, harness) = await present(list.table, theme, depth)
            list.table.performBatchUpdates {
                list.sections = [("NEW", ["X"]), ("ONE", ["A", "Y", "C", "Z"]), ("THREE", ["E"])]
                list.table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: animation)
                list.table.deleteSections([1], with: animation)
                list.table.insertSections([0], with: animation)
                list.table.insertRows(
                    at: [IndexPath(row: 1, section: 1), IndexPath(row: 3, section: 1)],
                    with: animation)
            }
            await harness.pass(0)
            let step = Effort.count(4, full: 1)
            for frame in stride(from: 0, to: 60, by: step) {
                expectLegible(harness, theme, depth, "\(animation), frame \(frame)")
                await harness.pass(Double(step) / 60)
            }
        }
    }

    /// A badly chosen theme; text is legible all the same.
    private nonisolated static let careless = {
        var theme = TerminalTheme.dark
        (theme.page, theme.card) = (ScreenColor(0x808080), ScreenColor(0x7F8081))
        (theme.bar, theme.title) = (ScreenColor(0xFFFF00), ScreenColor(0x808080))
        (theme.secondary, theme.accent) = (ScreenColor(0x7A7A7A), ScreenColor(0xFFFF00))
        (theme.destructive, theme.positive) = (theme.accent, theme.accent)
        theme.warning = theme.accent
        (theme.selection, theme.selectedTitle) = (ScreenColor(0x00FF00), ScreenColor(0xFFFFFF))
        (theme.flash, theme.field) = (ScreenColor(0x888888), ScreenColor(0x777777))
        return theme
    }()

    @Test(arguments: themes + [careless], [ColorDepth.truecolor, .ansi256])
    func columnsMessagesAndMenusAreLegible(theme: TerminalTheme, depth: ColorDepth) async throws {
        let servers = ServerTable([("EUROPE", [["ams", "7", "A"], ["old", "1"]])])
        let (_, columns, other) = await present(servers.table, theme, depth)
        for keys in ["wait:0", ">,I", "down", "/,type:ams", "escape,?,/,type:sort", "enter"] {
            try await other.play(keys)
            expectLegible(other, theme, depth, "columns: \(keys)")
        }
        columns.status("A message that is much too long for the one line at the bottom")
        await other.pass(0.1)
        expectLegible(other, theme, depth, "a message over the table")
        let tasks = TaskTable([.today: ["Bread", "Milk"], .later: ["Tea"]], .multiple)
        let (_, _, harness) = await present(tasks.table, theme, depth)
        for keys in ["space,down", ".", "escape,M,down", "escape,D"] {
            try await harness.play(keys)
            expectLegible(harness, theme, depth, "actions: \(keys)")
        }
    }

    @Test(arguments: themes, [ColorDepth.truecolor, .ansi256])
    func tintsAreLegibleAndDiffer(theme: TerminalTheme, depth: ColorDepth) async throws {
        let table = TableView(style: .plain)
        let binder = TableViewBinder(tableView: table)
        binder.onTable().bind(cellType: TableViewCell.self, models: ["a"]).contextActions { _ in
            [
                .init("Open") { _, _, _ in }, .init("Copy") { _, _, _ in },
                .init("Done", tint: .positive) { _, _, _ in },
                .init("Report", tint: .warning) { _, _, _ in },
                .destructive("Delete") { _, _, _ in },
            ]
        }
        binder.finish()
        let (_, _, harness) = await present(table, theme, depth)
        try await harness.play(".")
        expectLegible(harness, theme, depth, "tints")
        let colors = try ["Copy", "Done", "Report", "Delete"].map { title in
            let row = try #require(harness.screenText.firstIndex { $0.contains(title) })
            let line = harness.screenText[row]
            let start = try #require(line.range(of: title)).lowerBound
            let column = line.distance(from: line.startIndex, to: start)
            return try #require(harness.style(column: column, row: row)).foreground
        }
        for (index, color) in colors.enumerated() {
            expect(!colors[..<index].contains(color), "\(index)")
        }
        withExtendedLifetime(binder) {}
    }

    @Test func aCustomThemeIsUsed() async throws {
        var theme = TerminalTheme.dark
        theme.page = ScreenColor(0x123456)
        theme.leastContrast = 7
        let list = ListTable("A", "B")
        let (_, _, harness) = await present(list.table, theme, .truecolor)
        expect(harness.style(column: 0, row: 10)?.background, ScreenColor(0x123456))
        let style = try #require(harness.style(column: 2, row: 15))
        try expect(#require(style.foreground.contrast(with: style.background)) >= 7)
    }

    @Test func aRowFlashesForNewDataButNotForTyping() async throws {
        let form = FormTable()
        form.rebinds = true
        let (_, _, harness) = await present(form.table, .dark, .truecolor)
        try await harness.press("enter,a")
        let typed = harness.style(column: 3, row: 1)
        await harness.pass(2)
        expect(harness.style(column: 3, row: 1), typed, "there was no flash")
        form.table.reconfigure(row: 0)
        await harness.pass(0)
        expect(harness.style(column: 3, row: 1) != typed, "the program's change flashes")
        await harness.pass(2)
        expect(harness.style(column: 3, row: 1), typed)
        try await harness.press("escape,down,down,space")
        let flipped = harness.style(column: 3, row: 3)
        await harness.pass(2)
        expect(harness.style(column: 3, row: 3), flipped)
    }

    @Test func theThemeFollowsTheBackground() async {
        let list = ListTable("A", "B")
        func page(_ options: TerminalOptions, _ background: ScreenColor?) async -> ScreenColor? {
            let app = TerminalApplication(
                root: TerminalScreen(list.table, title: "List"), options: options)
            let harness = await TerminalTestHarness(app)
            if let background { await harness.send(.background(background)) }
            return harness.style(column: 0, row: 20)?.background
        }
        let white = ScreenColor(0xFFFFFF)
        let dark = await page(.testing, nil)
        let light = await page(.testing, white)
        expect(dark != light && dark != nil)
        await expect(page(.testing, ScreenColor(0x102030)), dark)
        var chosen = TerminalOptions.testing
        chosen.theme = .dark
        await expect(page(chosen, white), dark, "a chosen theme takes precedence")
        var few = TerminalOptions.testing
        few.capabilities.colorDepth = .ansi16
        await expect(page(few, white), .standard)
    }

    @Test func theCursorDoesNotCoverADigitOfTheDate() async throws {
        let form = FormTable()
        let (_, _, harness) = await present(form.table, .dark, .truecolor)
        try await harness.play("down,down,down,enter")
        expect(harness.cursor == nil)
    }
}
