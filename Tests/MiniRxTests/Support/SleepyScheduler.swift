import MiniRx
import MiniRxTest

/// A scheduler whose time passes also while nothing runs, as it does for a process that is
/// suspended or busy.
final class SleepyScheduler: Scheduler {
    private let base: TestScheduler
    /// How long it has slept.
    var slept = Duration.zero

    init(_ base: TestScheduler) {
        self.base = base
    }

    var now: Duration { base.now + slept }

    func schedule(_ action: @escaping () -> Void) -> any Disposable { base.schedule(action) }

    func schedule(after delay: Duration, _ action: @escaping () -> Void) -> any Disposable {
        base.schedule(after: delay, action)
    }
}
