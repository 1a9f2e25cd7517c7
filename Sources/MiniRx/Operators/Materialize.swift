extension Observable {
    /// Emits every event as an element, the end included, then completes.
    public func materialize() -> Observable<Event<Element>> { Materialize(self) }
}

private final class Materialize<Source>: Observable<Event<Source>> {
    private let source: Observable<Source>

    init(_ source: Observable<Source>) {
        self.source = source
        super.init()
    }

    override func run(_ sink: Sink<Event<Source>>) { source.run(MaterializeSink(sink)) }
}

private final class MaterializeSink<Source>: Stage<Source, Event<Source>> {
    override func next(_ element: Source) { downstream.next(.next(element)) }

    override func sourceEnded(_ error: (any Error)?) {
        downstream.next(error.map { .error($0) } ?? .completed)
        downstream.finish(nil)
    }
}
