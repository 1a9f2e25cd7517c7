import TestEnvironment
import Testing

/// Random updates through the adapter, each checked; 100,000 in a soak run.
@MainActor
struct SoakTests {
    @Test(arguments: 0..<10 as Range<UInt64>)
    func noViolationNoStaleCellNoWrongSelection(seed: UInt64) {
        let table = SoakTable(seed: seed)
        let updates = Effort.count(100, soak: 10_000)
        for update in 0..<updates {
            table.update()
            if let failure = table.failure {
                Issue.record("seed \(seed), update \(update): \(failure)")
                return
            }
        }
        // Enough updates were animated and enough selections checked.
        expect(table.batches > updates / 2)
        expect(table.reloads, 1)
        expect(table.selectionChecks > updates / 4)
    }
}
