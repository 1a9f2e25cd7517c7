/// A queue between the emitting and the draining thread that keeps one order.
///
/// Owns its subscription, since it emits after its source has ended.
final class DeliverySink<Element>: BoundarySink<Element> {
    private let downstream: Sink<Element>
    /// Whether a turn delivers all that waits; otherwise one element, and the end takes a separate
    /// turn.
    private let inBatches: Bool
    private let enqueue: (@escaping () -> Void) -> Void
    private let lock = Lock()
    // Guarded by the lock.
    @exclusivity(unchecked) private var queue = Ring<Element>()
    private var isRunning = false
    private var hasEnded = false
    private var error: (any Error)?
    // Accessed by the draining thread only.
    @exclusivity(unchecked) private var batch = Ring<Element>()

    init(
        _ downstream: Sink<Element>, inBatches: Bool,
        enqueue: @escaping (@escaping () -> Void) -> Void
    ) {
        self.downstream = downstream
        self.inBatches = inBatches
        self.enqueue = enqueue
        super.init()
        attach(to: downstream)
    }

    override func next(_ element: Element) {
        if subscription.isStopped { return }
        lock.lock()
        queue.append(element)
        runLocked()
    }

    override func sourceEnded(_ error: (any Error)?) {
        lock.lock()
        self.error = error
        hasEnded = true
        runLocked()
        subscription.dispose()
    }

    /// Asks for a turn unless one is due, and releases the lock, which the caller holds.
    @inline(__always)
    private func runLocked() {
        let wasRunning = isRunning
        isRunning = true
        lock.unlock()
        if !wasRunning { enqueue(drain) }
    }

    private func drain() {
        let downstream = downstream
        if downstream.subscription.isStopped { return }
        if batch.isEmpty {
            lock.lock()
            swap(&queue, &batch)
            lock.unlock()
        }
        if batch.isEmpty { return downstream.finish(error) }
        repeat {
            downstream.next(batch.removeFirst())
        } while inBatches && !batch.isEmpty && !downstream.subscription.isStopped
        lock.lock()
        let goesOn = !batch.isEmpty || !queue.isEmpty || hasEnded && !inBatches
        let isLast = hasEnded && !goesOn
        isRunning = goesOn || isLast
        lock.unlock()
        if isLast { downstream.finish(error) }
        if goesOn { enqueue(drain) }
    }
}
