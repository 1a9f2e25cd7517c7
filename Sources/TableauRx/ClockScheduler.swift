public import MiniRx
public import Tableau

/// A scheduler on the clock of a terminal application: operators and services wait by the screen's
/// time, which is virtual in a scripted run and in tests.
///
/// ```swift
/// let time = ClockScheduler(app.clock)
/// query.debounce(.milliseconds(300), scheduler: time)
/// ```
@MainActor public final class ClockScheduler: @MainActor Scheduler {
    private let clock: any TimedClock

    /// Creates a scheduler on a clock.
    public init(_ clock: any TimedClock) { self.clock = clock }

    /// The time of the clock.
    public var now: Duration { .seconds(clock.now) }

    /// Runs `action` when the clock goes on, never before this returns.
    public func schedule(_ action: @escaping () -> Void) -> any Disposable {
        schedule(after: .zero, action)
    }

    /// Runs `action` after some time of the clock.
    public func schedule(after delay: Duration, _ action: @escaping () -> Void) -> any Disposable {
        // The clock's time is rounded: whoever waits for what is left of a delay would wait forever
        // for less than the clock can tell.
        let seconds = delay > .zero ? max(delay / .seconds(1), 1e-6) : 0
        let cancel = clock.schedule(after: seconds) { action() }
        return Disposables.create { cancel() }
    }
}
