import Foundation
import Tableau
import TableauPlatform
import TableauTerminal
import TestEnvironment
import Testing

/// An open filter forgets the texts of rows that are gone, however they go.
@MainActor @Suite(.enabled(if: Effort.isFull)) struct FilterMemoryTests {
    enum Change: String, CaseIterable, Codable {
        case rows, sections, updates
    }

    @Test(arguments: Change.allCases)
    func textsOfGoneRowsAreFreed(by change: Change) async {
        await #expect(processExitsWith: .success) { [change] in
            try await FilterMemoryTests.use(change)
        }
    }

    /// Changes a megabyte of texts many times.
    private static func use(_ change: Change) async throws {
        let list = ListTable([("Old", rows(0))])
        let app = TerminalApplication(
            root: TerminalScreen(list.table, title: "Texts"), options: .testing)
        let harness = await TerminalTestHarness(app, size: TerminalSize(columns: 40, rows: 12))
        try await harness.play("/,type:mark")
        var used = 0
        let turns = 80
        for turn in 1...turns {
            list.sections = [("New", rows(turn))]
            list.table.performBatchUpdates {
                let paths = (0..<50).map { IndexPath(row: $0, section: 0) }
                switch change {
                case .rows:
                    list.table.deleteRows(at: paths, with: .none)
                    list.table.insertRows(at: paths, with: .none)
                case .sections:
                    list.table.deleteSections([0], with: .none)
                    list.table.insertSections([0], with: .none)
                case .updates: list.table.reconfigureRows(at: paths)
                }
            }
            await harness.pass(0.05)
            precondition(
                harness.screenText.contains { $0.contains("\(turn).7 mark") },
                "turn \(turn): \(harness.screenText)")
            if turn == turns / 4 { used = System.peakMemory }
        }
        let more = System.peakMemory - used
        precondition(more < (turns / 4 + 10) << 20, "\(more >> 20) MiB more")
    }

    /// Fifty rows, of which one has the searched word.
    private static func rows(_ turn: Int) -> [String] {
        (0..<50).map { row in
            "\(turn).\(row) \(row == 7 ? "mark" : "") "
                + String(repeating: "filling ", count: 2_500)
        }
    }
}
