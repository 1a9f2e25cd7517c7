extension Observable {
    /// Delivers elements and the end through a scheduler, in order.
    ///
    /// - Parameter scheduler: where events are delivered. `MainScheduler.instance` delivers
    ///   immediately when it is idle.
    public func observe(on scheduler: any Scheduler) -> Observable<Element> {
        Lift(self) { sink in
            let turn = SerialDisposable()
            sink.subscription.add(ClosureResource(turn.dispose))
            return DeliverySink(sink, turn: .one) { work in
                turn.hold { scheduler.schedule(work) }
            }
        }
    }

    /// Delivers events elsewhere, in order and in batches.
    ///
    /// One scheduled call empties the queue, however many events have arrived meanwhile.
    func deliver(_ enqueue: @escaping (@escaping () -> Void) -> Void) -> Observable<Element> {
        Lift(self) { DeliverySink($0, turn: .batch, enqueue: enqueue) }
    }
}

/// A queue between the emitting and the draining thread that keeps one order.
///
/// Owns its subscription, since it emits after its source has ended.
final class DeliverySink<Element>: BoundarySink<Element> {
    /// How much is delivered per turn.
    enum Turn {
        /// One element; the end takes a separate turn.
        case one
        /// The events that are waiting when the turn begins, so that other work gets its turn.
        case batch
        /// Everything, including events that arrive during the turn.
        case all
    }

    private let downstream: Sink<Element>
    private let turn: Turn
    private let enqueue: (@escaping () -> Void) -> Void
    private let lock = Lock()
    // Guarded by the lock.
    @exclusivity(unchecked) private var queue = Ring<Element>()
    @exclusivity(unchecked) private var isRunning = false
    @exclusivity(unchecked) private var hasEnded = false
    private var error: (any Error)?
    // Accessed by the draining thread only.
    @exclusivity(unchecked) private var batch = Ring<Element>()

    init(
        _ downstream: Sink<Element>, turn: Turn,
        enqueue: @escaping (@escaping () -> Void) -> Void
    ) {
        self.downstream = downstream
        self.turn = turn
        self.enqueue = enqueue
        super.init()
        attach(to: downstream)
    }

    override func next(_ element: Element) {
        if put(element) { enqueue(drain) }
    }

    /// Queues an element.
    ///
    /// - Returns: Whether to call `drain()`, because no thread is draining.
    func put(_ element: Element) -> Bool {
        if subscription.isStopped { return false }
        lock.lock()
        queue.append(element)
        let isIdle = !isRunning
        isRunning = true
        lock.unlock()
        return isIdle
    }

    override func sourceEnded(_ error: (any Error)?) {
        lock.lock()
        if !hasEnded { self.error = error }
        hasEnded = true
        let isIdle = !isRunning
        isRunning = true
        lock.unlock()
        if isIdle { enqueue(drain) }
        subscription.dispose()
    }

    func drain() {
        var goesOn = true
        repeat { goesOn = takeTurn() } while goesOn && turn == .all
        if goesOn { enqueue(drain) }
    }

    /// - Returns: Whether another turn is needed.
    private func takeTurn() -> Bool {
        let downstream = downstream
        if downstream.subscription.isStopped { return false }
        if batch.isEmpty {
            lock.lock()
            swap(&queue, &batch)
            lock.unlock()
        }
        if batch.isEmpty {
            downstream.finish(error)
            return false
        }
        repeat {
            downstream.next(batch.removeFirst())
        } while turn != .one && !batch.isEmpty && !downstream.subscription.isStopped
        lock.lock()
        let goesOn = !batch.isEmpty || !queue.isEmpty || hasEnded && turn == .one
        let isOver = !goesOn && hasEnded
        isRunning = goesOn || isOver
        lock.unlock()
        if isOver { downstream.finish(error) }
        return goesOn
    }
}
