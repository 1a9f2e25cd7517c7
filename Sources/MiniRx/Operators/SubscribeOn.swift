extension Observable {
    /// Subscribes to the receiver, and leaves it, through a scheduler.
    ///
    /// - Parameter scheduler: where the subscription runs, and where it is disposed, at a turn after
    ///   the end or the disposal.
    public func subscribe(on scheduler: any Scheduler) -> Observable<Element> {
        SubscribeOn(self, scheduler)
    }
}

final class SubscribeOn<Element>: Observable<Element> {
    private let source: Observable<Element>
    private let scheduler: any Scheduler

    init(_ source: Observable<Element>, _ scheduler: any Scheduler) {
        self.source = source
        self.scheduler = scheduler
        super.init()
    }

    override func run(_ sink: Sink<Element>) {
        let (source, scheduler) = (source, scheduler)
        let pass = PassSink(sink, leavesAtItsEnd: false)
        let upstream = pass.subscription
        let turn = scheduler.schedule {
            if sink.subscription.isDisposed { return }
            sink.subscription.add(
                ClosureResource { _ = scheduler.schedule { upstream.dispose() } })
            source.runRoot(pass)
        }
        sink.subscription.add(DisposableResource(turn))
    }
}

/// Gives what is before it a subscription of its own, to be disposed elsewhere.
final class PassSink<Element>: BoundarySink<Element> {
    private let downstream: Sink<Element>
    private let leavesAtItsEnd: Bool

    /// - Parameter leavesAtItsEnd: Whether an end comes from where the source may be disposed.
    init(_ downstream: Sink<Element>, leavesAtItsEnd: Bool) {
        self.downstream = downstream
        self.leavesAtItsEnd = leavesAtItsEnd
        super.init()
    }

    override func next(_ element: Element) {
        if !subscription.isStopped { downstream.next(element) }
    }

    override func sourceEnded(_ error: (any Error)?) {
        if leavesAtItsEnd {
            subscription.dispose()
        } else {
            // Until then an element in flight must stop by itself.
            _ = subscription.stop()
            _ = subscription.beginEnd()
        }
        downstream.finish(error)
    }
}
