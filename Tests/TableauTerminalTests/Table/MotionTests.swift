import Foundation
import Tableau
import TableauTerminal
import TestEnvironment
import Testing

/// Input and changes during animations lead to the same result as without animations.
///
/// A soak run takes a hundred times as many cases as a full run.
@MainActor @Suite struct MotionTests {
    private nonisolated static let runs = Effort.count(3, full: 30, soak: 3_000)

    private enum Step {
        case keys(String)
        case insert(String, at: Int)
        case delete(at: Int)
        case move(from: Int, to: Int)
        case reload
        case pass(Double)
    }

    /// A screen with or without animations.
    private struct World {
        let list: ListTable
        let screen: TerminalScreen
        let harness: TerminalTestHarness

        @MainActor init(isAnimated: Bool, style: TableView.Style, size: TerminalSize) async {
            list = ListTable(
                [("FIRST", (0..<6).map { "Row \($0)" }), ("LAST", ["Some", "more", "rows"])],
                style: style)
            list.wraps = { $0.hasPrefix("Long") }
            screen = TerminalScreen(list.table, title: "Motion")
            var options = TerminalOptions.testing
            options.isAnimated = isAnimated
            let app = TerminalApplication(root: screen, options: options)
            harness = await TerminalTestHarness(app, size: size)
        }

        @MainActor func perform(_ step: Step) async throws {
            switch step {
            case .keys(let keys):
                // What acts is meant for what is drawn, which differs while rows move.
                if MotionTests.acting.contains(keys) { await harness.pass(1) }
                // Keys move among the matches that a frame has found, and the two have other frames.
                let isFiltered = harness.screenText.last?.hasPrefix(" /") == true
                if isFiltered { await harness.pass(0.02) }
                try await harness.press(keys)
            case .insert(let row, let index): list.insert(row, at: index)
            case .delete(let index): list.delete(at: index)
            case .move(let from, let to): list.move(from, to: to)
            case .reload: list.table.reloadData()
            case .pass(let seconds): await harness.pass(seconds)
            }
        }
    }

    private static let keys = [
        "down", "up", "j", "k", "pagedown", "pageup", "ctrl-d", "ctrl-u", "home", "end", "[", "]",
        "wheel:1", "wheel:-2", "wheel:5", "enter", "space", "tab", "click:4:3", "click:5:5",
        "click:29:3", "resize:30x6", "resize:22x9", "resize:40x12", "/", "escape", "R", "?",
        "alt-down", "shift-up", "ctrl-c",
    ]

    private static let acting: Set = [
        "enter", "space", "click:4:3", "click:5:5", "click:29:3",
    ]

    private static func steps(_ random: inout SeededRandom) -> [Step] {
        var count = 6
        return (0..<80).map { number in
            switch Int.random(in: 0..<12, using: &random) {
            case 0...1:
                count += 1
                let text =
                    Bool.random(using: &random)
                    ? "New \(number)"
                    : "Long" + String(repeating: " word\(number)xxxxxxxxxx", count: 12)
                return .insert(text, at: Int.random(in: 0..<count, using: &random))
            case 2 where count > 0:
                count -= 1
                return .delete(at: Int.random(in: 0...count, using: &random))
            case 3 where count > 0:
                return .move(
                    from: Int.random(in: 0..<count, using: &random),
                    to: Int.random(in: 0..<count, using: &random))
            case 4: return .pass(Double.random(in: 0...0.2, using: &random))
            case 5 where number % 7 == 0: return .reload
            default: return .keys(Self.keys.randomElement(using: &random) ?? "up")
            }
        }
    }

    @Test(arguments: 0..<runs)
    func animationsDoNotChangeTheResult(seed: Int) async throws {
        var random = SeededRandom(seed: UInt64(seed) + 3)
        let style: TableView.Style = seed % 2 == 0 ? .grouped : .plain
        let size = TerminalSize(columns: 30, rows: 8)
        let moving = await World(isAnimated: true, style: style, size: size)
        let still = await World(isAnimated: false, style: style, size: size)
        for (number, step) in Self.steps(&random).enumerated() {
            try await moving.perform(step)
            try await still.perform(step)
            let (left, right) = (moving.screen.focusedRow, still.screen.focusedRow)
            try #require(
                left?.section == right?.section && left?.row == right?.row,
                "step \(number), \(step): \(String(describing: (left, right)))")
        }
        await moving.harness.pass(1)
        await still.harness.pass(1)
        expect(moving.harness.screenText, still.harness.screenText)
        expect(moving.list.taps, still.list.taps)

        // Wherever the focus is now, the next key makes it visible.
        try await moving.harness.play("escape,escape,escape,escape,down")
        if style == .grouped, moving.screen.focusedRow != nil {
            expect(
                moving.harness.screenText.contains { $0.contains("▌") },
                "\(moving.harness.screenText)")
        }
    }
}
