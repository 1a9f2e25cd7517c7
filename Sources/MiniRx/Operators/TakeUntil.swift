extension Observable {
    /// Emits until another sequence emits its first element, then completes.
    ///
    /// The other's error ends the whole; its completion means nothing.
    ///
    /// - Parameter other: subscribed to before the receiver.
    public func take<Other>(until other: Observable<Other>) -> Observable<Element> {
        TakeUntil(self, other)
    }
}

private final class TakeUntil<Element, Other>: Observable<Element> {
    private let source: Observable<Element>
    private let other: Observable<Other>

    init(_ source: Observable<Element>, _ other: Observable<Other>) {
        self.source = source
        self.other = other
        super.init()
    }

    override func run(_ sink: Sink<Element>) {
        let gated = GatedSink(sink)
        let side = InnerSink<Other>(
            onNext: { _ in gated.endFromAside(nil) }, onError: gated.endFromAside)
        sink.subscription.add(side.subscription)
        other.runRoot(side)
        if sink.subscription.isStopped { return }
        source.run(gated)
    }
}

/// Passes events on one at a time, since a second source may end the sequence.
private final class GatedSink<Element>: Stage<Element, Element> {
    private let lock = RecursiveLock()

    override func next(_ element: Element) {
        lock.lock()
        if !isTooLate { downstream.next(element) }
        lock.unlock()
    }

    override func sourceEnded(_ error: (any Error)?) { endFromAside(error) }

    func endFromAside(_ error: (any Error)?) {
        lock.lock()
        end(error)
        lock.unlock()
    }
}
