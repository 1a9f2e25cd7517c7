import MiniRx
import MiniRxTest

/// A scheduler that always cancels too late: cancelled work still runs, as it may when another
/// thread runs it.
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
