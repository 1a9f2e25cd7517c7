extension Observable {
    /// Returns the first element, or `nil` if the sequence completes without one.
    public func first() -> Single<Element?> { Single(trusting: Lift(self) { FirstSink($0) }) }
}

private final class FirstSink<Source>: Stage<Source, Source?> {
    private var hasCome = false

    override func next(_ element: Source) {
        if hasCome { return }
        // Set before emitting: the observer may emit again.
        hasCome = true
        downstream.next(element)
        end(nil)
    }

    override func sourceEnded(_ error: (any Error)?) {
        if error == nil && !hasCome { downstream.next(nil) }
        // The source may fail in response to the first element; that element counts.
        downstream.finish(hasCome ? nil : error)
    }
}
