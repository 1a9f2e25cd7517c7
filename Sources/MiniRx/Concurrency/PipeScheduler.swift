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
        base.run { [enter] in enter(action) }
    }

    func schedule(after delay: Duration, _ action: @escaping () -> Void) -> any Disposable {
        base.run(after: delay) { [enter] in enter(action) }
    }
}

extension ConcurrentScheduler {
    /// Runs work of a `ConcurrentObservable`, whose closures and elements are Sendable.
    func run(after delay: Duration? = nil, _ action: @escaping () -> Void) -> any Disposable {
        let work = ScheduledWork(action)
        return delay.map { schedule(after: $0) { work.run() } } ?? schedule { work.run() }
    }
}
