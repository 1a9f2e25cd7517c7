extension Observable {
    /// Goes on with another sequence after an error.
    ///
    /// - Parameter handler: receives the error; an error it throws ends the whole.
    public func `catch`(_ handler: @escaping (any Error) throws -> Observable<Element>)
        -> Observable<Element>
    {
        Catch(self, handler)
    }

    /// Emits an element in place of an error, then completes.
    ///
    /// - Parameter element: emitted in place of the error.
    public func catchAndReturn(_ element: Element) -> Observable<Element> {
        Lift(self) { CatchAndReturnSink($0, element) }
    }
}

private final class CatchAndReturnSink<Element>: Stage<Element, Element> {
    private let element: Element

    init(_ downstream: Sink<Element>, _ element: Element) {
        self.element = element
        super.init(downstream)
    }

    override func next(_ element: Element) { downstream.next(element) }

    override func sourceEnded(_ error: (any Error)?) {
        if error != nil { downstream.next(element) }
        downstream.finish(nil)
    }
}

private final class Catch<Element>: Sequential<Element> {
    fileprivate let source: Observable<Element>
    fileprivate let handler: (any Error) throws -> Observable<Element>

    init(
        _ source: Observable<Element>,
        _ handler: @escaping (any Error) throws -> Observable<Element>
    ) {
        self.source = source
        self.handler = handler
        super.init()
    }

    override func makeRun(_ sink: Sink<Element>) -> SequentialRun<Element> { CatchRun(sink, self) }
}

private final class CatchRun<Element>: SequentialRun<Element> {
    private let parent: Catch<Element>
    private var started = 0

    init(_ downstream: Sink<Element>, _ parent: Catch<Element>) {
        self.parent = parent
        super.init(downstream)
    }

    override func next(after error: (any Error)?) throws -> Observable<Element>? {
        started += 1
        if started == 1 { return parent.source }
        guard started == 2, let error else { return nil }
        return try parent.handler(error)
    }
}
