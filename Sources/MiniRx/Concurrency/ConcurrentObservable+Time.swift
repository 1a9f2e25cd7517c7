extension ConcurrentObservable {
    /// Delivers elements and the end on another scheduler's threads, in order, one at a time.
    public func observe(on scheduler: some ConcurrentScheduler) -> Self {
        Self(
            trusting: base.deliver { work in
                let work = ScheduledWork(work)
                _ = scheduler.schedule { work.run() }
            })
    }

    /// Returns to the main actor; operators after it take plain closures again.
    ///
    /// - Parameter scheduler: `MainScheduler.instance`, which delivers immediately when it is idle
    ///   and already on the main queue, or `MainScheduler.asyncInstance`.
    @MainActor
    public func observe(on scheduler: MainScheduler) -> Observable<Element> {
        base.deliver { _ = scheduler.run($0) }
    }

    /// Returns to the actor of the caller; operators after it take plain closures again.
    ///
    /// Code without an actor cannot call this.
    public func observeHere(isolation: isolated any Actor = #isolation) -> Observable<Element> {
        let actor = isolation
        // Weakly: an actor may own the subscription.
        let delivered = base.deliver { [weak actor] work in
            if let actor { IsolationContext.enqueue(on: actor, ScheduledWork(work)) }
        }
        // Who subscribes is on the actor, as the result is not Sendable; a source that belongs to
        // the actor then starts at once.
        return ClosureSource { [weak actor] sink in
            IsolationContext.with(actor) { delivered.run(sink) }
        }
    }

    /// Subscribes to this sequence on a scheduler.
    ///
    /// - Parameter scheduler: where the subscription runs.
    public func subscribe(on scheduler: some ConcurrentScheduler) -> Self {
        Self(trusting: base.subscribe(on: ConcurrentBridge(scheduler)))
    }
}

extension ConcurrentObservable where Element: FixedWidthInteger {
    /// Creates a sequence that emits 0 after some time, then the next integer after every period.
    ///
    /// - `dueTime`: the time until the first element; traps if it is negative.
    /// - `period`: the time between later elements. If `nil`, the sequence completes after the
    ///   first. Traps if it is negative.
    public static func timer(
        _ dueTime: Duration, period: Duration? = nil, scheduler: some ConcurrentScheduler
    ) -> Self {
        Self(trusting: .timer(dueTime, period: period, scheduler: ConcurrentBridge(scheduler)))
    }

    /// Creates a sequence that counts up from 0, with a period before each element.
    ///
    /// - `period`: the time between two elements; traps if it is negative.
    public static func interval(_ period: Duration, scheduler: some ConcurrentScheduler) -> Self {
        Self(trusting: .interval(period, scheduler: ConcurrentBridge(scheduler)))
    }
}

/// A `ConcurrentScheduler` for the operators of `Observable`.
///
/// Used only inside a `ConcurrentObservable`, whose closures are Sendable, so running the
/// operator's work on another thread moves only Sendable state.
final class ConcurrentBridge: Scheduler {
    private let base: any ConcurrentScheduler
    private let enter: (() -> Void) -> Void

    /// - `enter`: runs a piece of work, on the scheduler's thread.
    init(_ base: any ConcurrentScheduler, enter: @escaping (() -> Void) -> Void = { $0() }) {
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
