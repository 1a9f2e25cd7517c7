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

private final class FirstSink<Source>: Sink<Source> {
    private let downstream: Sink<Source?>
    @exclusivity(unchecked) private var isOver = false

    init(_ downstream: Sink<Source?>) {
        self.downstream = downstream
        super.init(downstream.subscription)
    }

    override func next(_ element: Source) {
        if isOver || subscription.isStopped { return }
        // Over before it passes on: the observer may emit again.
        isOver = true
        downstream.next(element)
        end(nil)
    }

    override func finish(_ error: (any Error)?) {
        if isOver { return }
        isOver = true
        if error == nil { downstream.next(nil) }
        end(error)
    }

    private func end(_ error: (any Error)?) {
        downstream.finish(error)
        subscription.dispose()
    }
}
