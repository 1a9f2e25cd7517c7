/// Runs the inner sequences of `flatMap`, `concatMap`, `flatMapFirst` and `merge`.
final class MergeSink<Source, Element>: BoundarySink<Source> {
    let gate = Gate()
    let downstream: Sink<Element>
    private let selector: (Source) throws -> Observable<Element>
    private let limit: Int
    private let drops: Bool
    // Guarded by the gate.
    @exclusivity(unchecked) private var inners: [MergeInnerSink<Source, Element>] = []
    @exclusivity(unchecked) private var waiting: [Source] = []
    @exclusivity(unchecked) private var running = 0
    @exclusivity(unchecked) private var singles = 0
    @exclusivity(unchecked) private var isStarting = false
    @exclusivity(unchecked) private var hasEnded = false
    @exclusivity(unchecked) private var isCancelled = false
    @exclusivity(unchecked) private var isSourceFreed = false

    init(
        _ downstream: Sink<Element>, _ policy: FlatMapPolicy,
        _ selector: @escaping (Source) throws -> Observable<Element>
    ) {
        self.downstream = downstream
        self.selector = selector
        switch policy {
        case .all: (limit, drops) = (.max, false)
        case .queueing(let limit): (self.limit, drops) = (limit, false)
        case .dropping: (limit, drops) = (1, true)
        }
        super.init(owning: Subscription())
    }

    override func next(_ element: Source) {
        if subscription.isStopped { return }
        if limit != .max {
            gate.lock()
            let isFull = running >= limit || isStarting
            if isFull && !drops { waiting.append(element) }
            gate.unlock()
            if isFull { return }
        }
        start(element)
        if limit != .max { startWaiting() }
    }

    override func finish(_ error: (any Error)?) {
        guard subscription.stop() else { return }
        subscription.dispose()
        gate.lock()
        hasEnded = true
        if error != nil || (running == 0 && waiting.isEmpty && !isStarting) {
            end(error)
        }
        disposeIfNothingIsLeft()
        gate.unlock()
    }

    override func sourceWasFreed() {
        subscription.dispose()
        gate.lock()
        isSourceFreed = true
        disposeIfNothingIsLeft()
        gate.unlock()
    }

    private func start(_ element: Source) {
        let source: Observable<Element>
        do {
            source = try selector(element)
        } catch {
            gate.lock()
            end(error)
            gate.unlock()
            return
        }
        if source.isSingle {
            handOut(source)
            return
        }
        let inner = MergeInnerSink(self)
        gate.lock()
        // Another thread may have disposed since this element was let in: whoever comes after it
        // must not subscribe, since nobody would end that subscription.
        let isTooLate = isCancelled
        if !isTooLate {
            running += 1
            inner.index = inners.count
            inners.append(inner)
        }
        gate.unlock()
        if !isTooLate { source.runRoot(inner) }
    }

    /// Passes on the one element of a source that needs no subscription.
    ///
    /// Where the number is limited it counts as running meanwhile: what the observer emits in
    /// reply waits or is dropped, as beside any other source.
    @inline(__always)
    private func handOut(_ source: Observable<Element>) {
        gate.lock()
        defer { gate.unlock() }
        if limit == .max {
            if !downstream.subscription.isStopped { source.emitSingle(into: downstream) }
            return
        }
        running += 1
        singles += 1
        if !downstream.subscription.isStopped { source.emitSingle(into: downstream) }
        running -= 1
        singles -= 1
        if !hasEnded { disposeIfNothingIsLeft() }
    }

    /// Starts what waits while there is room: a loop, since an inner sequence may end at once.
    private func startWaiting() {
        gate.lock()
        defer { gate.unlock() }
        if isStarting { return }
        isStarting = true
        while running < limit, !waiting.isEmpty, !downstream.subscription.isStopped {
            start(waiting.removeFirst())
        }
        isStarting = false
        if hasEnded && running == 0 && waiting.isEmpty { end(nil) }
    }

    /// Ends the whole; the gate is held.
    private func end(_ error: (any Error)?) {
        if downstream.subscription.isStopped { return }
        downstream.finish(error)
        downstream.subscription.dispose()
    }

    func innerFinished(_ inner: MergeInnerSink<Source, Element>, _ error: (any Error)?) {
        gate.lock()
        defer { gate.unlock() }
        if forget(inner) { running -= 1 }
        if error != nil {
            end(error)
        } else if !waiting.isEmpty {
            startWaiting()
        } else if hasEnded && running == 0 && !isStarting {
            end(nil)
        }
        disposeIfNothingIsLeft()
    }

    /// An inner source was freed: it counts as running, since it has not completed, but is not kept.
    func innerWasFreed(_ inner: MergeInnerSink<Source, Element>) {
        gate.lock()
        forget(inner)
        disposeIfNothingIsLeft()
        gate.unlock()
    }

    /// Ends the downstream's subscription when no source can call any more; the gate is held.
    private func disposeIfNothingIsLeft() {
        guard hasEnded || isSourceFreed, inners.isEmpty, singles == 0, !isStarting else { return }
        downstream.subscription.dispose()
    }

    /// Takes an inner sequence out of the list; the gate is held.
    ///
    /// - Returns: Whether it was in it.
    @discardableResult
    private func forget(_ inner: MergeInnerSink<Source, Element>) -> Bool {
        guard inner.index < inners.count, inners[inner.index] === inner else { return false }
        // The last one takes the place: order does not matter here.
        let last = inners.removeLast()
        if last !== inner {
            inners[inner.index] = last
            last.index = inner.index
        }
        return true
    }

    func cancelInners() {
        gate.lock()
        isCancelled = true
        let inners = inners
        self.inners = []
        waiting = []
        gate.unlock()
        for inner in inners { inner.subscription.dispose() }
    }
}

final class MergeInnerSink<Source, Element>: BoundarySink<Element> {
    /// Its place among the running ones.
    @exclusivity(unchecked) var index = 0
    private let outer: MergeSink<Source, Element>

    init(_ outer: MergeSink<Source, Element>) {
        self.outer = outer
        super.init(owning: Subscription())
    }

    override func next(_ element: Element) {
        let gate = outer.gate
        gate.lock()
        if !subscription.isStopped { outer.downstream.next(element) }
        gate.unlock()
    }

    override func finish(_ error: (any Error)?) {
        guard subscription.stop() else { return }
        subscription.dispose()
        outer.innerFinished(self, error)
    }

    override func sourceWasFreed() {
        subscription.dispose()
        outer.innerWasFreed(self)
    }
}

final class MergeResource<Source, Element>: Resource {
    private let outer: MergeSink<Source, Element>

    init(_ outer: MergeSink<Source, Element>) {
        self.outer = outer
    }

    override func cancel() {
        outer.subscription.dispose()
        outer.cancelInners()
    }
}
