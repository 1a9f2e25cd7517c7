/// The base class of `PublishRelay` and `BehaviorRelay`: a source that you emit into and that never
/// ends.
///
/// What an observer emits in response to an element reaches all observers after that element.
public class Relay<Element>: Observable<Element> {
    let observers: ObserverList<Element>

    init(_ observers: ObserverList<Element>) {
        self.observers = observers
        super.init()
    }

    deinit { observers.removeAll() }

    /// Emits an element to all observers, in order of subscription.
    ///
    /// - Complexity: O(*n*) in the number of observers, without allocation.
    public func accept(_ element: Element) { observers.emit(element) }

    /// Returns the elements as a sequence that cannot be cast back to emit.
    public override final func asObservable() -> Observable<Element> {
        ClosureSource(mayLoop: false) { self.run($0) }
    }

    override final var usesTrampoline: Bool { false }

    override final func run(_ sink: Sink<Element>) { observers.enter(sink) }
}

/// A `PublishSubject` that never ends.
public final class PublishRelay<Element>: Relay<Element> {
    /// Creates a relay without observers.
    public init() { super.init(ObserverList()) }
}

/// An observable current value that never ends.
///
/// Use it for the state of a screen.
///
/// ```swift
/// let count = BehaviorRelay(value: 1)
/// let subscription = count.subscribe(onNext: { print($0) })  // prints 1
/// count.accept(count.value + 1)                              // prints 2
/// ```
public final class BehaviorRelay<Element>: Relay<Element> {
    /// Creates a relay with an initial value.
    public init(value: Element) { super.init(ObserverList(value: value)) }

    /// The current value: the last accepted element, or the initial value.
    ///
    /// Within an observer it may be newer than the element being delivered.
    public var value: Element { observers.last }

    /// Changes the value, then notifies the observers in order of subscription.
    public override func accept(_ element: Element) { observers.keepAndEmit(element) }
}
