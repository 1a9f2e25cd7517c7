extension Observable {
    /// Combines each element with the latest of another sequence; drops it while there is none.
    ///
    /// Completes with the receiver; the other's completion means nothing.
    ///
    /// - Parameters:
    ///   - second: subscribed to before the receiver.
    ///   - resultSelector: receives both elements; an error it throws ends the sequence.
    public func withLatestFrom<Other, Result>(
        _ second: Observable<Other>, resultSelector: @escaping (Element, Other) throws -> Result
    ) -> Observable<Result> {
        WithLatestFrom(self, second, resultSelector)
    }

    /// Replaces each element by the latest of another sequence; drops it while there is none.
    ///
    /// - Parameter second: subscribed to before the receiver.
    public func withLatestFrom<Other>(_ second: Observable<Other>) -> Observable<Other> {
        WithLatestFrom(self, second) { $1 }
    }
}

private final class WithLatestFrom<Source, Other, Element>: Observable<Element> {
    private let source: Observable<Source>
    private let other: Observable<Other>
    private let resultSelector: (Source, Other) throws -> Element

    init(
        _ source: Observable<Source>, _ other: Observable<Other>,
        _ resultSelector: @escaping (Source, Other) throws -> Element
    ) {
        self.source = source
        self.other = other
        self.resultSelector = resultSelector
        super.init()
    }

    override func run(_ sink: Sink<Element>) {
        let main = WithLatestSink(sink, resultSelector)
        let side = InnerSink<Other>(onNext: main.setOther, onError: main.endFromAside)
        sink.subscription.add(side.subscription)
        other.runRoot(side)
        if sink.subscription.isStopped { return }
        source.run(main)
    }
}

private final class WithLatestSink<Source, Other, Element>: Stage<Source, Element> {
    private let resultSelector: (Source, Other) throws -> Element
    private let lock = RecursiveLock()
    // Guarded by the lock.
    private let latest = Latest<Other>()

    init(
        _ downstream: Sink<Element>, _ resultSelector: @escaping (Source, Other) throws -> Element
    ) {
        self.resultSelector = resultSelector
        super.init(downstream)
    }

    func setOther(_ element: Other) {
        lock.lock()
        latest.set(element)
        lock.unlock()
    }

    override func next(_ element: Source) {
        lock.lock()
        defer { lock.unlock() }
        if !latest.isSet || downstream.isClosed { return }
        do {
            downstream.next(try resultSelector(element, latest.read()))
        } catch {
            end(error)
        }
    }

    override func sourceEnded(_ error: (any Error)?) { endFromAside(error) }

    func endFromAside(_ error: (any Error)?) {
        lock.lock()
        end(error)
        lock.unlock()
    }
}
