extension Observable {
    /// Delivers elements and the end through a scheduler, in order.
    ///
    /// - Parameter scheduler: where they arrive. `MainScheduler.instance` delivers at once when it
    ///   is idle.
    public func observe(on scheduler: any Scheduler) -> Observable<Element> {
        ObserveOn(self, scheduler)
    }
}

private final class ObserveOn<Element>: Observable<Element> {
    private let source: Observable<Element>
    private let scheduler: any Scheduler

    init(_ source: Observable<Element>, _ scheduler: any Scheduler) {
        self.source = source
        self.scheduler = scheduler
        super.init()
    }

    override func run(_ sink: Sink<Element>) {
        let observeOn = ObserveOnSink(sink, scheduler)
        sink.subscription.add(DisposableResource(observeOn.turn))
        sink.subscription.add(SubscriptionResource(observeOn.subscription))
        source.run(observeOn)
    }
}

/// One element a turn of the scheduler.
///
/// Owns its subscription, since it emits after its source has ended.
private final class ObserveOnSink<Element>: BoundarySink<Element> {
    let turn = SerialDisposable()
    private let downstream: Sink<Element>
    private let scheduler: any Scheduler
    private let lock = Lock()
    private var queue: [Element] = []
    private var head = 0
    private var isRunning = false
    private var hasEnded = false
    private var error: (any Error)?

    init(_ downstream: Sink<Element>, _ scheduler: any Scheduler) {
        self.downstream = downstream
        self.scheduler = scheduler
        super.init(owning: Subscription())
    }

    override func next(_ element: Element) {
        if subscription.isStopped { return }
        lock.lock()
        queue.append(element)
        let isIdle = !isRunning
        isRunning = true
        lock.unlock()
        if isIdle { scheduleTurn() }
    }

    override func finish(_ error: (any Error)?) {
        guard subscription.stop() else { return }
        lock.lock()
        hasEnded = true
        self.error = error
        let isIdle = !isRunning
        isRunning = true
        lock.unlock()
        subscription.dispose()
        if isIdle { scheduleTurn() }
    }

    private func scheduleTurn() {
        turn.hold { scheduler.schedule { self.takeTurn() } }
    }

    private func takeTurn() {
        if downstream.subscription.isStopped { return }
        lock.lock()
        if head == queue.count {
            lock.unlock()
            downstream.finish(error)
            return
        }
        let element = queue[head]
        head += 1
        if head == queue.count {
            queue.removeAll(keepingCapacity: true)
            head = 0
        }
        lock.unlock()
        downstream.next(element)
        lock.lock()
        isRunning = head < queue.count || hasEnded
        let goesOn = isRunning
        lock.unlock()
        if goesOn { scheduleTurn() }
    }
}
