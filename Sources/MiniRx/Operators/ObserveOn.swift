extension Observable {
    /// Delivers elements and the end through a scheduler, in order.
    ///
    /// - Parameter scheduler: where they arrive. `MainScheduler.instance` delivers at once when it
    ///   is idle.
    public func observe(on scheduler: any Scheduler) -> Observable<Element> {
        Lift(self) { ObserveOnSink($0, scheduler) }
    }
}

/// One element a turn of the scheduler.
///
/// Owns its subscription, since it emits after its source has ended.
private final class ObserveOnSink<Element>: BoundarySink<Element> {
    private let turn = SerialDisposable()
    private let downstream: Sink<Element>
    private let scheduler: any Scheduler
    private let lock = Lock()
    // Guarded by the lock.
    private var queue = Ring<Element>()
    private var isRunning = false
    private var hasEnded = false
    private var error: (any Error)?

    init(_ downstream: Sink<Element>, _ scheduler: any Scheduler) {
        self.downstream = downstream
        self.scheduler = scheduler
        super.init()
        downstream.subscription.add(DisposableResource(turn))
        downstream.subscription.add(subscription)
    }

    override func next(_ element: Element) {
        if subscription.isStopped { return }
        enqueue { queue.append(element) }
    }

    override func sourceEnded(_ error: (any Error)?) {
        enqueue {
            hasEnded = true
            self.error = error
        }
        subscription.dispose()
    }

    private func enqueue(_ change: () -> Void) {
        lock.lock()
        change()
        let isIdle = !isRunning
        isRunning = true
        lock.unlock()
        if isIdle { scheduleTurn() }
    }

    private func scheduleTurn() {
        turn.hold { scheduler.schedule { self.takeTurn() } }
    }

    private func takeTurn() {
        if downstream.isClosed { return }
        lock.lock()
        if queue.isEmpty {
            lock.unlock()
            downstream.finish(error)
            return
        }
        let element = queue.removeFirst()
        lock.unlock()
        downstream.next(element)
        lock.lock()
        isRunning = !queue.isEmpty || hasEnded
        let goesOn = isRunning
        lock.unlock()
        if goesOn { scheduleTurn() }
    }
}
