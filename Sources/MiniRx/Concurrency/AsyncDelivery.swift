/// Delivers events elsewhere, in order, in batches: one piece of work empties the queue, however
/// much has come in meanwhile.
final class AsyncDelivery<Element>: Observable<Element> {
    private let source: Observable<Element>
    private let enqueue: (@escaping () -> Void) -> Void

    init(_ source: Observable<Element>, _ enqueue: @escaping (@escaping () -> Void) -> Void) {
        self.source = source
        self.enqueue = enqueue
        super.init()
    }

    override func run(_ sink: Sink<Element>) {
        let delivery = AsyncDeliverySink(sink, enqueue)
        sink.subscription.add(delivery.subscription)
        source.run(delivery)
    }
}

/// Owns its subscription, since it emits after its source has ended.
final class AsyncDeliverySink<Element>: BoundarySink<Element> {
    private let downstream: Sink<Element>
    private let enqueue: (@escaping () -> Void) -> Void
    private let lock = Lock()
    // Guarded by the lock.
    @exclusivity(unchecked) private var queue: [Element] = []
    @exclusivity(unchecked) private var isRunning = false
    @exclusivity(unchecked) private var hasEnded = false
    private var error: (any Error)?
    // Belongs to whoever drains.
    @exclusivity(unchecked) private var batch: [Element] = []

    init(_ downstream: Sink<Element>, _ enqueue: @escaping (@escaping () -> Void) -> Void) {
        self.downstream = downstream
        self.enqueue = enqueue
        super.init()
    }

    override func next(_ element: Element) {
        if subscription.isStopped { return }
        lock.lock()
        queue.append(element)
        let isIdle = !isRunning
        isRunning = true
        lock.unlock()
        if isIdle { enqueue(drain) }
    }

    override func sourceEnded(_ error: (any Error)?) {
        lock.lock()
        hasEnded = true
        self.error = error
        let isIdle = !isRunning
        isRunning = true
        lock.unlock()
        subscription.dispose()
        if isIdle { enqueue(drain) }
    }

    private func drain() {
        let downstream = downstream
        let subscription = downstream.subscription
        lock.lock()
        swap(&queue, &batch)
        lock.unlock()
        batch.withUnsafeBufferPointer { batch in
            for index in batch.indices {
                if subscription.isStopped { break }
                downstream.next(batch[index])
            }
        }
        batch.removeAll(keepingCapacity: batch.count <= 1024)
        lock.lock()
        let goesOn = !queue.isEmpty && !subscription.isStopped
        let isOver = !goesOn && hasEnded
        isRunning = goesOn || isOver
        lock.unlock()
        if goesOn {
            // In turn with other work there, rather than holding the queue for ever.
            enqueue(drain)
        } else if isOver {
            downstream.finish(error)
        }
    }
}
