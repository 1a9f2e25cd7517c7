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
