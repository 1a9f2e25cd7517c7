extension Observable where Element: FixedWidthInteger {
    /// Creates a sequence that emits 0 after some time, then the next integer after every period.
    ///
    /// - `dueTime`: the time until the first element; traps if it is negative.
    /// - `period`: the time between later elements, of which several missed ones make one; traps if
    ///   it is negative. If `nil`, the sequence completes after the first element.
    public static func timer(
        _ dueTime: Duration, period: Duration? = nil, scheduler: any Scheduler
    ) -> Observable<Element> {
        checkTime(dueTime, "timer")
        if let period { checkTime(period, "timer(period:)") }
        return ClosureSource(mayLoop: false) { sink in
            let run = TimerRun(
                sink, isImmediate: dueTime == .zero, period: period, scheduler: scheduler)
            sink.subscription.add(ClosureResource(run.wakeUp.dispose))
            run.scheduleTick(after: dueTime)
        }
    }

    /// Creates a sequence that counts up from 0, with a period before each element.
    ///
    /// - `period`: the time between elements; traps if it is negative. Several missed ones make one.
    public static func interval(_ period: Duration, scheduler: any Scheduler)
        -> Observable<Element>
    {
        checkTime(period, "interval")
        return timer(period, period: period, scheduler: scheduler)
    }
}

private final class TimerRun<Element: FixedWidthInteger> {
    let wakeUp = SerialDisposable()
    private let sink: Sink<Element>
    private let period: Duration?
    private let scheduler: any Scheduler
    private var count: Element = 0
    private var due: Duration
    private var isImmediate: Bool

    init(_ sink: Sink<Element>, isImmediate: Bool, period: Duration?, scheduler: any Scheduler) {
        self.sink = sink
        self.isImmediate = isImmediate
        self.period = period
        self.scheduler = scheduler
        due = scheduler.now
    }

    func scheduleTick(after delay: Duration) {
        due += delay
        // Measured from the due time, not from now, so that a late tick does not shift the others.
        let wait = max(.zero, due - scheduler.now)
        wakeUp.hold { scheduler.schedule(after: wait) { self.tick() } }
    }

    private func tick() {
        if sink.subscription.isStopped { return }
        // Immediate work is late on virtual time, by one tick; the period begins when it runs.
        if isImmediate { due = scheduler.now }
        isImmediate = false
        sink.next(count)
        guard let period else { return sink.finish(nil) }
        if sink.subscription.isStopped { return }
        count &+= 1
        // After a busy or suspended time, a tick stands for all that were missed.
        let missed = period > .zero ? min((scheduler.now - due) / period, 1e9) : 0
        scheduleTick(after: period * max(1, Int(missed)))
    }
}
