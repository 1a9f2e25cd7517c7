extension Observable {
    /// Fails with `RxError.timeout` if no event follows the subscription or an element in time.
    ///
    /// - `dueTime`: the maximum time between two events. Traps if it is negative.
    public func timeout(_ dueTime: Duration, scheduler: any Scheduler) -> Observable<Element> {
        checkTime(dueTime, "timeout")
        return Lift(self) {
            let sink = TimeoutSink($0, dueTime: dueTime, scheduler: scheduler)
            sink.wake(after: dueTime)
            return sink
        }
    }
}

private final class TimeoutSink<Element>: TimedSink<Element, Element> {
    override func received(_ element: Element) {
        generation += 1  // The observers may run the scheduler; the time begins when they return.
        downstream.next(element)
        if !downstream.isClosed { wake(after: dueTime) }
    }

    override func ended(_ error: (any Error)?) { downstream.finish(error) }

    override func wake() { sourceEnded(RxError.timeout) }
}
