#if !canImport(UIKit)
import Dispatch
import Foundation
import TableauTerminal
import TableauTesting

/// The command `Samples explore [SAMPLE]`, which runs samples in many orders of their events.
@MainActor
struct ExploreCommand {
    /// The samples, one after the other.
    let samples: [Sample]
    /// The number of orders for each sample.
    let seeds: Int
    /// The file for an animated picture of a failure; nil for none.
    let filmPath: String?

    /// Explores the samples, and ends the program.
    func run() -> Never {
        Task { exit(await explore()) }
        dispatchMain()
    }

    private func explore() async -> Int32 {
        for sample in samples {
            do {
                try await TableauTesting.explore(seeds: seeds, film: filmPath) { world in
                    try sample.play(in: world)
                }
                guard try TextOutput.print("\(sample.rawValue): \(seeds) orders, no failure\n")
                else { return 0 }
            } catch {
                TextOutput.complain("Samples: \(sample.rawValue), \(error)\n")
                return SamplesCommand.failureStatus
            }
        }
        return 0
    }
}
#endif
