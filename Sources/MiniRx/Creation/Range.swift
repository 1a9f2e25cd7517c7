extension Observable where Element: FixedWidthInteger {
    /// Creates a sequence of consecutive integers.
    ///
    /// - Parameters:
    ///   - start: the first integer.
    ///   - count: the number of integers. Traps if it is negative, or if the last integer would
    ///     overflow `Element`.
    public static func range(start: Element, count: Element) -> Observable<Element> {
        require(
            count >= 0, "range(start:count:) takes a count that is not negative, but got \(count).")
        require(
            count == 0 || !start.addingReportingOverflow(count - 1).overflow,
            "range(start: \(start), count: \(count)) goes beyond \(Element.max).")
        return ClosureSource { sink in
            let turn = RangeTurn(start: start, count: count, sink: sink)
            Trampoline.current.append { turn.take(on: $0) }
        }
    }
}

/// Emits one element per turn; loops while no other work waits.
private final class RangeTurn<Element: FixedWidthInteger> {
    private let sink: Sink<Element>
    private var current: Element
    private var remaining: Element

    init(start: Element, count: Element, sink: Sink<Element>) {
        current = start
        remaining = count
        self.sink = sink
    }

    @_specialize(where Element == Int)
    func take(on trampoline: Trampoline) {
        let sink = sink
        let subscription = sink.subscription
        var current = current
        var remaining = remaining
        while true {
            if subscription.isStopped { return }
            if remaining == 0 {
                sink.finish(nil)
                return
            }
            sink.next(current)
            current &+= 1
            remaining &-= 1
            if !trampoline.isEmpty {
                self.current = current
                self.remaining = remaining
                trampoline.append { self.take(on: $0) }
                return
            }
        }
    }
}
