extension Observable {
    /// Delivers elements and the end through a scheduler, in order.
    ///
    /// - Parameter scheduler: where they arrive. `MainScheduler.instance` delivers at once when it
    ///   is idle.
    public func observe(on scheduler: any Scheduler) -> Observable<Element> {
        Lift(self) { sink in
            let turn = SerialDisposable()
            sink.subscription.add(DisposableResource(turn))
            return DeliverySink(sink, .one) { work in
                turn.hold { scheduler.schedule(work) }
            }
        }
    }

    /// Delivers events elsewhere, in order, in batches: one piece of work empties the queue, however
    /// much has come in meanwhile.
    func deliver(_ enqueue: @escaping (@escaping () -> Void) -> Void) -> Observable<Element> {
        Lift(self) { DeliverySink($0, .batch, enqueue) }
    }
}

/// A queue between the emitting and the draining thread, in one order.
///
/// Owns its subscription, since it emits after its source has ended.
final class DeliverySink<Element>: BoundarySink<Element> {
    /// How much is handed on in one turn.
    enum Turn {
        /// One element; the end has a turn of its own.
        case one
        /// What waits when the turn begins, so that other work there has its turn.
        case batch
        /// Everything, also what comes meanwhile.
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
    // Used by the draining thread only.
    @exclusivity(unchecked) private var batch = Ring<Element>()

    init(
        _ downstream: Sink<Element>, _ turn: Turn,
        _ enqueue: @escaping (@escaping () -> Void) -> Void
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
    /// - Returns: Whether to call `drain()`: no thread is draining.
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
        hasEnded = true
        self.error = error
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
