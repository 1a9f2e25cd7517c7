extension Observable {
    /// Emits an element once nothing has followed it for some time.
    ///
    /// Upon completion the element that waits is emitted at once; an error drops it.
    ///
    /// - Parameters:
    ///   - dueTime: the time that must pass; traps if it is negative.
    ///   - scheduler: whose time it is, and where the elements arrive.
    public func debounce(_ dueTime: Duration, scheduler: any Scheduler) -> Observable<Element> {
        checkTime(dueTime, "debounce")
        return Lift(self) { DebounceSink($0, dueTime, scheduler) }
    }
}

/// Owns its subscription, since it emits after its source has ended.
private final class DebounceSink<Element>: BoundarySink<Element> {
    private let wakeUp = SerialDisposable()
    private let downstream: Sink<Element>
    private let dueTime: Duration
    private let scheduler: any Scheduler
    private let lock = RecursiveLock()
    // Guarded by the lock.
    private let waiting = Latest<Element>()
    private var generation = 0

    init(_ downstream: Sink<Element>, _ dueTime: Duration, _ scheduler: any Scheduler) {
        self.downstream = downstream
        self.dueTime = dueTime
        self.scheduler = scheduler
        super.init()
        downstream.subscription.add(DisposableResource(wakeUp))
        downstream.subscription.add(subscription)
    }

    override func next(_ element: Element) {
        if subscription.isStopped { return }
        lock.lock()
        waiting.set(element)
        generation += 1
        let generation = generation
        lock.unlock()
        wakeUp.hold { scheduler.schedule(after: dueTime) { self.emit(generation) } }
    }

    override func sourceEnded(_ error: (any Error)?) {
        subscription.dispose()
        lock.lock()
        if error == nil { emitWaiting() }
        downstream.finish(error)
        lock.unlock()
    }

    private func emit(_ generation: Int) {
        lock.lock()
        // A timer that was cancelled too late finds a newer element.
        if generation == self.generation { emitWaiting() }
        lock.unlock()
    }

    /// The lock is held.
    private func emitWaiting() {
        // Taken out before it passes on: the observer may emit again.
        if waiting.isSet, !downstream.isClosed { downstream.next(waiting.take()) }
    }
}
