extension Observable {
    /// Fails with `RxError.timeout` if no event arrives in time after the subscription or an
    /// element.
    ///
    /// - `dueTime`: the maximum time between two events. Traps if it is negative.
    public func timeout(_ dueTime: Duration, scheduler: any Scheduler) -> Observable<Element> {
        timeout(dueTime, other: .error(RxError.timeout), scheduler: scheduler)
    }

    /// Continues with another sequence if no event arrives in time after the subscription or an
    /// element.
    ///
    /// - `dueTime`: the maximum time between two events. Traps if it is negative.
    /// - `other`: the sequence that replaces this one.
    public func timeout(
        _ dueTime: Duration, other: Observable<Element>, scheduler: any Scheduler
    ) -> Observable<Element> {
        checkTime(dueTime, "timeout")
        return Lift(self) { TimeoutSink($0, dueTime: dueTime, other: other, scheduler: scheduler) }
    }
}

private final class TimeoutSink<Element>: TimedSink<Element, Element> {
    private let other: Observable<Element>

    init(
        _ downstream: Sink<Element>, dueTime: Duration, other: Observable<Element>,
        scheduler: any Scheduler
    ) {
        self.other = other
        super.init(downstream, dueTime: dueTime, scheduler: scheduler)
        wake(after: dueTime)
    }

    override func received(_ element: Element) {
        generation += 1  // The observers may run the scheduler; the time begins when they return.
        downstream.next(element)
        if !downstream.isClosed { wake(after: dueTime) }
    }

    override func ended(_ error: (any Error)?) { downstream.finish(error) }

    override func wake() {
        guard subscription.stop() else { return }
        subscription.dispose()
        downstream.goOn(with: other)
    }
}
