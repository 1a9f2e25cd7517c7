#if !canImport(UIKit)
/// An order of events in which a screen does what it must not, as short as it was made.
public struct ExplorationFailure: Error, Sendable, CustomStringConvertible {
    /// The seed that found it; nil if it was replayed by its schedule.
    public let seed: UInt64?
    /// What does not hold.
    public let reason: String
    /// What happens, step by step.
    public let steps: [String]
    /// What ``replay(schedule:_:)`` takes.
    public let schedule: String
    /// The steps as a picture that moves, if a person sat in front of a table.
    public let film: String?
    /// What else is to be said: where the film is, or why it could not be written.
    public internal(set) var note: String?

    /// The failure as a test of Swift Testing, around the scenario.
    public var source: String {
        """
        @Test func \(seed.map { "seed\($0)" } ?? "replayed")() async throws {
            try await replay(schedule: "\(schedule)") { world in
                // The scenario that explore() was given.
            }
        }
        """
    }

    /// The seed, the steps, what does not hold, and how to see it again.
    public var description: String {
        let count = "\(steps.count) step\(steps.count == 1 ? "" : "s")"
        let lines = steps.enumerated().map { "  \($0.offset + 1). \($0.element)" }
        return
            ([seed.map { "seed \($0): \(count)" } ?? count] + lines + ["  \(reason)"]
            + [note].compactMap { $0.map { "  \($0)" } } + ["", source]).joined(separator: "\n")
    }
}
#endif
