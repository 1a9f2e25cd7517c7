import Foundation
import SamplesKit
import TableauTesting
import TestEnvironment
import Testing

/// The samples, explored in many orders of their events.
@MainActor
struct ExplorationTests {
    @Test(arguments: Sample.allCases)
    func aSampleIsCorrectInEveryOrder(sample: Sample) async throws {
        try await explore(seeds: Effort.count(20, soak: 100_000)) { world in
            try sample.play(in: world)
        }
    }

    @Test func theProgramExploresSamples() throws {
        let outcome = try Program.run("explore", "form", "--seeds", "3")
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.output == "form: 3 orders, no failure\n")
    }
}
