extension Observable {
    /// The receiver as a single: fails unless it has exactly one element.
    ///
    /// Fails with `RxError.noElements` or, upon a second element, with
    /// `RxError.moreThanOneElement`. The element is emitted once the receiver completes.
    public func asSingle() -> Single<Element> { Single(trusting: AsSingle(self)) }
}

private final class AsSingle<Element>: Observable<Element> {
    private let source: Observable<Element>

    init(_ source: Observable<Element>) {
        self.source = source
        super.init()
    }

    override func run(_ sink: Sink<Element>) { source.run(AsSingleSink(sink)) }
}

private final class AsSingleSink<Element>: Sink<Element> {
    private let downstream: Sink<Element>
    private let only = Latest<Element>()

    init(_ downstream: Sink<Element>) {
        self.downstream = downstream
        super.init(downstream.subscription)
    }

    override func next(_ element: Element) {
        if only.isSet {
            if !subscription.isStopped { fail(downstream, RxError.moreThanOneElement) }
        } else {
            only.set(element)
        }
    }

    override func finish(_ error: (any Error)?) {
        if let error {
            downstream.finish(error)
        } else if only.isSet {
            downstream.next(only.value)
            downstream.finish(nil)
        } else {
            downstream.finish(RxError.noElements)
        }
    }
}
