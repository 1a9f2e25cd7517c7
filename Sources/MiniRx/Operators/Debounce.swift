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

/// A burst of elements takes one timer: it may be that of an earlier element, and then sets the one
/// of the element that waits.
private final class DebounceSink<Element>: TimedSink<Element, Element> {
    // Guarded by the lock.
    private let waiting = Latest<Element>()
    @exclusivity(unchecked) private var isTimerSet = false
    /// When the element came, if the timer is that of an earlier one.
    @exclusivity(unchecked) private var arrival: Duration?

    override func received(_ element: Element) {
        waiting.set(element)
        if isTimerSet {
            arrival = scheduler.now
        } else {
            isTimerSet = true
            wake(after: dueTime)
        }
    }

    override func ended(_ error: (any Error)?) {
        if error == nil { emit() }
        downstream.finish(error)
    }

    override func wake() {
        let rest = arrival.map { $0 + dueTime - scheduler.now } ?? .zero
        arrival = nil
        isTimerSet = rest > .zero
        if isTimerSet { wake(after: rest) } else { emit() }
    }

    private func emit() {
        // Taken out before emitting: the observer may emit again.
        if waiting.isSet, !downstream.isClosed { downstream.next(waiting.take()) }
    }
}
