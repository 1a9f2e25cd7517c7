/// Gives its source a separate subscription, which may end before the chain or be disposed
/// elsewhere.
final class PassSink<Element>: BoundarySink<Element> {
    let downstream: Sink<Element>
    private let onEnd: (PassSink, (any Error)?) -> Void

    /// - `onEnd`: called at the end of the source, which by default is that of the chain.
    init(
        _ downstream: Sink<Element>,
        onEnd: @escaping (PassSink, (any Error)?) -> Void = { pass, error in
            pass.subscription.dispose()
            pass.downstream.finish(error)
        }
    ) {
        self.downstream = downstream
        self.onEnd = onEnd
        super.init()
    }

    override func next(_ element: Element) {
        if !subscription.isStopped, !downstream.isClosed { downstream.next(element) }
    }

    override func sourceEnded(_ error: (any Error)?) { onEnd(self, error) }
}
