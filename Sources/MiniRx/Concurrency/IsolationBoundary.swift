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
        let source = IsolationBoundary(self, IsolationContext(isolation))
        return ConcurrentObservable(
            trusting: AsyncDelivery(source) { work in
                let work = ScheduledWork(work)
                _ = scheduler.schedule { work.run() }
            })
    }
}

/// Lets a plain observable be subscribed to from anywhere: what it does, it does in its context.
private final class IsolationBoundary<Element>: Observable<Element> {
    private let source: Observable<Element>
    private let context: IsolationContext

    init(_ source: Observable<Element>, _ context: IsolationContext) {
        self.source = source
        self.context = context
        super.init()
    }

    override func run(_ sink: Sink<Element>) {
        let (source, context) = (source, context)
        let boundary = PassSink(sink, leavesAtItsEnd: true)
        let upstream = boundary.subscription
        sink.subscription.add(ClosureResource { context.run { upstream.dispose() } })
        context.run {
            if !boundary.subscription.isStopped { source.runRoot(boundary) }
        }
    }
}
