extension Observable {
    /// Drops the first elements.
    ///
    /// - Parameter count: the number of elements to drop. Traps if it is negative.
    public func skip(_ count: Int) -> Observable<Element> {
        require(count >= 0, "skip(_:) takes a count that is not negative, but got \(count).")
        return Lift(self) { SkipSink($0, count) }
    }
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
