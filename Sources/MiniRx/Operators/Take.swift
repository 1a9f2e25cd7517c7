extension Observable {
    /// Emits the first `count` elements, then completes; with 0, without subscribing.
    ///
    /// Traps if the count is negative.
    public func take(_ count: Int) -> Observable<Element> {
        require(count >= 0, "take(_:) takes a count that is not negative, but got \(count).")
        if count == 0 { return .empty() }
        return Lift(self) { sink in
            var remaining = count
            return StepSink(sink) { element, downstream, stage in
                if remaining <= 0 { return }
                // Counted before emitting: the observer may emit again.
                remaining &-= 1
                let isLast = remaining == 0
                downstream.next(element)
                if isLast { stage.end(nil) }
            }
        }
    }
}
