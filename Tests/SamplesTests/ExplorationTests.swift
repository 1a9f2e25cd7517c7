import Foundation
import SamplesKit
import TableauTesting
import Testing

/// The samples in many orders of their events.
@MainActor
struct ExplorationTests {
    /// `.ci/run` asks for 100 seeds, a soak for 100,000.
    private static let seeds =
        ProcessInfo.processInfo.environment["TABLEAU_EXPLORE"].flatMap { Int($0) } ?? 20

    @Test(arguments: Sample.allCases)
    func aSampleIsRightInEveryOrder(sample: Sample) async throws {
        try await explore(seeds: Self.seeds) { world in try sample.play(in: world) }
    }
}
