/// A type-erased observer, which the closure given to `Observable.create(_:)` emits into.
///
/// Not Sendable: events stay in the isolation they come from. For a source that emits on other
/// threads, such as a callback of URLSession, use `ConcurrentObservable.create(_:)`.
public struct AnyObserver<Element>: Observer {
    private let base: any Observer<Element>

    /// Wraps an observer.
    public init(_ observer: some Observer<Element>) { base = observer }

    /// Wraps a closure.
    public init(eventHandler: @escaping (Event<Element>) -> Void) {
        base = ClosureObserver(handler: eventHandler)
    }

    /// Receives an event.
    public func on(_ event: Event<Element>) { base.on(event) }
    /// Receives an element.
    public func onNext(_ element: Element) { base.onNext(element) }
}

extension AnyObserver: ElementObserver {
    package var dropsErrors: Bool { (base as? any ElementObserver)?.dropsErrors == true }
}

private struct ClosureObserver<Element>: Observer {
    let handler: (Event<Element>) -> Void

    func on(_ event: Event<Element>) { handler(event) }
}

@available(
    *, unavailable,
    message:
        "events of an Observable stay in their isolation: begin with ConcurrentObservable.create"
)
extension AnyObserver: Sendable {}
