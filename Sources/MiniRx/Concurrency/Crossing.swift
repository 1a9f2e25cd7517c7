extension Observable where Element: Sendable {
    /// Delivers elements and the end on other threads, in order, one at a time.
    ///
    /// What follows takes `@Sendable` closures, up to an `observe(on:)` that leads back.
    ///
    /// - Parameters:
    ///   - scheduler: where they arrive.
    ///   - isolation: where the receiver belongs: its closures run there and its sources are
    ///     disposed there, also if the result is subscribed to or disposed elsewhere. Code without
    ///     an actor has none to go back to: it begins with `ConcurrentObservable.create`, or `of`.
    ///     What stores the result sets it in `init`: an initial value knows no isolation either.
    public func observe(
        on scheduler: some ConcurrentScheduler, isolation: isolated any Actor = #isolation
    ) -> ConcurrentObservable<Element> {
        let source = Crossing(self, Home(isolation))
        return ConcurrentObservable(
            trusting: Hop(source) { work in
                let work = ScheduledWork(work)
                _ = scheduler.schedule { work.run() }
            })
    }
}

/// Lets a plain observable be subscribed to from anywhere: what it does, it does at home.
private final class Crossing<Element>: Observable<Element> {
    private let source: Observable<Element>
    private let home: Home

    init(_ source: Observable<Element>, _ home: Home) {
        self.source = source
        self.home = home
        super.init()
    }

    override func run(_ sink: Sink<Element>) {
        let (source, home) = (source, home)
        let boundary = PassSink(sink, leavesAtItsEnd: true)
        let upstream = boundary.subscription
        sink.subscription.add(ClosureResource { home.run { upstream.dispose() } })
        home.run {
            if !boundary.subscription.isStopped { source.runRoot(boundary) }
        }
    }
}
