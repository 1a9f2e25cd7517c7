import Tableau
import TableauTerminal
import TestEnvironment
import Testing

/// Messages that disappear by themselves, and progress.
@MainActor @Suite struct MessageTests {
    private func present(
        _ size: String, accessible: Bool = false, ascii: Bool = false
    ) async throws -> (TerminalScreen, TerminalApplication, TerminalTestHarness) {
        let list = ListTable([("HEADER", (0..<30).map { "Row \($0)" })], style: .plain)
        var options = TerminalOptions.testing
        if ascii {
            options = TerminalOptions(
                environment: TerminalEnvironment(
                    variables: ["TERM": "xterm", "LC_ALL": "C"], isTerminal: true))
            options.clock = TerminalVirtualClock()
        }
        options.isAccessible = accessible
        let screen = TerminalScreen(list.table, title: "List")
        let app = TerminalApplication(root: screen, options: options)
        let harness = await TerminalTestHarness(app, size: try #require(TerminalSize(size)))
        Self.kept.append(list)
        return (screen, app, harness)
    }

    /// Keeps the lists alive: tables do not retain their data sources.
    private static var kept: [ListTable] = []

    @Test func aToastIsShownForItsDuration() async throws {
        let (_, app, harness) = try await present("40x8")
        app.toast("Saved", for: 2)
        await harness.pass(0.5)
        expect(harness.screenText[6].hasSuffix(" Saved"))
        expect(harness.screenText[7].contains("? help"), "hints stay")
        app.toast("旅行 copied", for: 1)
        await harness.pass(0.5)
        expect(harness.screenText[5].hasSuffix(" Saved"))
        expect(harness.screenText[6].hasSuffix(" 旅行 copied"))
        await harness.pass(0.6)
        expect(harness.screenText[6].hasSuffix(" Saved"))
        await harness.pass(1)
        expect(!harness.screenText.contains { $0.contains("Saved") })
    }

    /// A click on a message dismisses it; the row that it covers was not meant.
    @Test func aClickDismissesAMessage() async throws {
        let (screen, app, harness) = try await present("40x8")
        let focus = screen.focusedRow?.row
        app.toast("Saved", for: 60)
        app.toast("Copied", for: 60)
        try await harness.play("wait:0.1,click:36:5")
        expect(!harness.screenText.contains { $0.contains("Saved") })
        expect(harness.screenText[6].hasSuffix("Copied"))
        try await harness.play("rightclick:36:6")
        expect(!harness.screenText.contains { $0.contains("Copied") })
        app.status("A message that is much too long for the one line at the bottom")
        try await harness.play("wait:0.1,click:3:6")
        expect(!harness.screenText.contains { $0.contains("too long") })
        expect(screen.focusedRow?.row == focus && screen.table.indexPathForSelectedRow == nil)
        try await harness.play("click:3:6")
        expect(screen.focusedRow?.row != focus)
    }

    @Test(arguments: ["40x8", "20x5", "16x4", "1x1"]) func manyToastsDoNotCoverTheTable(
        size: String
    ) async throws {
        let (_, app, harness) = try await present(size)
        for index in 0..<9 { app.toast("A long message, number \(index)") }
        await harness.pass(0.1)
        let shown = harness.screenText.filter { $0.contains("A long") }
        expect(shown.count <= (size == "40x8" ? 3 : 1))
        if size != "1x1" { expect(!shown.isEmpty) }
        expect(size == "1x1" || harness.screenText[1].contains("HEADER"))
        try await harness.play("resize:30x6,down,down")
        expect(harness.screenText.contains { $0.contains("number 8") })
        app.toast("Never seen", for: -1)
        await harness.pass(0.1)
        expect(!harness.screenText.contains { $0.contains("Never") })
    }

    @Test func accessibleToastsAreLines() async throws {
        let (_, app, harness) = try await present("40x8", accessible: true)
        app.toast("Saved")
        app.progress = TerminalProgress("Copying", 0.5)
        await harness.pass(0.1)
        expect(harness.screenText[6], " Saved")
        expect(harness.screenText[7].contains("Copying 50 %"))
        expect(!harness.screenText[7].contains("━"))
    }

    @Test(arguments: [
        (0.0, "Copying ━━━━━━━━━━ 0 %", 0), (0.256, "Copying ━━━━━━━━━━ 25 %", 2),
        (1.0, "Copying ━━━━━━━━━━ 100 %", 10), (7, "Copying ━━━━━━━━━━ 100 %", 10),
        (-1, "Copying ━━━━━━━━━━ 0 %", 0), (.nan, "Copying ━━━━━━━━━━ 0 %", 0),
        (.infinity, "Copying ━━━━━━━━━━ 100 %", 10),
    ])
    func progressIsShownAsABar(fraction: Double, text: String, done: Int) async throws {
        let (_, app, harness) = try await present("60x8")
        app.progress = TerminalProgress("Copying", fraction)
        await harness.pass(0.1)
        let line = harness.screenText[7]
        let range = try #require(line.range(of: text), "\(line)")
        let start = CharacterWidth.columns(of: line[..<range.lowerBound]) + 8
        let bold = (start..<(start + 10)).filter {
            harness.style(column: $0, row: 7)?.attributes.contains(.bold) == true
        }
        expect(bold.count, done)
        expect(line.hasSuffix("1/30"))
        expect(line.contains("? help"))
        app.progress = nil
        await harness.pass(0.1)
        expect(!harness.screenText[7].contains("Copying"))
    }

    @Test func progressIsShownOnAnyScreen() async throws {
        for (size, text) in [("30x6", "Copying 50 %"), ("20x5", "50 %"), ("16x4", "50 %")] {
            let (_, app, harness) = try await present(size)
            app.progress = TerminalProgress("Copying", 0.5)
            await harness.pass(0.1)
            expect(harness.screenText.last?.contains(text), true, "\(harness.screenText)")
        }
        let (_, app, harness) = try await present("60x8", ascii: true)
        app.progress = TerminalProgress("Copying", 0.5)
        await harness.pass(0.1)
        expect(harness.screenText[7].contains("Copying ========== 50 %"))
    }
}
