extension Observable {
    /// Emits at most one element per time span: the first and, optionally, the latest one after it.
    ///
    /// - `dueTime`: the minimum time between two elements. Traps if it is negative.
    /// - `latest`: whether to emit the latest dropped element when the time is over. Completion
    ///   then waits for it.
    public func throttle(_ dueTime: Duration, latest: Bool = true, scheduler: any Scheduler)
        -> Observable<Element>
    {
        checkTime(dueTime, "throttle")
        return Lift(self) {
            let sink = ThrottleSink($0, dueTime: dueTime, scheduler: scheduler)
            sink.emitsLatest = latest
            return sink
        }
    }
}

private final class ThrottleSink<Element>: TimedSink<Element, Element> {
    var emitsLatest = true
    // Guarded by the lock.
    private let waiting = Latest<Element>()
    private var nextAllowed: Duration?
    private var hasEnded = false

    override func received(_ element: Element) {
        let now = scheduler.now
        guard let nextAllowed, nextAllowed > now else {
            // Also drops an element that is due right now: its timer fires after this element.
            waiting.clear()
            emit(element)
            return
        }
        guard emitsLatest else { return }
        let isScheduled = waiting.isSet
        waiting.set(element)
        if !isScheduled { wake(after: nextAllowed - now) }
    }

    override func ended(_ error: (any Error)?) {
        if error == nil && waiting.isSet {
            hasEnded = true
        } else {
            waiting.clear()
            downstream.finish(error)
        }
    }

    override func wake() {
        if waiting.isSet { emit(waiting.take()) }
        if hasEnded { downstream.finish(nil) }
    }

    /// Starts the time span after the observers have returned; the lock is held.
    private func emit(_ element: Element) {
        if downstream.isClosed { return }
        downstream.next(element)
        nextAllowed = scheduler.now + dueTime
    }
}
