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
            let timer = TimerSink<Element>(sink, dueTime: dueTime, scheduler: scheduler)
            timer.period = period
            timer.scheduleTick(after: dueTime)
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

/// Emits by the times of a timed stage, which has no source here.
private final class TimerSink<Element: FixedWidthInteger>: TimedSink<Never, Element> {
    var period: Duration?
    private var count: Element = 0
    private lazy var due = scheduler.now

    func scheduleTick(after delay: Duration) {
        due += delay
        // Measured from the due time, not from now, so that a late tick does not shift the others.
        wake(after: max(.zero, due - scheduler.now))
    }

    override func wake() {
        // Immediate work is late on virtual time, by one tick; the period begins when it runs.
        if generation == 1 && dueTime == .zero { due = scheduler.now }
        downstream.next(count)
        guard let period else { return downstream.finish(nil) }
        if downstream.isClosed { return }
        count &+= 1
        // After a busy or suspended time, a tick stands for all that were missed.
        let missed = period > .zero ? min((scheduler.now - due) / period, 1e9) : 0
        scheduleTick(after: period * max(1, Int(missed)))
    }
}
