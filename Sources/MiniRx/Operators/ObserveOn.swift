import Dispatch
import TableauPlatform

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
        /// Everything, including events that arrive during the turn; those of other threads for a
        /// limited time.
        case all
    }

    private let downstream: Sink<Element>
    private let turn: Turn
    private let enqueue: (@escaping () -> Void) -> Void
    private let lock = Lock()
    // Guarded by the lock.
    @exclusivity(unchecked) private var queue = Ring<Element>()
    private var isRunning = false
    private var hasEnded = false
    private var error: (any Error)?
    /// The thread that drains all, and whether it has added something since its last turn.
    private var drainer: UInt = 0
    private var hasResponse = false
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
        let isIdle = noteArrival()
        lock.unlock()
        return isIdle
    }

    /// Called with the lock held.
    ///
    /// - Returns: Whether no thread is draining.
    @inline(__always)
    private func noteArrival() -> Bool {
        if turn == .all && drainer == CurrentThread.identity { hasResponse = true }
        defer { isRunning = true }
        return !isRunning
    }

    override func sourceEnded(_ error: (any Error)?) {
        lock.lock()
        if !hasEnded { self.error = error }
        hasEnded = true
        let isIdle = noteArrival()
        lock.unlock()
        if isIdle { enqueue(drain) }
        subscription.dispose()
    }

    func drain() {
        if turn == .all { return drainAll() }
        if takeTurn() { enqueue(drain) }
    }

    /// Other threads may add without a pause; this one, perhaps the main one, then leaves the rest to
    /// a background queue.
    private func drainAll() {
        lock.withLock { drainer = CurrentThread.identity }
        var turns = 0
        while takeTurn() {
            let mustStay = lock.withLock {
                defer { hasResponse = false }
                return hasResponse
            }
            turns = mustStay ? 0 : turns + 1
            if turns == 100 {
                let rest = ScheduledWork(drainAll)
                return DispatchQueue.global().async { rest.run() }
            }
        }
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
