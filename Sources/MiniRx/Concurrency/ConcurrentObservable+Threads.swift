extension Observable where Element: Sendable {
    /// Delivers elements and the end on other threads, in order, one at a time.
    ///
    /// Operators after it take `@Sendable` closures, until an `observe(on:)` returns to an actor.
    ///
    /// - `isolation`: where this sequence's closures run and its sources are disposed, even if the
    ///   result is subscribed to or disposed elsewhere. Set a stored result in `init`, since an initial
    ///   value has no isolation. Code without an actor has none to return to; there,
    ///   start with `ConcurrentObservable.create` or `of`.
    public func observe(
        on scheduler: some ConcurrentScheduler, isolation: isolated any Actor = #isolation
    ) -> ConcurrentObservable<Element> {
        let actor = isolation
        let source = subscribe(
            in: { work in
                if IsolationContext.isCurrent(actor) {
                    work()
                } else {
                    IsolationContext.enqueue(on: actor, ScheduledWork(work))
                }
                return Disposables.create()
            }, leavesLate: false)
        return ConcurrentObservable(trusting: source).observe(on: scheduler)
    }
}

extension ConcurrentObservable {
    /// Delivers elements and the end on another scheduler's threads, in order, one at a time.
    public func observe(on scheduler: some ConcurrentScheduler) -> Self {
        Self(trusting: base.deliver { _ = scheduler.run($0) })
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
    public func subscribe(on scheduler: some ConcurrentScheduler) -> Self {
        Self(trusting: base.subscribe(in: { scheduler.run($0) }, leavesLate: true))
    }
}
