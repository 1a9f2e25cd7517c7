#if !canImport(UIKit)
import MiniRx
import TableauTerminal

/// A scheduler with the clock of a terminal application: services wait by the screen's time, which
/// is virtual in a scripted run.
@MainActor
final class TerminalClockScheduler: @MainActor Scheduler {
    private let clock: any TerminalClock

    /// Creates a scheduler for a clock.
    init(_ clock: any TerminalClock) {
        self.clock = clock
    }

    var now: Duration { .seconds(clock.now) }

    func schedule(_ action: @escaping () -> Void) -> any Disposable {
        schedule(after: .zero, action)
    }

    func schedule(after delay: Duration, _ action: @escaping () -> Void) -> any Disposable {
        let timer = clock.schedule(after: delay / .seconds(1)) { action() }
        return Disposables.create { timer.cancel() }
    }
}
#endif
