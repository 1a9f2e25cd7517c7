#if !canImport(UIKit)
/// An order of events that makes a screen fail, shrunk as far as possible.
public struct ExplorationFailure: Error, Sendable, CustomStringConvertible {
    /// The seed that found it; nil if a schedule was replayed.
    public let seed: UInt64?
    /// The expectation that failed.
    public let reason: String
    /// The steps in order.
    public let steps: [String]
    /// The argument for ``replay(schedule:_:)``.
    public let schedule: String
    /// The steps as an animated picture, if there was a user in front of a table.
    public let film: String?
    /// A note: where the animation is, or why it could not be written.
    public internal(set) var note: String?

    /// The failure as a test for Swift Testing, with a placeholder for the scenario.
    public var source: String {
        """
        @Test func \(seed.map { "seed\($0)" } ?? "replayed")() async throws {
            try await replay(schedule: "\(schedule)") { world in
                // The scenario that explore() was given.
            }
        }
        """
    }

    /// The seed, the steps, the failure, and how to replay it.
    public var description: String {
        let count = "\(steps.count) step\(steps.count == 1 ? "" : "s")"
        let lines = steps.enumerated().map { "  \($0.offset + 1). \($0.element)" }
        return
            ([seed.map { "seed \($0): \(count)" } ?? count] + lines + ["  \(reason)"]
            + [note].compactMap { $0.map { "  \($0)" } } + ["", source]).joined(separator: "\n")
    }
}
#endif
