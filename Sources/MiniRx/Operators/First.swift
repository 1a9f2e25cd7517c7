extension Observable {
    /// The first element, or `nil` if the sequence completes without one.
    public func first() -> Single<Element?> {
        Single(trusting: First(self))
    }
}

private final class First<Source>: Observable<Source?> {
    private let source: Observable<Source>

    init(_ source: Observable<Source>) {
        self.source = source
        super.init()
    }

    override func run(_ sink: Sink<Source?>) { source.run(FirstSink(sink)) }
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
