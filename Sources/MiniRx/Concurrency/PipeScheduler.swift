/// A `ConcurrentScheduler` for the operators of `Observable` inside a pipe.
///
/// The closures of a pipe are Sendable, so running the operator's work on another thread moves only
/// Sendable state.
final class PipeScheduler: Scheduler {
    private let base: any ConcurrentScheduler
    private let enter: (() -> Void) -> Void

    /// - `enter`: runs a piece of work, on the scheduler's thread.
    init(_ base: any ConcurrentScheduler, enter: @escaping (() -> Void) -> Void) {
        self.base = base
        self.enter = enter
    }

    var now: Duration { base.now }

    func schedule(_ action: @escaping () -> Void) -> any Disposable {
        let work = work(action)
        return Disposables.create(base.schedule { work.run() }, work)
    }

    func schedule(after delay: Duration, _ action: @escaping () -> Void) -> any Disposable {
        let work = work(action)
        return Disposables.create(base.schedule(after: delay) { work.run() }, work)
    }

    private func work(_ action: @escaping () -> Void) -> ScheduledWork {
        ScheduledWork { [enter] in enter(action) }
    }
}
