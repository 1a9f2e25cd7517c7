extension Observable {
    /// Fails with `RxError.timeout` if no event follows the subscription, or an element, in time.
    ///
    /// - `dueTime`: the most time between two; traps if it is negative.
    public func timeout(_ dueTime: Duration, scheduler: any Scheduler) -> Observable<Element> {
        timeout(dueTime, other: .error(RxError.timeout), scheduler: scheduler)
    }

    /// Goes on with another sequence if no event follows the subscription, or an element, in time.
    ///
    /// - `dueTime`: the most time between two; traps if it is negative.
    /// - `other`: subscribed to then, in place of the receiver.
    public func timeout(
        _ dueTime: Duration, other: Observable<Element>, scheduler: any Scheduler
    ) -> Observable<Element> {
        checkTime(dueTime, "timeout")
        return Lift(self) { TimeoutSink($0, dueTime, other, scheduler) }
    }
}

private final class TimeoutSink<Element>: TimedSink<Element, Element> {
    private let other: Observable<Element>

    init(
        _ downstream: Sink<Element>, _ dueTime: Duration, _ other: Observable<Element>,
        _ scheduler: any Scheduler
    ) {
        self.other = other
        super.init(downstream, dueTime, scheduler)
        wake(after: dueTime)
    }

    override func next(_ element: Element) {
        lock.lock()
        if !subscription.isStopped {
            wake(after: dueTime)
            downstream.next(element)
        }
        lock.unlock()
    }

    override func sourceEnded(_ error: (any Error)?) {
        lock.lock()
        subscription.dispose()
        downstream.finish(error)
        lock.unlock()
    }

    override func wake() {
        if subscription.isDisposed { return }
        subscription.dispose()
        downstream.goOn(with: other)
    }
}
