extension ConcurrentObservable {
    /// Delivers elements and the end on another scheduler's threads, in order, one at a time.
    public func observe(on scheduler: some ConcurrentScheduler) -> Self {
        Self(
            trusting: base.deliver { work in
                let work = ScheduledWork(work)
                _ = scheduler.schedule { work.run() }
            })
    }

    /// Leads back to the main actor: what follows takes plain closures again.
    ///
    /// - Parameter scheduler: `MainScheduler.instance`, which delivers at once when it is idle and
    ///   already on the main queue, or `MainScheduler.asyncInstance`.
    @MainActor
    public func observe(on scheduler: MainScheduler) -> Observable<Element> {
        base.deliver { _ = scheduler.run($0) }
    }

    /// Leads back to the actor of the caller: what follows takes plain closures again.
    ///
    /// Code that belongs to no actor cannot call this.
    public func observeHere(isolation: isolated any Actor = #isolation) -> Observable<Element> {
        let actor = isolation
        return base.deliver { IsolationContext.enqueue(on: actor, ScheduledWork($0)) }
    }

    /// Subscribes to the receiver through a scheduler.
    ///
    /// - Parameter scheduler: where the subscription runs.
    public func subscribe(on scheduler: some ConcurrentScheduler) -> Self {
        let bridge = ConcurrentBridge(scheduler)
        return Self(trusting: base.subscribe(on: bridge))
    }

    /// Shifts elements and completion by some time; an error passes at once.
    public func delay(_ dueTime: Duration, scheduler: some ConcurrentScheduler) -> Self {
        Self(trusting: base.delay(dueTime, scheduler: ConcurrentBridge(scheduler)))
    }

    /// Emits an element once nothing has followed it for some time.
    ///
    /// - `dueTime`: the time that must pass; traps if it is negative.
    public func debounce(_ dueTime: Duration, scheduler: some ConcurrentScheduler) -> Self {
        Self(trusting: base.debounce(dueTime, scheduler: ConcurrentBridge(scheduler)))
    }

    /// Fails with `RxError.timeout` if no event follows the subscription, or an element, in time.
    public func timeout(_ dueTime: Duration, scheduler: some ConcurrentScheduler) -> Self {
        Self(trusting: base.timeout(dueTime, scheduler: ConcurrentBridge(scheduler)))
    }

    /// Subscribes again after an error, later each time, as `retry(_:backoff:)` of `Observable` does.
    public func retry(
        _ maxAttemptCount: Int, backoff: Backoff, scheduler: some ConcurrentScheduler
    ) -> Self {
        Self(
            trusting: base.retry(
                maxAttemptCount, backoff: backoff, scheduler: ConcurrentBridge(scheduler)))
    }

    /// Emits at most one element in some time: the first, and if wanted the latest that followed.
    ///
    /// - `dueTime`: the least time between two elements; traps if it is negative.
    /// - `latest`: whether the latest element dropped is emitted when the time is over.
    public func throttle(
        _ dueTime: Duration, latest: Bool = true, scheduler: some ConcurrentScheduler
    ) -> Self {
        Self(
            trusting: base.throttle(dueTime, latest: latest, scheduler: ConcurrentBridge(scheduler))
        )
    }
}

extension ConcurrentObservable where Element: FixedWidthInteger {
    /// A sequence that emits 0 after some time, and counts on after every period.
    ///
    /// - `dueTime`: the time until the first element; traps if it is negative.
    /// - `period`: the time between the following ones; without it the sequence completes after the
    ///     first. Traps if it is negative.
    public static func timer(
        _ dueTime: Duration, period: Duration? = nil, scheduler: some ConcurrentScheduler
    ) -> Self {
        Self(trusting: .timer(dueTime, period: period, scheduler: ConcurrentBridge(scheduler)))
    }

    /// A sequence that counts up from 0, the first time after one period.
    ///
    /// - `period`: the time between two elements; traps if it is negative.
    public static func interval(_ period: Duration, scheduler: some ConcurrentScheduler) -> Self {
        Self(trusting: .interval(period, scheduler: ConcurrentBridge(scheduler)))
    }
}

/// A `ConcurrentScheduler` for the operators of `Observable`.
///
/// Used inside a `ConcurrentObservable` only, whose closures are Sendable: moving the operator's
/// work to another thread moves nothing that is not.
private final class ConcurrentBridge: Scheduler {
    private let base: any ConcurrentScheduler

    init(_ base: any ConcurrentScheduler) { self.base = base }

    var now: Duration { base.now }

    func schedule(_ action: @escaping () -> Void) -> any Disposable {
        let work = ScheduledWork(action)
        return Disposables.create(base.schedule { work.run() }, work)
    }

    func schedule(after delay: Duration, _ action: @escaping () -> Void) -> any Disposable {
        let work = ScheduledWork(action)
        return Disposables.create(base.schedule(after: delay) { work.run() }, work)
    }
}
