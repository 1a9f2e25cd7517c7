extension Observable where Element: Sendable {
    /// Delivers elements and the end on other threads, in order, one at a time.
    ///
    /// Operators after it take `@Sendable` closures, up to an `observe(on:)` that returns to an
    /// actor.
    ///
    /// - `isolation`: the isolation of this sequence. Its closures run and its sources are disposed
    ///   there, even if the result is subscribed to or disposed elsewhere. Set a stored result in
    ///   `init`, since an initial value has no isolation. Code without an actor has none to return
    ///   to; start with `ConcurrentObservable.create` or `of` there.
    public func observe(
        on scheduler: some ConcurrentScheduler, isolation: isolated any Actor = #isolation
    ) -> ConcurrentObservable<Element> {
        let source = bound(to: IsolationContext(isolation))
        return ConcurrentObservable(
            trusting: source.deliver { work in
                let work = ScheduledWork(work)
                _ = scheduler.schedule { work.run() }
            })
    }
}

extension Observable {
    /// Returns a sequence that runs this one in its context and can be subscribed to from anywhere.
    private func bound(to context: IsolationContext) -> Observable<Element> {
        ClosureSource { [self] sink in
            let boundary = PassSink(sink)
            let upstream = boundary.subscription
            sink.subscription.add(ClosureResource { context.run { upstream.dispose() } })
            context.run { [self] in
                if !upstream.isStopped { runRoot(boundary) }
            }
        }
    }
}
