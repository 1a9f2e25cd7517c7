import MiniRx
import MiniRxTest

/// A scheduler that always cancels too late: what was scheduled runs, as it may where another thread
/// runs it.
final class LateScheduler: Scheduler {
    private let base: TestScheduler

    init(_ base: TestScheduler) {
        self.base = base
    }

    var now: Duration { base.now }

    func schedule(_ action: @escaping () -> Void) -> any Disposable {
        _ = base.schedule(action)
        return Disposables.create()
    }

    func schedule(after delay: Duration, _ action: @escaping () -> Void) -> any Disposable {
        _ = base.schedule(after: delay, action)
        return Disposables.create()
    }
}
