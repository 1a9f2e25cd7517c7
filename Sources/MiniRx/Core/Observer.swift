/// Something events can be given to: a subject, a `Binder`, the observer of `create`.
///
/// Relays are not observers: they never end, so `accept(_:)` is all they take.
public protocol Observer<Element> {
    /// What it receives.
    associatedtype Element

    /// Receives one event.
    func on(_ event: Event<Element>)
    /// Receives an element.
    func onNext(_ element: Element)
    /// Receives the end with an error.
    func onError(_ error: any Error)
    /// Receives the good end.
    func onCompleted()
}

extension Observer {
    /// Receives an element.
    public func onNext(_ element: Element) { on(.next(element)) }
    /// Receives the end with an error.
    public func onError(_ error: any Error) { on(.error(error)) }
    /// Receives the good end.
    public func onCompleted() { on(.completed) }

    /// This observer with its type hidden.
    public func asObserver() -> AnyObserver<Element> { AnyObserver(self) }
}
