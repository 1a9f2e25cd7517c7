extension Observable {
    /// Creates a sequence from a closure that runs for every subscription.
    ///
    /// After the end or disposal, the observer ignores events and holds nothing.
    ///
    /// - Parameter subscribe: emits into the observer, immediately or later in the same isolation,
    ///   and returns a disposable that stops it. For a source that emits on any thread, see
    ///   `ConcurrentObservable.create(_:)`.
    public static func create(
        _ subscribe: @escaping (AnyObserver<Element>) -> any Disposable
    ) -> Observable<Element> {
        AnonymousObservable(subscribe)
    }
}

/// A sequence made from a closure; the base class of MiniRxTest's sources.
open class AnonymousObservable<Element>: Observable<Element> {
    private let handler: (AnyObserver<Element>) -> any Disposable

    package init(_ subscribe: @escaping (AnyObserver<Element>) -> any Disposable) {
        handler = subscribe
        super.init()
    }

    override func run(_ sink: Sink<Element>) {
        EntranceOwner.open(sink) { handler(AnyObserver(CreateObserver(entrance: $0))) }
    }
}

/// The observer that `create` provides, which user code may keep forever.
private struct CreateObserver<Element>: Observer {
    let entrance: EntranceOwner

    func on(_ event: Event<Element>) {
        switch event {
        case .next(let element): entrance.chain.next(element)
        case .error(let error): entrance.chain.end(error)
        case .completed: entrance.chain.end(nil)
        }
    }

    func onNext(_ element: Element) { entrance.chain.next(element) }
}
