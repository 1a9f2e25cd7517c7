extension Observable where Element: FixedWidthInteger {
    /// Creates a sequence of consecutive integers.
    ///
    /// Traps if `count` is negative, or if the last integer would overflow `Element`.
    public static func range(start: Element, count: Element) -> Observable<Element> {
        require(
            count >= 0, "range(start:count:) takes a count that is not negative, but got \(count).")
        require(
            count == 0 || !start.addingReportingOverflow(count - 1).overflow,
            "range(start: \(start), count: \(count)) goes beyond \(Element.max).")
        return from(RangeIterator(current: start, remaining: count))
    }
}

/// Counts up; unlike a `Range`, its last integer may be the largest of its type.
struct RangeIterator<Element: FixedWidthInteger>: Sequence, IteratorProtocol {
    var current: Element
    var remaining: Element

    @inline(__always)
    mutating func next() -> Element? {
        if remaining == 0 { return nil }
        defer { current &+= 1 }
        remaining &-= 1
        return current
    }
}
