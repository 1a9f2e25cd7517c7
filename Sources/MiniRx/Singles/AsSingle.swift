extension Observable {
    /// Converts the sequence to a single, which fails unless there is exactly one element.
    ///
    /// Fails with `RxError.noElements` or, on a second element, with `RxError.moreThanOneElement`.
    /// Emits the element once this sequence completes.
    public func asSingle() -> Single<Element> { Single(trusting: Lift(self) { AsSingleSink($0) }) }
}

private final class AsSingleSink<Element>: Stage<Element, Element> {
    private let only = Latest<Element>()

    override func next(_ element: Element) {
        if isClosed { return }
        if only.isSet {
            end(RxError.moreThanOneElement)
        } else {
            only.set(element)
        }
    }

    override func sourceEnded(_ error: (any Error)?) {
        if error == nil, only.isSet { downstream.next(only.read()) }
        downstream.finish(error ?? (only.isSet ? nil : RxError.noElements))
    }
}
