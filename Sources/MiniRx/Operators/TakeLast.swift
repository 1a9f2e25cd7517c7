extension Observable {
    /// Emits the last elements on completion; an error drops them.
    ///
    /// Traps if the count is negative.
    public func takeLast(_ count: Int) -> Observable<Element> {
        require(
            count >= 0, "takeLast(_:) takes a count that is not negative, but got \(count).")
        return Lift(self) { TakeLastSink($0, count) }
    }
}

private final class TakeLastSink<Element>: Stage<Element, Element> {
    @exclusivity(unchecked) private var last: Ring<Element>

    init(_ downstream: Sink<Element>, _ count: Int) {
        last = Ring(limit: count)
        super.init(downstream)
    }

    override func next(_ element: Element) {
        if !last.isFull {
            last.append(element)
        } else if last.limit > 0 {
            _ = last.replaceFirst(by: element)
        }
    }

    override func sourceEnded(_ error: (any Error)?) {
        while error == nil, !last.isEmpty, !downstream.isClosed {
            downstream.next(last.removeFirst())
        }
        downstream.finish(error)
    }
}
