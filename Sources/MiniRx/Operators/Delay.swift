extension Observable {
    /// Shifts elements and completion by some time; an error passes at once.
    ///
    /// - Parameters:
    ///   - dueTime: by how much; traps if it is negative.
    ///   - scheduler: whose time it is, and where the elements arrive.
    public func delay(_ dueTime: Duration, scheduler: any Scheduler) -> Observable<Element> {
        checkTime(dueTime, "delay")
        return Lift(self) { DelaySink($0, dueTime, scheduler) }
    }
}

/// Owns its subscription, since it emits after its source has ended.
private final class DelaySink<Element>: BoundarySink<Element> {
    private let wakeUp = SerialDisposable()
    private let downstream: Sink<Element>
    private let dueTime: Duration
    private let scheduler: any Scheduler
    private let lock = RecursiveLock()
    // Guarded by the lock.
    private var elements = Ring<Element>()
    private var dueTimes = Ring<Duration>()
    private var completion: Duration?
    private var isAwaitingWakeUp = false

    init(_ downstream: Sink<Element>, _ dueTime: Duration, _ scheduler: any Scheduler) {
        self.downstream = downstream
        self.dueTime = dueTime
        self.scheduler = scheduler
        super.init()
        downstream.subscription.add(DisposableResource(wakeUp))
        downstream.subscription.add(subscription)
    }

    override func next(_ element: Element) {
        if subscription.isStopped { return }
        lock.lock()
        elements.append(element)
        dueTimes.append(scheduler.now + dueTime)
        awaitWakeUp()
    }

    override func sourceEnded(_ error: (any Error)?) {
        subscription.dispose()
        lock.lock()
        if error != nil {
            elements.removeAll()
            dueTimes.removeAll()
            downstream.finish(error)
            lock.unlock()
            return
        }
        completion = scheduler.now + dueTime
        awaitWakeUp()
    }

    /// Schedules a first wake-up; the lock is held, and given up.
    private func awaitWakeUp() {
        let isFirst = !isAwaitingWakeUp
        isAwaitingWakeUp = true
        lock.unlock()
        if isFirst { scheduleWakeUp(after: dueTime) }
    }

    private func scheduleWakeUp(after delay: Duration) {
        wakeUp.hold { scheduler.schedule(after: delay) { self.deliver() } }
    }

    /// Emits all that is due, then sleeps until the next is.
    private func deliver() {
        lock.lock()
        let now = scheduler.now
        while !dueTimes.isEmpty, dueTimes.first <= now, !downstream.isClosed {
            _ = dueTimes.removeFirst()
            downstream.next(elements.removeFirst())
        }
        let next = dueTimes.isEmpty ? completion : dueTimes.first
        if dueTimes.isEmpty, let completion, completion <= now {
            downstream.finish(nil)
            lock.unlock()
            return
        }
        isAwaitingWakeUp = next != nil && !downstream.isClosed
        let goesOn = isAwaitingWakeUp
        lock.unlock()
        if let next, goesOn { scheduleWakeUp(after: max(.zero, next - now)) }
    }
}
