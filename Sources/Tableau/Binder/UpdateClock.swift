import Dispatch

/// Decides when a binder applies what has changed.
///
/// Changes of one turn are applied together in the next, so that they make one diff and one batch.
/// The default is ``MainQueueClock``; a test takes a ``ManualUpdateClock`` and turns it by hand.
///
/// ```swift
/// final class FrameClock: UpdateClock {
///     func schedule(_ turn: @escaping @MainActor () -> Void) { nextFrame(turn) }
/// }
/// ```
@MainActor
public protocol UpdateClock: AnyObject {
    /// Runs `turn` once, later than this call.
    func schedule(_ turn: @escaping @MainActor () -> Void)
}

/// The clock of programs: a turn of the main queue.
///
/// ```swift
/// let binder = SectionedTableViewBinder(
///     tableView: tableView, sectionedBy: Section.self, clock: MainQueueClock.shared)
/// ```
@MainActor
public final class MainQueueClock: UpdateClock {
    /// The one instance; it has no state.
    public static let shared = MainQueueClock()

    /// Is told when the clock is asked, while somebody runs a program on virtual time.
    @TaskLocal package static var isRefused: (@Sendable () -> Void)?

    private init() {}

    /// Runs `turn` in the next turn of the main queue.
    public func schedule(_ turn: @escaping @MainActor () -> Void) {
        Self.isRefused?()
        DispatchQueue.main.async { MainActor.assumeIsolated { turn() } }
    }
}

/// The clock of tests: nothing is applied until it is advanced.
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

    /// A clock that stands still.
    public init() {}

    /// Whether anything waits to be applied.
    public var hasPendingTurns: Bool { !turns.isEmpty }

    /// Takes `turn` for the next call of ``advance()``.
    public func schedule(_ turn: @escaping @MainActor () -> Void) { turns.append(turn) }

    /// Runs what has been scheduled so far; what that schedules waits for the next call.
    public func advance() {
        let due = turns
        turns = []
        for turn in due { turn() }
    }
}
