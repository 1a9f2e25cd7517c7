/// Receives a source beside the main one, or one after another, with a subscription of its own.
final class SideSink<Element>: BoundarySink<Element> {
    private let onNext: (Element) -> Void
    private let onEnd: ((any Error)?) -> Void

    init(
        onNext: @escaping (Element) -> Void, onEnd: @escaping ((any Error)?) -> Void
    ) {
        self.onNext = onNext
        self.onEnd = onEnd
        super.init(owning: Subscription())
    }

    override func next(_ element: Element) {
        if subscription.isStopped { return }
        onNext(element)
    }

    override func finish(_ error: (any Error)?) {
        guard subscription.stop() else { return }
        subscription.dispose()
        onEnd(error)
    }
}
