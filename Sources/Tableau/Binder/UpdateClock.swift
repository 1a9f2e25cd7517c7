import Dispatch

/// Decides when a binder applies changes; those of one turn are applied together, in one batch.
///
/// The default is ``MainQueueClock``; tests use a ``ManualUpdateClock``.
///
/// ```swift
/// final class FrameClock: UpdateClock {
///     func schedule(_ turn: @escaping @MainActor () -> Void) { nextFrame(turn) }
/// }
/// ```
@MainActor
public protocol UpdateClock: AnyObject {
    /// Schedules `turn` to run once, after this call has returned.
    func schedule(_ turn: @escaping @MainActor () -> Void)
}

/// A clock that applies changes in the next turn of the main queue; the default.
@MainActor
public final class MainQueueClock: UpdateClock {
    /// The shared instance.
    public static let shared = MainQueueClock()

    /// Refuses the clock while the program runs on virtual time.
    @TaskLocal package static var refusal: Refusal?

    /// Reports a use of the clock.
    ///
    /// A type of its own: for a task-local function, an optimised build of Swift 6.3 crashes, since
    /// the runtime cannot read the function's type.
    package struct Refusal: Sendable {
        package let report: @Sendable () -> Void

        package init(report: @escaping @Sendable () -> Void) { self.report = report }
    }

    /// Runs the turns while a surface draws frames, at most one a frame; nil without such a surface.
    package var frames: ((_ turn: @escaping @MainActor () -> Void) -> Void)?

    private init() {}

    /// Runs `turn` in the next turn of the main queue; on a terminal, at most once a frame.
    public func schedule(_ turn: @escaping @MainActor () -> Void) {
        Self.refusal?.report()
        if let frames { return frames(turn) }
        DispatchQueue.main.async { MainActor.assumeIsolated { turn() } }
    }
}

/// A clock for tests: changes are applied only when it is advanced.
///
/// ```swift
/// let clock = ManualUpdateClock()
/// let binder = SectionedTableViewBinder(tableView: table, sectionedBy: Section.self, clock: clock)
/// relay.accept(newData)
/// clock.advance()  // now the table shows it
/// ```
@MainActor
public final class ManualUpdateClock: UpdateClock {
    private var turns: [@MainActor () -> Void] = []

    /// Creates a clock without scheduled turns.
    public init() {}

    /// Whether any turns are scheduled.
    public var hasPendingTurns: Bool { !turns.isEmpty }

    /// Schedules `turn` for the next call of ``advance()``.
    public func schedule(_ turn: @escaping @MainActor () -> Void) { turns.append(turn) }

    /// Runs the turns scheduled so far; turns that they schedule wait for the next call.
    public func advance() {
        let due = turns
        turns = []
        for turn in due { turn() }
    }
}
