/// Gives its source a separate subscription, which may end before the chain or be disposed
/// elsewhere.
class PassSink<Element>: BoundarySink<Element> {
    final let downstream: Sink<Element>

    init(_ downstream: Sink<Element>) {
        self.downstream = downstream
        super.init()
    }

    override func next(_ element: Element) {
        if !subscription.isStopped, !downstream.isClosed { downstream.next(element) }
    }

    override func sourceEnded(_ error: (any Error)?) {
        subscription.dispose()
        downstream.finish(error)
    }
}
