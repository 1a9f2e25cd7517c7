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
        let bridge = ConcurrentBridge(scheduler)
        return Self(trusting: base.subscribe(on: bridge))
    }

    /// Delays elements and completion by some time; passes an error on immediately.
    public func delay(_ dueTime: Duration, scheduler: some ConcurrentScheduler) -> Self {
        Self(trusting: base.delay(dueTime, scheduler: ConcurrentBridge(scheduler)))
    }

    /// Emits an element once no other has followed it for some time.
    ///
    /// - `dueTime`: the time without elements to wait for. Traps if it is negative.
    public func debounce(_ dueTime: Duration, scheduler: some ConcurrentScheduler) -> Self {
        Self(trusting: base.debounce(dueTime, scheduler: ConcurrentBridge(scheduler)))
    }

    /// Fails with `RxError.timeout` if no event arrives in time after the subscription or an
    /// element.
    public func timeout(_ dueTime: Duration, scheduler: some ConcurrentScheduler) -> Self {
        Self(trusting: base.timeout(dueTime, scheduler: ConcurrentBridge(scheduler)))
    }

    /// Resubscribes after an error with increasing delays, like `retry(_:backoff:)` of
    /// `Observable`.
    public func retry(
        _ maxAttemptCount: Int, backoff: Backoff, scheduler: some ConcurrentScheduler
    ) -> Self {
        Self(
            trusting: base.retry(
                maxAttemptCount, backoff: backoff, scheduler: ConcurrentBridge(scheduler)))
    }

    /// Emits at most one element per time span: the first and, optionally, the latest one after it.
    ///
    /// - `dueTime`: the minimum time between two elements. Traps if it is negative.
    /// - `latest`: whether to emit the latest dropped element when the time is over.
    public func throttle(
        _ dueTime: Duration, latest: Bool = true, scheduler: some ConcurrentScheduler
    ) -> Self {
        Self(
            trusting: base.throttle(dueTime, latest: latest, scheduler: ConcurrentBridge(scheduler))
        )
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
