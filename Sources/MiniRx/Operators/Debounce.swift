extension Observable {
    /// Emits an element once no other has followed it for some time.
    ///
    /// On completion the pending element is emitted immediately. An error drops it.
    ///
    /// - `dueTime`: the time without elements to wait for. Traps if it is negative.
    public func debounce(_ dueTime: Duration, scheduler: any Scheduler) -> Observable<Element> {
        checkTime(dueTime, "debounce")
        return Lift(self) { DebounceSink($0, dueTime: dueTime, scheduler: scheduler) }
    }
}

private final class DebounceSink<Element>: TimedSink<Element, Element> {
    // Guarded by the lock.
    private let waiting = Latest<Element>()

    override func next(_ element: Element) {
        if subscription.isStopped { return }
        lock.lock()
        waiting.set(element)
        wake(after: dueTime)
        lock.unlock()
    }

    override func sourceEnded(_ error: (any Error)?) {
        subscription.dispose()
        lock.lock()
        if error == nil { wake() }
        downstream.finish(error)
        lock.unlock()
    }

    override func wake() {
        // Taken out before emitting: the observer may emit again.
        if waiting.isSet, !downstream.isClosed { downstream.next(waiting.take()) }
    }
}
