extension Observable {
    /// Replaces an error with an element, then completes.
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
