extension Observable {
    /// Shifts elements and completion by some time; an error passes at once.
    ///
    /// - Parameters:
    ///   - dueTime: by how much; traps if it is negative.
    ///   - scheduler: whose time it is, and where the elements arrive.
    public func delay(_ dueTime: Duration, scheduler: any Scheduler) -> Observable<Element> {
        checkTime(dueTime, "delay")
        return Delay(self, dueTime, scheduler)
    }
}

private final class Delay<Element>: Observable<Element> {
    private let source: Observable<Element>
    private let dueTime: Duration
    private let scheduler: any Scheduler

    init(_ source: Observable<Element>, _ dueTime: Duration, _ scheduler: any Scheduler) {
        self.source = source
        self.dueTime = dueTime
        self.scheduler = scheduler
        super.init()
    }

    override func run(_ sink: Sink<Element>) {
        let delay = DelaySink(sink, dueTime, scheduler)
        sink.subscription.add(DisposableResource(delay.wakeUp))
        sink.subscription.add(SubscriptionResource(delay.subscription))
        source.run(delay)
    }
}

/// Owns its subscription, since it emits after its source has ended.
private final class DelaySink<Element>: BoundarySink<Element> {
    let wakeUp = SerialDisposable()
    private let downstream: Sink<Element>
    private let dueTime: Duration
    private let scheduler: any Scheduler
    private let gate = Gate()
    private var queue: [(due: Duration, element: Element)] = []
    private var completion: Duration?
    private var isAwaitingWakeUp = false

    init(_ downstream: Sink<Element>, _ dueTime: Duration, _ scheduler: any Scheduler) {
        self.downstream = downstream
        self.dueTime = dueTime
        self.scheduler = scheduler
        super.init(owning: Subscription())
    }

    override func next(_ element: Element) {
        if subscription.isStopped { return }
        gate.lock()
        queue.append((scheduler.now + dueTime, element))
        let isFirst = !isAwaitingWakeUp
        isAwaitingWakeUp = true
        gate.unlock()
        if isFirst { scheduleWakeUp(after: dueTime) }
    }

    override func finish(_ error: (any Error)?) {
        guard subscription.stop() else { return }
        subscription.dispose()
        gate.lock()
        if error != nil {
            queue = []
            downstream.finish(error)
            gate.unlock()
            return
        }
        completion = scheduler.now + dueTime
        let isFirst = !isAwaitingWakeUp
        isAwaitingWakeUp = true
        gate.unlock()
        if isFirst { scheduleWakeUp(after: dueTime) }
    }

    private func scheduleWakeUp(after delay: Duration) {
        wakeUp.hold { scheduler.schedule(after: delay) { self.deliver() } }
    }

    /// Emits all that is due, then sleeps until the next is.
    private func deliver() {
        gate.lock()
        let now = scheduler.now
        var delivered = 0
        while delivered < queue.count, queue[delivered].due <= now {
            if downstream.subscription.isStopped { break }
            let element = queue[delivered].element
            delivered += 1
            downstream.next(element)
        }
        queue.removeFirst(min(delivered, queue.count))
        let next = queue.first?.due ?? completion
        if queue.isEmpty, let completion, completion <= now {
            downstream.finish(nil)
            gate.unlock()
            return
        }
        isAwaitingWakeUp = next != nil
        gate.unlock()
        if let next { scheduleWakeUp(after: max(.zero, next - now)) }
    }
}
