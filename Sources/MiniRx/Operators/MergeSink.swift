/// Receives the elements of `flatMap`, `concatMap`, `flatMapFirst` and `merge`, and turns them into
/// inner sequences.
///
/// The source owns this, and this the selector; the inner sequences own what runs them only. So a
/// source that is freed frees what the selector holds, which may be the inner sources themselves.
final class MergeSink<Source, Element>: BoundarySink<Source> {
    private let inners: InnerSequences<Element>
    private let selector: (Source) throws -> Observable<Element>

    init(
        _ downstream: Sink<Element>, _ policy: FlatMapPolicy,
        _ selector: @escaping (Source) throws -> Observable<Element>
    ) {
        inners = InnerSequences(downstream, policy)
        self.selector = selector
        super.init()
        downstream.subscription.add(inners.subscriptions)
        downstream.subscription.add(subscription)
    }

    override func next(_ element: Source) {
        if subscription.isStopped { return }
        let hasRoom = !inners.isLimited || inners.reserve()
        if !hasRoom && inners.drops { return }
        do {
            let source = try selector(element)
            if hasRoom { inners.start(source) } else { inners.enqueue(source) }
        } catch {
            inners.sourceEnded(error)
        }
    }

    override func sourceEnded(_ error: (any Error)?) {
        subscription.dispose()
        inners.sourceEnded(error)
    }
}

/// Runs inner sequences side by side, as many as may.
private final class InnerSequences<Element> {
    let lock = RecursiveLock()
    let downstream: Sink<Element>
    let subscriptions = SubscriptionGroup()
    let drops: Bool
    let isLimited: Bool
    private let limit: Int
    // Guarded by the lock.
    @exclusivity(unchecked) private var waiting = Ring<Observable<Element>>()
    @exclusivity(unchecked) private var running = 0
    @exclusivity(unchecked) private var isStarting = false
    @exclusivity(unchecked) private var hasEnded = false

    init(_ downstream: Sink<Element>, _ policy: FlatMapPolicy) {
        self.downstream = downstream
        switch policy {
        case .all: (limit, drops) = (.max, false)
        case .queueing(let limit): (self.limit, drops) = (limit, false)
        case .dropping: (limit, drops) = (1, true)
        }
        isLimited = limit != .max
    }

    /// Counts a sequence as running, if there is room: before its selector is called, which may emit
    /// in its turn.
    func reserve() -> Bool {
        lock.lock()
        let hasRoom = running < limit
        if hasRoom { running &+= 1 }
        lock.unlock()
        return hasRoom
    }

    func enqueue(_ source: Observable<Element>) {
        lock.lock()
        waiting.append(source)
        // Those that were running may have ended meanwhile, on another thread.
        startWaiting()
        lock.unlock()
    }

    /// Runs a sequence, which is counted as running already if their number is limited.
    @inline(__always)
    func start(_ source: Observable<Element>) {
        if source.isSingle {
            // It needs no subscription.
            lock.lock()
            if !isLimited { running &+= 1 }
            if !downstream.isClosed { source.emitSingle(into: downstream) }
            ended()
            lock.unlock()
        } else {
            if !isLimited { countOne() }
            let inner = MergeInnerSink(self)
            if subscriptions.add(inner.subscription) { source.runRoot(inner) }
        }
    }

    private func countOne() {
        lock.lock()
        running &+= 1
        lock.unlock()
    }

    func sourceEnded(_ error: (any Error)?) {
        lock.lock()
        hasEnded = true
        if error != nil { end(error) } else { endIfDone() }
        lock.unlock()
    }

    func innerEnded(_ inner: Subscription, _ error: (any Error)?) {
        subscriptions.remove(inner)
        lock.lock()
        if error != nil { end(error) } else { ended() }
        lock.unlock()
    }

    /// A sequence is over; the lock is held.
    @inline(__always)
    private func ended() {
        running &-= 1
        if !waiting.isEmpty { startWaiting() }
        endIfDone()
    }

    /// Starts what waits while there is room: a loop, since an inner sequence may end at once.
    ///
    /// The lock is held.
    @inline(never)
    private func startWaiting() {
        if isStarting { return }
        isStarting = true
        while running < limit, !waiting.isEmpty, !downstream.isClosed {
            running += 1
            start(waiting.removeFirst())
        }
        isStarting = false
    }

    @inline(__always)
    private func endIfDone() {
        if hasEnded && running == 0 && waiting.isEmpty { end(nil) }
    }

    /// Ends the whole; the lock is held.
    private func end(_ error: (any Error)?) {
        downstream.end(with: error)
    }
}

private final class MergeInnerSink<Element>: BoundarySink<Element> {
    private let all: InnerSequences<Element>

    init(_ all: InnerSequences<Element>) {
        self.all = all
        super.init()
    }

    override func next(_ element: Element) {
        let all = all
        all.lock.lock()
        if !subscription.isStopped { all.downstream.next(element) }
        all.lock.unlock()
    }

    override func sourceEnded(_ error: (any Error)?) {
        subscription.dispose()
        all.innerEnded(subscription, error)
    }
}
