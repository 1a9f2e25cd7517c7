extension Observable {
    /// Collects the elements and emits them as one array on completion.
    public func toArray() -> Single<[Element]> { Single(trusting: Lift(self) { ToArraySink($0) }) }
}

private final class ToArraySink<Element>: Stage<Element, [Element]> {
    @exclusivity(unchecked) private var elements: [Element] = []

    override func next(_ element: Element) { elements.append(element) }

    override func sourceEnded(_ error: (any Error)?) {
        if error == nil { downstream.next(elements) }
        downstream.finish(error)
    }
}
