import Tableau
import TableauTerminal
import TestEnvironment
import Testing

/// Lasting texts in the status line.
@MainActor @Suite struct StatusItemTests {
    private let list = ListTable("A", "B")

    private func open(_ columns: Int) async -> (TerminalScreen, TerminalTestHarness) {
        let screen = TerminalScreen(list.table, title: "List")
        let app = TerminalApplication(root: screen, options: .testing)
        let harness = await TerminalTestHarness(
            app, size: TerminalSize(columns: columns, rows: 8))
        screen.statusItems = [.leading("LIVE"), .trailing("spread 0.02")]
        await harness.pass(0.1)
        return (screen, harness)
    }

    @Test func itemsStandLeftAndRightOfTheHints() async throws {
        let (screen, harness) = await open(60)
        let line = harness.screenText.last ?? ""
        expect(line.hasPrefix(" LIVE  ") && line.hasSuffix("  spread 0.02  1/2"), true, "\(line)")
        expect(line.contains("? help"), true, "hints stay")
        screen.statusItems = []
        await harness.pass(0.1)
        expect(harness.screenText.last?.contains("LIVE"), false)
    }

    @Test func hintsKeepHalfOfANarrowLine() async throws {
        let (_, harness) = await open(24)
        let line = harness.screenText.last ?? ""
        expect(line.hasPrefix(" LIVE  ") && !line.contains("spread"), true, "\(line)")
        expect(line.hasSuffix("1/2"), true, "\(line)")
    }

    @Test func aClickOnAHintBesideAnItemIsThatKey() async throws {
        let (_, harness) = await open(60)
        let line = harness.screenText.last ?? ""
        let filter = try #require(line.range(of: "/ filter")).lowerBound
        let column = line.distance(from: line.startIndex, to: filter)
        try await harness.play("click:\(column):7")
        expect(harness.screenText.last?.hasPrefix(" /"), true)
    }

    @Test func aMessageCoversLeadingItemsOnly() async throws {
        let (screen, harness) = await open(60)
        screen.status("Saved")
        await harness.pass(0.1)
        let line = harness.screenText.last ?? ""
        expect(line.hasPrefix(" Saved ") && line.hasSuffix("spread 0.02  1/2"), true, "\(line)")
    }
}
