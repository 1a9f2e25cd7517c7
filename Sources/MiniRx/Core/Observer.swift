/// A type that receives events: a subject, a `Binder`, the observer of `create`.
///
/// Relays aren't observers: they never end, so they only have `accept(_:)`.
public protocol Observer<Element> {
    /// The type of the elements.
    associatedtype Element

    /// Receives an event.
    func on(_ event: Event<Element>)
    /// Receives an element.
    func onNext(_ element: Element)
}

extension Observer {
    /// Receives an element.
    public func onNext(_ element: Element) { on(.next(element)) }
    /// Receives an error, which ends the sequence.
    public func onError(_ error: any Error) { on(.error(error)) }
    /// Receives completion.
    public func onCompleted() { on(.completed) }

    /// Returns a type-erased observer.
    public func asObserver() -> AnyObserver<Element> { AnyObserver(self) }
}
