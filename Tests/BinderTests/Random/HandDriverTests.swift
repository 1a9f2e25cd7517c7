#if !canImport(UIKit)
import TestEnvironment
import Testing

/// Rows that are moved, held, selected and changed at once.
@MainActor
struct HandDriverTests {
    @Test(arguments: 0..<UInt64(Effort.count(4, full: 100, soak: 20_000)))
    func rowsAreWhereTheyBelong(seed: UInt64) async {
        let driver = HandDriver(seed: seed)
        for step in 0..<200 {
            await driver.step()
            guard driver.problems.isEmpty else {
                let log = driver.log.suffix(40).joined(separator: "\n")
                Issue.record("seed \(seed), step \(step): \(driver.problems)\n\(log)")
                return
            }
        }
    }
}
#endif
