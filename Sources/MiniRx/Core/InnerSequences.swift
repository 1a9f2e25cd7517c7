/// Which inner sequences run, and what happens to an element that cannot start one.
enum InnerPolicy {
    /// All at once: `flatMap`, `merge`.
    case all
    /// A new one replaces the running one: `flatMapLatest`.
    case latest
    /// One at a time; elements that arrive meanwhile are dropped: `flatMapFirst`.
    case first
    /// One at a time; the others wait: `concatMap`, `concat`.
    case queue

    /// Whether a sequence needs room to run.
    var isLimited: Bool { self == .first || self == .queue }
}

extension Observable {
    /// Maps each element to a sequence and runs these sequences.
    func runInner<Result>(
        _ policy: InnerPolicy, _ selector: @escaping (Element) throws -> Observable<Result>
    ) -> Observable<Result> {
        Lift(self) { OuterSink($0, policy: policy, selector: selector) }
    }

    /// Runs sequences that are known.
    static func runInner(_ policy: InnerPolicy, _ sources: [Observable]) -> Observable {
        ClosureSource { sink in
            let outer = OuterSink<Observable, Element>(sink, policy: policy) { $0 }
            for source in sources where !sink.subscription.isStopped { outer.next(source) }
            outer.finish(nil)
        }
    }
}

/// Receives the elements and maps them to inner sequences.
///
/// The source owns this sink, and the sink owns the selector. Inner sequences own only the object
/// that runs them. So freeing the source frees what the selector captures, which may be the inner
/// sources themselves.
private final class OuterSink<Source, Element>: BoundarySink<Source> {
    private let inners: InnerSequences<Element>
    private let selector: (Source) throws -> Observable<Element>

    init(
        _ downstream: Sink<Element>, policy: InnerPolicy,
        selector: @escaping (Source) throws -> Observable<Element>
    ) {
        inners = InnerSequences(downstream, policy)
        self.selector = selector
        super.init()
        downstream.subscription.add(inners.subscriptions)
        attach(to: downstream)
    }

    override func next(_ element: Source) {
        if subscription.isStopped { return }
        let hasRoom = !inners.policy.isLimited || inners.reserve()
        if !hasRoom && inners.policy == .first { return }
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

private final class InnerSequences<Element> {
    let lock = RecursiveLock()
    let downstream: Sink<Element>
    let subscriptions = SubscriptionGroup()
    let policy: InnerPolicy
    // Guarded by the lock.
    @exclusivity(unchecked) private var waiting = Ring<Observable<Element>>()
    @exclusivity(unchecked) private var running = 0
    @exclusivity(unchecked) private var isStarting = false
    @exclusivity(unchecked) private var hasEnded = false

    init(_ downstream: Sink<Element>, _ policy: InnerPolicy) {
        self.downstream = downstream
        self.policy = policy
    }

    /// Counts a sequence as running if there is room.
    ///
    /// Called before the selector, which may itself emit.
    @discardableResult
    func reserve() -> Bool {
        lock.lock()
        defer { lock.unlock() }
        if policy.isLimited && running > 0 { return false }
        running &+= 1
        return true
    }

    func enqueue(_ source: Observable<Element>) {
        lock.lock()
        waiting.append(source)
        // Running sequences may have ended meanwhile, on another thread.
        startWaiting()
        lock.unlock()
    }

    /// Runs a sequence; if their number is limited, `reserve()` has already counted it.
    @inline(__always)
    func start(_ source: Observable<Element>) {
        // The new sequence takes the place of the one that it replaces.
        let old = policy == .latest ? subscriptions.removeOnly() : nil
        let isCounted = policy.isLimited || old != nil
        if source.isSingle {
            // A single-element source needs no subscription.
            old?.dispose()
            lock.lock()
            if !isCounted { running &+= 1 }
            if !downstream.isClosed { source.emitSingle(into: downstream) }
            ended()
            lock.unlock()
            return
        }
        let inner = InnerSequenceSink(self)
        if !isCounted { reserve() }
        let isTakenIn = subscriptions.add(inner.subscription)
        // Now that the new one can be replaced: the program may respond with the next one.
        old?.dispose()
        if isTakenIn && !inner.subscription.isDisposed { source.runRoot(inner) }
    }

    func sourceEnded(_ error: (any Error)?) {
        lock.withLock {
            hasEnded = true
            if error != nil { downstream.end(with: error) } else { endIfDone() }
        }
    }

    func innerEnded(_ inner: Subscription, _ error: (any Error)?) {
        lock.lock()
        // The end of a replaced sequence is ignored.
        if subscriptions.remove(inner) {
            if error != nil { downstream.end(with: error) } else { ended() }
        }
        lock.unlock()
    }

    /// Removes a sequence that has ended; the lock is held.
    @inline(__always)
    private func ended() {
        running &-= 1
        if !waiting.isEmpty { startWaiting() }
        endIfDone()
    }

    /// Starts waiting sequences while there is room; the lock is held.
    ///
    /// A loop, since an inner sequence may end immediately.
    @inline(never)
    private func startWaiting() {
        if isStarting { return }
        isStarting = true
        while running == 0, !waiting.isEmpty, !downstream.isClosed {
            running += 1
            start(waiting.removeFirst())
        }
        isStarting = false
    }

    @inline(__always)
    private func endIfDone() {
        if hasEnded && running == 0 && waiting.isEmpty { downstream.end(with: nil) }
    }
}

private final class InnerSequenceSink<Element>: BoundarySink<Element> {
    private let all: InnerSequences<Element>

    init(_ all: InnerSequences<Element>) {
        self.all = all
        super.init()
    }

    override func next(_ element: Element) {
        let all = all
        all.lock.lock()
        if !subscription.isStopped, !all.downstream.isClosed { all.downstream.next(element) }
        all.lock.unlock()
    }

    override func sourceEnded(_ error: (any Error)?) {
        subscription.dispose()
        all.innerEnded(subscription, error)
    }
}
