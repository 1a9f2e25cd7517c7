extension Observable {
    /// Delivers elements and the end through a scheduler, in order.
    ///
    /// - Parameter scheduler: where they arrive. `MainScheduler.instance` delivers at once when it
    ///   is idle.
    public func observe(on scheduler: any Scheduler) -> Observable<Element> {
        Lift(self) { sink in
            let turn = SerialDisposable()
            sink.subscription.add(DisposableResource(turn))
            return DeliverySink(sink, inBatches: false) { work in
                turn.hold { scheduler.schedule(work) }
            }
        }
    }

    /// Delivers events elsewhere, in order, in batches: one piece of work empties the queue, however
    /// much has come in meanwhile.
    func deliver(_ enqueue: @escaping (@escaping () -> Void) -> Void) -> Observable<Element> {
        Lift(self) { DeliverySink($0, inBatches: true, enqueue) }
    }
}

/// A queue that work elsewhere empties: one element a turn, and the end in a turn of its own, or in
/// batches.
///
/// Owns its subscription, since it emits after its source has ended.
private final class DeliverySink<Element>: BoundarySink<Element> {
    private let downstream: Sink<Element>
    private let isInBatches: Bool
    private let enqueue: (@escaping () -> Void) -> Void
    private let lock = Lock()
    // Guarded by the lock.
    @exclusivity(unchecked) private var queue = Ring<Element>()
    @exclusivity(unchecked) private var isRunning = false
    @exclusivity(unchecked) private var hasEnded = false
    private var error: (any Error)?
    // Belongs to whoever drains.
    @exclusivity(unchecked) private var batch = Ring<Element>()

    init(
        _ downstream: Sink<Element>, inBatches: Bool,
        _ enqueue: @escaping (@escaping () -> Void) -> Void
    ) {
        self.downstream = downstream
        isInBatches = inBatches
        self.enqueue = enqueue
        super.init()
        attach(to: downstream)
    }

    override func next(_ element: Element) {
        if subscription.isStopped { return }
        lock.lock()
        queue.append(element)
        awaitTurn()
    }

    override func sourceEnded(_ error: (any Error)?) {
        lock.lock()
        hasEnded = true
        self.error = error
        awaitTurn()
        subscription.dispose()
    }

    /// The lock is held, and given up.
    @inline(__always)
    private func awaitTurn() {
        let isIdle = !isRunning
        isRunning = true
        lock.unlock()
        if isIdle { enqueue(drain) }
    }

    private func drain() {
        let downstream = downstream
        if downstream.subscription.isStopped { return }
        if batch.isEmpty {
            lock.lock()
            swap(&queue, &batch)
            lock.unlock()
        }
        if batch.isEmpty {
            downstream.finish(error)
            return
        }
        repeat {
            downstream.next(batch.removeFirst())
        } while isInBatches && !batch.isEmpty && !downstream.subscription.isStopped
        lock.lock()
        // A batch goes on in turn with other work there, rather than holding the queue for ever.
        let goesOn = !batch.isEmpty || !queue.isEmpty || hasEnded && !isInBatches
        let isOver = !goesOn && hasEnded
        isRunning = goesOn || isOver
        lock.unlock()
        if goesOn { enqueue(drain) } else if isOver { downstream.finish(error) }
    }
}
