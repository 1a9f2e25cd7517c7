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
        FlatMapLatest(self, selector)
    }
}

private final class FlatMapLatest<Source, Element>: Observable<Element> {
    private let source: Observable<Source>
    private let selector: (Source) throws -> Observable<Element>

    init(
        _ source: Observable<Source>, _ selector: @escaping (Source) throws -> Observable<Element>
    ) {
        self.source = source
        self.selector = selector
        super.init()
    }

    override func run(_ sink: Sink<Element>) {
        let outer = SwitchSink(sink, selector)
        sink.subscription.add(SwitchResource(outer))
        source.run(outer)
    }
}

private final class SwitchSink<Source, Element>: BoundarySink<Source> {
    let gate = Gate()
    let downstream: Sink<Element>
    /// Given up when the source is freed: it may hold what the inner sequences are fed by.
    @exclusivity(unchecked) private var selector: ((Source) throws -> Observable<Element>)?
    // Guarded by the gate.
    @exclusivity(unchecked) private var inner: SwitchInnerSink<Source, Element>?
    @exclusivity(unchecked) private var hasEnded = false
    @exclusivity(unchecked) private var isCancelled = false
    /// The outer source was freed, or the latest inner one.
    @exclusivity(unchecked) private var isOuterFreed = false
    @exclusivity(unchecked) private var isInnerFreed = false

    init(_ downstream: Sink<Element>, _ selector: @escaping (Source) throws -> Observable<Element>)
    {
        self.downstream = downstream
        self.selector = selector
        super.init(owning: Subscription())
    }

    override func next(_ element: Source) {
        if subscription.isStopped { return }
        let source: Observable<Element>
        do {
            guard let selected = try selector?(element) else { return }
            source = selected
        } catch {
            fail(with: error)
            return
        }
        if source.isSingle {
            replaceInner(by: nil)
            gate.lock()
            if !downstream.subscription.isStopped { source.emitSingle(into: downstream) }
            gate.unlock()
        } else {
            let inner = SwitchInnerSink(self)
            if replaceInner(by: inner) { source.runRoot(inner) }
        }
    }

    override func finish(_ error: (any Error)?) {
        guard subscription.stop() else { return }
        gate.lock()
        hasEnded = true
        let isOver = error != nil || (inner == nil && !isInnerFreed)
        if isOver { downstream.finish(error) }
        disposeIfNothingIsLeft()
        gate.unlock()
        subscription.dispose()
    }

    override func sourceWasFreed() {
        subscription.dispose()
        gate.lock()
        isOuterFreed = true
        disposeIfNothingIsLeft()
        gate.unlock()
        // Nobody calls `next` any more. Freed outside the gate: that may run code.
        selector = nil
    }

    /// The latest inner source was freed: it will never complete, nor emit.
    func innerWasFreed(_ freed: SwitchInnerSink<Source, Element>) {
        gate.lock()
        if inner === freed {
            inner = nil
            isInnerFreed = true
            disposeIfNothingIsLeft()
        }
        gate.unlock()
    }

    /// Ends the downstream's subscription when no source can call any more; the gate is held.
    private func disposeIfNothingIsLeft() {
        guard hasEnded || isOuterFreed, inner == nil else { return }
        downstream.subscription.dispose()
    }

    /// An end of the inner sequence; an older one's has no meaning.
    func finish(_ finished: SwitchInnerSink<Source, Element>, _ error: (any Error)?) {
        gate.lock()
        if inner === finished {
            inner = nil
            if error != nil || hasEnded { downstream.finish(error) }
            disposeIfNothingIsLeft()
        }
        gate.unlock()
    }

    func isLatest(_ sink: SwitchInnerSink<Source, Element>) -> Bool { inner === sink }

    /// Ends the inner subscription in favour of another.
    ///
    /// - Returns: Whether the other may begin: not if this was disposed meanwhile, perhaps on another
    ///   thread, since nobody would end it.
    @discardableResult
    func replaceInner(by new: SwitchInnerSink<Source, Element>?) -> Bool {
        gate.lock()
        let old = inner
        let mayBegin = !isCancelled
        inner = mayBegin ? new : nil
        isInnerFreed = false
        gate.unlock()
        old?.subscription.dispose()
        return mayBegin
    }

    /// Ends the inner subscription for good.
    func cancelSwitch() {
        gate.lock()
        isCancelled = true
        gate.unlock()
        replaceInner(by: nil)
    }

    private func fail(with error: any Error) {
        gate.lock()
        downstream.finish(error)
        gate.unlock()
        downstream.subscription.dispose()
    }
}

private final class SwitchInnerSink<Source, Element>: BoundarySink<Element> {
    private let outer: SwitchSink<Source, Element>

    init(_ outer: SwitchSink<Source, Element>) {
        self.outer = outer
        super.init(owning: Subscription())
    }

    override func next(_ element: Element) {
        let gate = outer.gate
        gate.lock()
        if !subscription.isStopped, outer.isLatest(self) { outer.downstream.next(element) }
        gate.unlock()
    }

    override func finish(_ error: (any Error)?) {
        guard subscription.stop() else { return }
        outer.finish(self, error)
        subscription.dispose()
    }

    override func sourceWasFreed() {
        subscription.dispose()
        outer.innerWasFreed(self)
    }
}

private final class SwitchResource<Source, Element>: Resource {
    private let outer: SwitchSink<Source, Element>

    init(_ outer: SwitchSink<Source, Element>) {
        self.outer = outer
    }

    override func cancel() {
        outer.subscription.dispose()
        outer.cancelSwitch()
    }
}
