extension Observable {
    /// Emits some elements before those of the receiver.
    ///
    /// - Parameter elements: emitted at once on subscription, in this order.
    public func startWith(_ elements: Element...) -> Observable<Element> {
        StartWith(self, elements)
    }
}

private final class StartWith<Element>: Observable<Element> {
    private let source: Observable<Element>
    private let elements: [Element]

    init(_ source: Observable<Element>, _ elements: [Element]) {
        self.source = source
        self.elements = elements
        super.init()
    }

    override func run(_ sink: Sink<Element>) {
        for element in elements {
            if sink.subscription.isStopped { return }
            sink.next(element)
        }
        source.run(sink)
    }
}
