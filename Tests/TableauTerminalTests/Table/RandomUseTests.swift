import Foundation
import Tableau
import TableauTerminal
import TerminalTestSupport
import TestEnvironment
import Testing

/// Random input while rows change at random: nothing breaks, and the terminal shows what was drawn.
///
/// A soak run takes a hundred times as many cases.
@MainActor @Suite struct RandomUseTests {
    private nonisolated static let runs = Effort.count(5, full: 12, soak: 1_200)

    @Test(arguments: 0..<runs)
    func theTerminalShowsWhatWasDrawn(seed: Int) async throws {
        var random = SeededRandom(seed: UInt64(seed) + 11)
        let texts = (0..<20).map { "\($0) " + NastyText.random(&random, pieces: 2) }
        let list = ListTable(
            [("FIRST", Array(texts[..<8])), (nil, []), ("LAST", Array(texts[8...]))],
            style: seed % 2 == 0 ? .plain : .grouped)
        list.value = { text in text.count % 3 == 0 ? "\(text.count)" : nil }
        let screen = TerminalScreen(list.table, title: "Random")
        screen.showsSectionIndex = seed % 3 == 0
        let app = TerminalApplication(root: screen, options: .testing)
        let size = TerminalSize(
            columns: Int.random(in: 1...70, using: &random),
            rows: Int.random(in: 1...20, using: &random))
        let harness = await TerminalTestHarness(app, size: size)
        for _ in 0..<60 {
            switch Int.random(in: 0..<10, using: &random) {
            case 0...4: try await harness.press(key(&random, size))
            case 5...6: change(list, &random)
            case 7: screen.isLoading.toggle()
            default: await harness.pass(Double.random(in: 0...0.3, using: &random))
            }
        }
        await harness.pass(0)
        try expectShown(harness, size)
    }

    private func key(_ random: inout SeededRandom, _ size: TerminalSize) -> String {
        let keys = [
            "up", "down", "pageup", "pagedown", "home", "end", "enter", "space", "escape", "left",
            "[", "]", "'", "A", "/", "f", "?", "tab", "wheel:2", "wheel:-3", "ctrl-l", "ctrl-d",
            "alt-x", "click:3:4", "click:\(size.columns - 1):5", "paste:a\u{1B}b",
        ]
        return keys.randomElement(using: &random) ?? "up"
    }

    private func change(_ list: ListTable, _ random: inout SeededRandom) {
        let count = list.sections[0].rows.count
        switch Int.random(in: 0..<4, using: &random) {
        case 0 where count > 0: list.delete(at: Int.random(in: 0..<count, using: &random))
        case 1 where count > 1:
            list.move(
                Int.random(in: 0..<count, using: &random),
                to: Int.random(in: 0..<count, using: &random))
        case 2:
            list.sections[0].rows.shuffle(using: &random)
            list.table.reloadData()
        default:
            list.insert(
                NastyText.random(&random, pieces: 2),
                at: Int.random(in: 0...count, using: &random),
                with: TableView.RowAnimation.allCases.randomElement(using: &random) ?? .fade)
        }
    }

    /// Plays the recording to an emulator and compares the screens.
    private func expectShown(_ harness: TerminalTestHarness, _ size: TerminalSize) throws {
        var emulator = TerminalEmulator(width: size.columns, height: size.rows)
        for line in harness.recording.split(separator: "\n").dropFirst() {
            let event = try #require(
                try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [Any])
            emulator.receive(Array(try #require(event[2] as? String).utf8))
        }
        expect(emulator.complaints, [])
        expect(emulator.lines, harness.screenText)
        if let cursor = harness.cursor {
            expect(emulator.isCursorVisible)
            expect(emulator.column == cursor.column && emulator.row == cursor.row)
        } else {
            expect(!emulator.isCursorVisible)
        }
    }
}
