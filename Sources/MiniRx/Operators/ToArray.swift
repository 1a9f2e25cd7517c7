extension Observable {
    /// Collects the elements and emits them as one array upon completion.
    public func toArray() -> Single<[Element]> { Single(trusting: ToArray(self)) }
}

private final class ToArray<Element>: Observable<[Element]> {
    private let source: Observable<Element>

    init(_ source: Observable<Element>) {
        self.source = source
        super.init()
    }

    override func run(_ sink: Sink<[Element]>) { source.run(ToArraySink(sink)) }
}

private final class ToArraySink<Element>: Stage<Element, [Element]> {
    @exclusivity(unchecked) private var elements: [Element] = []

    override func next(_ element: Element) { elements.append(element) }

    override func sourceEnded(_ error: (any Error)?) {
        if error == nil { downstream.next(elements) }
        downstream.finish(error)
    }
}
