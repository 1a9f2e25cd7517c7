/// Receives a source next to the main one, in a separate subscription.
final class InnerSink<Element>: BoundarySink<Element> {
    private let onNext: (Element) -> Void
    private let onError: (any Error) -> Void

    init(onNext: @escaping (Element) -> Void, onError: @escaping (any Error) -> Void) {
        self.onNext = onNext
        self.onError = onError
        super.init()
    }

    override func next(_ element: Element) { if !isClosed { onNext(element) } }

    override func sourceEnded(_ error: (any Error)?) {
        subscription.dispose()
        if let error { onError(error) }
    }
}
