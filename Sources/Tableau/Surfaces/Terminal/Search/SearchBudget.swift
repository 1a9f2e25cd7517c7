#if !canImport(UIKit)
/// The part of a frame that a search may use.
///
/// Measured by time; on a virtual clock by a count, so that a scripted run is the same on every
/// machine.
struct SearchBudget {
    private let start: ContinuousClock.Instant?
    private var counted = Duration.zero

    /// Leaves enough of a frame to draw it.
    private static let texts = Duration.milliseconds(12)
    /// Half a frame: making a cell runs user code, which may be slow.
    private static let cells = Duration.microseconds(8_333)

    /// Creates a budget for one frame.
    init(countsInsteadOfTime: Bool) {
        start = countsInsteadOfTime ? nil : .now
    }

    /// Returns whether there is time for more texts, after a number of them.
    mutating func allowsTexts(after count: Int) -> Bool {
        counted += .nanoseconds(150 * count)
        return spent < Self.texts
    }

    /// Returns whether there is time for another cell, after one.
    mutating func allowsCells() -> Bool {
        counted += .microseconds(8)
        return spent < Self.cells
    }

    private var spent: Duration { start.map { $0.duration(to: .now) } ?? counted }
}
#endif
