extension Observable {
    /// Delays elements and completion by some time; passes an error on immediately.
    public func delay(_ dueTime: Duration, scheduler: any Scheduler) -> Observable<Element> {
        checkTime(dueTime, "delay")
        return Lift(self) { DelaySink($0, dueTime: dueTime, scheduler: scheduler) }
    }
}

private final class DelaySink<Element>: TimedSink<Element, Element> {
    // Guarded by the lock.
    private var elements = Ring<Element>()
    private var dueTimes = Ring<Duration>()
    private var completion: Duration?
    private var isAwaitingWakeUp = false

    override func received(_ element: Element) {
        elements.append(element)
        dueTimes.append(scheduler.now + dueTime)
        awaitWakeUp()
    }

    override func ended(_ error: (any Error)?) {
        if error != nil {
            elements.removeAll()
            dueTimes.removeAll()
            downstream.finish(error)
        } else {
            completion = scheduler.now + dueTime
            awaitWakeUp()
        }
    }

    private func awaitWakeUp() {
        if isAwaitingWakeUp { return }
        isAwaitingWakeUp = true
        wake(after: dueTime)
    }

    /// Emits everything that is due, then schedules the next element.
    override func wake() {
        let now = scheduler.now
        while !dueTimes.isEmpty, dueTimes.first <= now, !downstream.isClosed {
            _ = dueTimes.removeFirst()
            downstream.next(elements.removeFirst())
        }
        let next = dueTimes.isEmpty ? completion : dueTimes.first
        if dueTimes.isEmpty, let completion, completion <= now {
            return downstream.finish(nil)
        }
        isAwaitingWakeUp = next != nil && !downstream.isClosed
        if let next, isAwaitingWakeUp { wake(after: max(.zero, next - now)) }
    }
}
