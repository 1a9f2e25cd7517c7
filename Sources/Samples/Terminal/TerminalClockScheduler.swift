#if !canImport(UIKit)
import MiniRx
import TableauTerminal

/// The clock of a terminal application as a scheduler: services wait by the time that the screen
/// keeps, which is virtual in a scripted run.
@MainActor
final class TerminalClockScheduler: @MainActor Scheduler {
    private let clock: any TerminalClock

    /// A scheduler that keeps to a clock.
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
