extension Observable {
    /// Emits the first elements, then completes.
    ///
    /// - Parameter count: the number of elements. With 0, it completes without subscribing. Traps
    ///   if it is negative.
    public func take(_ count: Int) -> Observable<Element> {
        require(count >= 0, "take(_:) takes a count that is not negative, but got \(count).")
        return count == 0 ? .empty() : Lift(self) { TakeSink($0, count) }
    }
}

private final class TakeSink<Element>: Stage<Element, Element> {
    private var remaining: Int

    init(_ downstream: Sink<Element>, _ count: Int) {
        remaining = count
        super.init(downstream)
    }

    override func next(_ element: Element) {
        if remaining <= 0 { return }
        // Counted before emitting: the observer may emit again.
        remaining &-= 1
        let isLast = remaining == 0
        downstream.next(element)
        if isLast { end(nil) }
    }
}
