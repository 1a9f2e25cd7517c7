extension Observable {
    /// Emits an element if the sequence completes without one.
    public func ifEmpty(default element: Element) -> Observable<Element> {
        ifEmpty(switchTo: .just(element))
    }

    /// Continues with another sequence if this one completes without an element.
    public func ifEmpty(switchTo other: Observable<Element>) -> Observable<Element> {
        Lift(self) { IfEmptySink($0, other) }
    }

    /// Emits only the element at an index, counted from 0.
    ///
    /// Fails with `RxError.argumentOutOfRange` if the sequence is too short. Traps if the index is
    /// negative.
    public func element(at index: Int) -> Observable<Element> {
        require(index >= 0, "element(at:) takes an index from 0, but got \(index).")
        return skip(index).take(1).ifEmpty(switchTo: .error(RxError.argumentOutOfRange))
    }

    /// Drops all elements and keeps completion or the error.
    public func ignoreElements() -> Completable { Completable(trusting: endOnly()) }

    func endOnly<Result>() -> Observable<Result> { compactMap { _ in nil } }
}

private final class IfEmptySink<Element>: PassSink<Element> {
    private let other: Observable<Element>
    private var hasCome = false

    init(_ downstream: Sink<Element>, _ other: Observable<Element>) {
        self.other = other
        super.init(downstream)
        attach(to: downstream)
    }

    override func next(_ element: Element) {
        hasCome = true
        if !subscription.isStopped { downstream.next(element) }
    }

    override func sourceEnded(_ error: (any Error)?) {
        subscription.dispose()
        if error != nil || hasCome { return downstream.finish(error) }
        downstream.goOn(with: other)
    }
}
