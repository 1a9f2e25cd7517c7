import Foundation
import SamplesKit
import TableauTesting
import TestEnvironment
import Testing

/// The samples in many orders of their events.
@MainActor
struct ExplorationTests {
    @Test(arguments: Sample.allCases)
    func aSampleIsRightInEveryOrder(sample: Sample) async throws {
        try await explore(seeds: Effort.count(20, full: 100, soak: 100_000)) { world in
            try sample.play(in: world)
        }
    }
}
