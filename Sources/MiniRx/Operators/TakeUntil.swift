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
        let side = SideSink<Other>(
            onNext: { _ in gated.end(nil) },
            onEnd: { if let error = $0 { gated.end(error) } })
        sink.subscription.add(SubscriptionResource(side.subscription))
        other.runRoot(side)
        if sink.subscription.isStopped { return }
        source.run(gated)
    }
}

/// Passes events on one at a time, since a second source may end the sequence.
private final class GatedSink<Element>: Sink<Element> {
    private let downstream: Sink<Element>
    private let gate = Gate()

    init(_ downstream: Sink<Element>) {
        self.downstream = downstream
        super.init(downstream.subscription)
    }

    override func next(_ element: Element) {
        gate.lock()
        if !subscription.isStopped { downstream.next(element) }
        gate.unlock()
    }

    override func finish(_ error: (any Error)?) { end(error) }

    func end(_ error: (any Error)?) {
        gate.lock()
        if !subscription.isStopped {
            downstream.finish(error)
            subscription.dispose()
        }
        gate.unlock()
    }
}
