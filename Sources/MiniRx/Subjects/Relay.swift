/// The base class of `PublishRelay` and `BehaviorRelay`: a source that you emit into and that never
/// ends.
public class Relay<Element>: EmittingObservable<Element> {
    /// Emits an element to all observers, in order of subscription.
    ///
    /// - Complexity: O(*n*) in the number of observers, without allocation.
    public func accept(_ element: Element) { observers.emit(element) }
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
