#if !canImport(UIKit)
import MiniRx
import TableauTerminal

/// A scheduler with the clock of a terminal application: services wait by the screen's time, which
/// is virtual in a scripted run.
@MainActor
final class TerminalClockScheduler: @MainActor Scheduler {
    private let clock: any TerminalClock

    init(_ clock: any TerminalClock) {
        self.clock = clock
    }

    var now: Duration { .seconds(clock.now) }

    func schedule(_ action: @escaping () -> Void) -> any Disposable {
        schedule(after: .zero, action)
    }

    func schedule(after delay: Duration, _ action: @escaping () -> Void) -> any Disposable {
        // The clock's time is rounded: whoever waits for what is left of a delay would wait forever
        // for less than the clock can tell.
        let seconds = delay > .zero ? max(delay / .seconds(1), 1e-6) : 0
        let timer = clock.schedule(after: seconds) { action() }
        return Disposables.create { timer.cancel() }
    }
}
#endif
