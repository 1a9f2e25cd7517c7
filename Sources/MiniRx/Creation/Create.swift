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
        let entrance = ChainEntrance(sink)
        sink.subscription.add(handler(AnyObserver(CreateObserver(entrance))))
    }
}

/// The observer that `create` provides, which user code may keep forever.
private final class CreateObserver<Element>: Observer {
    private let entrance: ChainEntrance

    init(_ entrance: ChainEntrance) { self.entrance = entrance }

    func on(_ event: Event<Element>) {
        switch event {
        case .next(let element): onNext(element)
        case .error(let error): onError(error)
        case .completed: onCompleted()
        }
    }

    func onNext(_ element: Element) { entrance.next(element) }
    func onError(_ error: any Error) { entrance.end(error) }
    func onCompleted() { entrance.end(nil) }

    deinit { entrance.cancel() }
}
