/// Receives a source next to the main one, in a separate subscription.
final class InnerSink<Element>: BoundarySink<Element> {
    private let onNext: (Element) -> Void
    private let onEnd: ((any Error)?) -> Void

    init(onNext: @escaping (Element) -> Void, onEnd: @escaping ((any Error)?) -> Void) {
        self.onNext = onNext
        self.onEnd = onEnd
        super.init()
    }

    override func next(_ element: Element) { if !isClosed { onNext(element) } }

    override func sourceEnded(_ error: (any Error)?) {
        subscription.dispose()
        onEnd(error)
    }
}
