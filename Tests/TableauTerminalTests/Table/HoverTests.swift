import Tableau
import TableauTerminal
import TestEnvironment
import Testing

/// What is under the mouse is marked, as long as the mouse is used.
@MainActor @Suite struct HoverTests {
    private let letters = ListTable("A", "B", "C")

    private func rehearse(
        _ theme: TerminalTheme? = nil
    ) async -> (TerminalScreen, TerminalTestHarness) {
        var options = TerminalOptions.testing
        options.theme = theme
        let screen = TerminalScreen(letters.table, title: "Letters")
        screen.addAction(key: "r", title: "Refresh") {}
        let app = TerminalApplication(root: screen, options: options)
        return (
            screen, await TerminalTestHarness(app, size: TerminalSize(columns: 60, rows: 8))
        )
    }

    private func backgrounds(_ harness: TerminalTestHarness) -> [ScreenColor?] {
        (1...3).map { harness.style(column: 20, row: $0)?.background }
    }

    private func underlined(_ harness: TerminalTestHarness, row: Int) -> String {
        let line = Array(harness.screenText[row].padding(toLength: 60, withPad: " ", startingAt: 0))
        return String(
            (0..<60).filter {
                harness.style(column: $0, row: row)?.attributes.contains(.underline) == true
            }.map { line[$0] })
    }

    @Test(arguments: [TerminalTheme.dark, .light, .highContrast])
    func theRowUnderTheMouseIsTinted(theme: TerminalTheme) async throws {
        let (screen, harness) = await rehearse(theme)
        let before = backgrounds(harness)
        expect(before[1] == before[2] && before[0] != before[1])
        try await harness.play("hover:20:2")
        expect(backgrounds(harness)[1] != before[1])
        expect(backgrounds(harness)[0] == before[0] && backgrounds(harness)[2] == before[2])
        expect(screen.focusedRow?.row, 0, "the focus stays")
        try await harness.play("hover:20:1")
        expect(backgrounds(harness), before, "the focus looks the same")
        try await harness.play("hover:20:3")
        expect(backgrounds(harness)[2] != before[2])
        try await harness.play("alt-q")
        expect(backgrounds(harness), before, "a key puts the mouse away")
    }

    @Test func whatAClickDoesIsUnderlined() async throws {
        let (_, harness) = await rehearse()
        expect(underlined(harness, row: 0) == "" && underlined(harness, row: 7) == "")
        let title = harness.screenText[0].count
        try await harness.play("hover:\(title - 2):0")
        expect(underlined(harness, row: 0), "r Refresh")
        let help = Array(harness.screenText[7]).firstIndex(of: "?") ?? 0
        try await harness.play("hover:\(help + 3):7")
        expect(underlined(harness, row: 0), "")
        expect(underlined(harness, row: 7).filter { $0 != " " }, "?help")
        try await harness.play("hover:1:7")
        expect(underlined(harness, row: 7), "", "arrows are two keys: a click does nothing")
    }

    @Test func nothingIsMarkedBelowTheHelp() async throws {
        let (_, harness) = await rehearse()
        try await harness.play("?,wait:1")
        let before = harness.screenText
        try await harness.play("hover:20:2")
        expect(harness.screenText, before)
        expect(underlined(harness, row: 2), "")
    }
}
