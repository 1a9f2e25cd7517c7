import Tableau
import TableauTerminal
import Testing

/// Letters can be read: in every theme, in every state, in true colour and in 256 colours.
@MainActor @Suite struct ContrastTests {
    private nonisolated static let themes = [TerminalTheme.dark, .light, .highContrast]

    private func rehearse(
        _ table: TableView, _ theme: TerminalTheme, _ depth: ColorDepth
    ) async -> (TerminalScreen, TerminalApplication, TerminalRehearsal) {
        var options = TerminalOptions.rehearsal
        options.theme = theme
        options.colorDepth = depth
        let screen = TerminalScreen(table, title: "Event")
        let app = TerminalApplication(root: screen, options: options)
        return (
            screen, app,
            await TerminalRehearsal(app, size: TerminalSize(columns: 46, rows: 16))
        )
    }

    private func expectLegible(
        _ rehearsal: TerminalRehearsal, _ theme: TerminalTheme, _ depth: ColorDepth, _ state: String
    ) {
        let least = theme == .highContrast ? 7.0 : 4.5
        for row in 0..<16 {
            for column in 0..<46 {
                guard let style = rehearsal.style(column: column, row: row),
                    let contrast = style.foreground.shown(in: depth)
                        .contrast(with: style.background.shown(in: depth)),
                    contrast < least
                else { continue }
                #expect(
                    contrast >= least,
                    "\(state): \(column), \(row) of \(rehearsal.screenText[row]) has \(contrast)")
                return
            }
        }
    }

    @Test(arguments: themes, [ColorDepth.truecolor, .ansi256])
    func everyStateCanBeRead(theme: TerminalTheme, depth: ColorDepth) async throws {
        let form = FormTable()
        let (screen, app, rehearsal) = await rehearse(form.table, theme, depth)
        screen.showsSectionIndex = true
        screen.addAction(key: "r", title: "Refresh") {}
        for keys in [
            "wait:0", "down", "down,space", "up,up,enter", "type:Tea", "escape,down,enter",
            "escape,end,enter", "type:Notes", "escape,up,enter", "escape,?", "x,/", "type:note",
            "enter", "/,type:zzz", "escape",
        ] {
            try await rehearsal.play(keys)
            expectLegible(rehearsal, theme, depth, keys)
        }
        app.status("Updated")
        screen.isLoading = true
        await rehearsal.pass(0.1)
        expectLegible(rehearsal, theme, depth, "a message, and loading")
        let other = ListTable("A")
        other.delete(at: 0)
        screen.push(TerminalScreen(other.table, title: "Empty"))
        await rehearsal.pass(0.1)
        expectLegible(rehearsal, theme, depth, "an empty screen above")
    }

    @Test(arguments: themes, [ColorDepth.truecolor, .ansi256])
    func aValueOnItsFlashCanBeRead(theme: TerminalTheme, depth: ColorDepth) async throws {
        let list = ListTable([("HEADER", ["A", "B", "C"])])
        list.value = { "\($0) value" }
        let (_, _, rehearsal) = await rehearse(list.table, theme, depth)
        for _ in 0..<2 {
            let calm = rehearsal.style(column: 20, row: 2)
            list.table.reconfigure(row: 0)
            list.table.reconfigure(row: 1)
            await rehearsal.pass(0)
            #expect(rehearsal.style(column: 20, row: 2) != calm, "it is lit")
            for step in 0..<19 {
                await rehearsal.pass(0.05)
                expectLegible(rehearsal, theme, depth, "step \(step) of a flash")
            }
            try await rehearsal.play("down")
        }
    }

    @Test func aRowLightsUpForNewsAndNotForItsUsersKeys() async throws {
        let form = FormTable()
        form.rebinds = true
        let (_, _, rehearsal) = await rehearse(form.table, .dark, .truecolor)
        try await rehearsal.press("enter,a")
        let typed = rehearsal.style(column: 3, row: 1)
        await rehearsal.pass(2)
        #expect(rehearsal.style(column: 3, row: 1) == typed, "no light to go out")
        form.table.reconfigure(row: 0)
        await rehearsal.pass(0)
        #expect(rehearsal.style(column: 3, row: 1) != typed, "it is lit by the program")
        await rehearsal.pass(2)
        #expect(rehearsal.style(column: 3, row: 1) == typed)
        try await rehearsal.press("escape,down,down,space")
        let flipped = rehearsal.style(column: 3, row: 3)
        await rehearsal.pass(2)
        #expect(rehearsal.style(column: 3, row: 3) == flipped)
    }

    @Test func noCursorCoversADigitOfTheDate() async throws {
        let form = FormTable()
        let (_, _, rehearsal) = await rehearse(form.table, .dark, .truecolor)
        try await rehearsal.play("down,down,down,enter")
        #expect(rehearsal.cursor == nil)
    }
}
