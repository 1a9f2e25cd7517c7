extension Observable where Element: Sendable {
    /// Delivers elements and the end on other threads, in order, one at a time.
    ///
    /// What follows takes `@Sendable` closures, up to an `observe(on:)` that leads back.
    ///
    /// - `isolation`: where the receiver belongs: its closures run there and its sources
    ///   are disposed there, also if the result is subscribed to or disposed elsewhere. What stores
    ///   the result sets it in `init`: an initial value knows no isolation. Code without an actor
    ///   has none to go back to: it begins with `ConcurrentObservable.create`, or `of`.
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
    /// Can be subscribed to from anywhere: what the receiver does, it does in its context.
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
