extension Observable {
    /// Delays elements and completion by some time; passes an error on immediately.
    public func delay(_ dueTime: Duration, scheduler: any Scheduler) -> Observable<Element> {
        checkTime(dueTime, "delay")
        return Lift(self) { DelaySink($0, dueTime: dueTime, scheduler: scheduler) }
    }
}

private final class DelaySink<Element>: TimedSink<Element, Element> {
    // Guarded by the lock.
    private var delayed = Ring<(event: Event<Element>, due: Duration)>()

    override func received(_ element: Element) { hold(.next(element)) }

    override func ended(_ error: (any Error)?) {
        if let error {
            delayed = Ring()
            downstream.finish(error)
        } else {
            hold(.completed)
        }
    }

    private func hold(_ event: Event<Element>) {
        let isFirst = delayed.isEmpty
        delayed.append((event, scheduler.now + dueTime))
        if isFirst { wake(after: dueTime) }
    }

    /// Emits everything that is due, then schedules the next event.
    override func wake() {
        let now = scheduler.now
        while !delayed.isEmpty, delayed[0].due <= now, !downstream.isClosed {
            guard let element = delayed.removeFirst().event.element else {
                return downstream.finish(nil)
            }
            downstream.next(element)
        }
        guard !delayed.isEmpty, !downstream.isClosed else { return }
        wake(after: max(.zero, delayed[0].due - now))
    }
}
