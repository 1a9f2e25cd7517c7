extension Observable {
    /// Replaces an error with an element, then completes.
    public func catchAndReturn(_ element: Element) -> Observable<Element> {
        // Made once, not for each subscription.
        let atEnd: ((any Error)?, Sink<Element>) -> (any Error)? = { error, downstream in
            if error != nil { downstream.next(element) }
            return nil
        }
        return Lift(self) {
            StepSink($0, atEnd: atEnd) { element, downstream, _ in downstream.next(element) }
        }
    }
}
