extension Observable {
    /// Turns each element into a sequence and emits what the latest of them emits.
    ///
    /// Completes when the receiver and the latest sequence have.
    ///
    /// - Parameter selector: receives an element and returns the sequence to switch to; an error
    ///   it throws ends the whole.
    public func flatMapLatest<Result>(
        _ selector: @escaping (Element) throws -> Observable<Result>
    ) -> Observable<Result> {
        Lift(self) { SwitchSink($0, selector) }
    }
}

/// Receives the elements and turns them into inner sequences; ownership is as in `MergeSink`.
private final class SwitchSink<Source, Element>: BoundarySink<Source> {
    private let inner: LatestSequence<Element>
    private let selector: (Source) throws -> Observable<Element>

    init(_ downstream: Sink<Element>, _ selector: @escaping (Source) throws -> Observable<Element>)
    {
        inner = LatestSequence(downstream)
        self.selector = selector
        super.init()
        downstream.subscription.add(inner.latest)
        downstream.subscription.add(subscription)
    }

    override func next(_ element: Source) {
        if subscription.isStopped { return }
        do {
            inner.switchTo(try selector(element))
        } catch {
            inner.sourceEnded(error)
        }
    }

    override func sourceEnded(_ error: (any Error)?) {
        inner.sourceEnded(error)
        subscription.dispose()
    }
}

/// Runs the latest of the inner sequences.
private final class LatestSequence<Element> {
    let lock = RecursiveLock()
    let downstream: Sink<Element>
    let latest = LatestSubscription()
    // Guarded by the lock.
    /// How many sources of one element are being handed on.
    @exclusivity(unchecked) private var singles = 0
    @exclusivity(unchecked) private var hasEnded = false

    init(_ downstream: Sink<Element>) {
        self.downstream = downstream
    }

    @inline(__always)
    func switchTo(_ source: Observable<Element>) {
        if source.isSingle {
            latest.replace(by: nil)
            lock.lock()
            singles &+= 1
            if !downstream.isClosed { source.emitSingle(into: downstream) }
            singles &-= 1
            endIfDone()
            lock.unlock()
        } else {
            let inner = SwitchInnerSink(self)
            latest.replace(by: inner.subscription)
            if !inner.subscription.isDisposed { source.runRoot(inner) }
        }
    }

    func sourceEnded(_ error: (any Error)?) {
        lock.lock()
        hasEnded = true
        if error != nil { end(error) } else { endIfDone() }
        lock.unlock()
    }

    /// An end of the inner sequence; an older one's has no meaning.
    func innerEnded(_ inner: Subscription, _ error: (any Error)?) {
        lock.lock()
        if latest.remove(inner) {
            if error != nil { end(error) } else { endIfDone() }
        }
        lock.unlock()
    }

    @inline(__always)
    private func endIfDone() {
        if hasEnded && singles == 0 && latest.isEmpty { end(nil) }
    }

    /// Ends the whole; the lock is held.
    private func end(_ error: (any Error)?) {
        downstream.end(with: error)
    }
}

private final class SwitchInnerSink<Element>: BoundarySink<Element> {
    private let outer: LatestSequence<Element>

    init(_ outer: LatestSequence<Element>) {
        self.outer = outer
        super.init()
    }

    override func next(_ element: Element) {
        let outer = outer
        outer.lock.lock()
        if !subscription.isStopped { outer.downstream.next(element) }
        outer.lock.unlock()
    }

    override func sourceEnded(_ error: (any Error)?) {
        outer.innerEnded(subscription, error)
        subscription.dispose()
    }
}
