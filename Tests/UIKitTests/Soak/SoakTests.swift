import Foundation
import Testing

/// Random updates through the adapter, each looked at: 100,000 with `TABLEAU_SOAK=1`.
@MainActor
struct SoakTests {
    private static let isLong = ProcessInfo.processInfo.environment["TABLEAU_SOAK"] == "1"

    @Test(arguments: 0..<10 as Range<UInt64>)
    func noViolationNoStaleCellNoWrongSelection(seed: UInt64) {
        let table = SoakTable(seed: seed)
        let updates = Self.isLong ? 10_000 : 100
        for update in 0..<updates {
            table.update()
            if let failure = table.failure {
                Issue.record("seed \(seed), update \(update): \(failure)")
                return
            }
        }
        // Else the test would look at nothing.
        #expect(table.batches > updates / 2)
        #expect(table.reloads == 1)
        #expect(table.selectionChecks > updates / 4)
    }
}
