extension Observable where Element: Sendable {
    /// Delivers elements and the end on other threads, in order, one at a time.
    ///
    /// What follows takes `@Sendable` closures, up to an `observe(on:)` that leads back.
    ///
    /// - Parameters:
    ///   - scheduler: where they arrive.
    ///   - isolation: where the receiver belongs: its closures run there and its sources are
    ///     disposed there, also if the result is subscribed to or disposed elsewhere. Code that
    ///     belongs to no actor must subscribe where it calls this.
    public func observe(
        on scheduler: some ConcurrentScheduler, isolation: (any Actor)? = #isolation
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
        home.checkSubscriber()
        let (source, home) = (source, home)
        let boundary = PassSink(sink)
        let upstream = boundary.subscription
        sink.subscription.add(ClosureResource { home.run { upstream.dispose() } })
        home.run {
            if !boundary.subscription.isStopped { source.runRoot(boundary) }
        }
    }
}

/// Gives what is before it a subscription of its own, to be disposed elsewhere.
private final class PassSink<Element>: BoundarySink<Element> {
    private let downstream: Sink<Element>

    init(_ downstream: Sink<Element>) {
        self.downstream = downstream
        super.init(owning: Subscription())
    }

    override func next(_ element: Element) {
        if subscription.isStopped { return }
        downstream.next(element)
    }

    override func finish(_ error: (any Error)?) {
        guard subscription.stop() else { return }
        subscription.dispose()
        downstream.finish(error)
    }
}
