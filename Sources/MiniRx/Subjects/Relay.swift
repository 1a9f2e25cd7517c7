/// What `PublishRelay` and `BehaviorRelay` have in common: a source you feed by hand that never ends.
public class Relay<Element>: Observable<Element> {
    let observers: ObserverList<Element>

    init(_ observers: ObserverList<Element>) {
        self.observers = observers
        super.init()
    }

    deinit { observers.freeSinks() }

    /// Emits an element to everybody, in order of subscription.
    ///
    /// - Complexity: O(*n*) in the number of observers, without allocation.
    public func accept(_ element: Element) { observers.emit(element) }

    override final var usesTrampoline: Bool { false }

    override final func run(_ sink: Sink<Element>) { observers.enter(sink) }
}

/// A `PublishSubject` that never ends.
///
/// ```swift
/// let taps = PublishRelay<Int>()
/// let subscription = taps.subscribe(onNext: { print($0) })
/// taps.accept(1)  // prints 1
/// ```
public final class PublishRelay<Element>: Relay<Element> {
    /// A relay without observers.
    public init() { super.init(ObserverList()) }
}

/// A current value that can be observed: what a screen keeps its state in.
///
/// It never ends.
///
/// ```swift
/// let count = BehaviorRelay(value: 1)
/// let subscription = count.subscribe(onNext: { print($0) })  // prints 1
/// count.accept(count.value + 1)                              // prints 2
/// ```
public final class BehaviorRelay<Element>: Relay<Element> {
    private let current: ValueObserverList<Element>

    /// A relay whose `value` is `value` until `accept(_:)`.
    public init(value: Element) {
        current = ValueObserverList(value)
        super.init(current)
    }

    /// The element last accepted, or the first value.
    public var value: Element { current.value }

    /// Changes the value, then tells everybody, in order of subscription.
    ///
    /// - Complexity: O(*n*) in the number of observers, without allocation.
    public override func accept(_ element: Element) { current.set(element) }
}
