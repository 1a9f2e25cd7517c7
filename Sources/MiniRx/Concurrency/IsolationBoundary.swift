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
        let context = IsolationContext(isolation)
        let source = subscribe(in: { work in
            context.run(work)
            return Disposables.create()
        })
        return ConcurrentObservable(trusting: source).observe(on: scheduler)
    }
}
