extension Observable {
    /// Drops the first elements.
    ///
    /// - Parameter count: how many; traps if negative.
    public func skip(_ count: Int) -> Observable<Element> {
        require(count >= 0, "skip(_:) takes a count that is not negative, but got \(count).")
        return Skip(self, count)
    }
}

private final class Skip<Element>: Observable<Element> {
    private let source: Observable<Element>
    private let count: Int

    init(_ source: Observable<Element>, _ count: Int) {
        self.source = source
        self.count = count
        super.init()
    }

    override func run(_ sink: Sink<Element>) { source.run(SkipSink(sink, count)) }
}

private final class SkipSink<Element>: Stage<Element, Element> {
    @exclusivity(unchecked) private var remaining: Int

    init(_ downstream: Sink<Element>, _ count: Int) {
        remaining = count
        super.init(downstream)
    }

    override func next(_ element: Element) {
        if remaining > 0 {
            remaining &-= 1
        } else {
            downstream.next(element)
        }
    }
}
