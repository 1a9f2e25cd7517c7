extension Observable {
    /// The first element, or `nil` if the sequence completes without one.
    public func first() -> Single<Element?> { Single(trusting: Lift(self) { FirstSink($0) }) }
}

private final class FirstSink<Source>: Stage<Source, Source?> {
    @exclusivity(unchecked) private var hasCome = false

    override func next(_ element: Source) {
        if hasCome { return }
        // Before it passes on: the observer may emit again.
        hasCome = true
        downstream.next(element)
        end(nil)
    }

    override func sourceEnded(_ error: (any Error)?) {
        if error == nil && !hasCome { downstream.next(nil) }
        // In reply to the first element the source may fail: that element counts.
        downstream.finish(hasCome ? nil : error)
    }
}
