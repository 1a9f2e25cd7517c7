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

    override func received(_ element: Element) {
        waiting.set(element)
        wake(after: dueTime)
    }

    override func ended(_ error: (any Error)?) {
        if error == nil { wake() }
        downstream.finish(error)
    }

    override func wake() {
        // Taken out before emitting: the observer may emit again.
        if waiting.isSet, !downstream.isClosed { downstream.next(waiting.take()) }
    }
}
