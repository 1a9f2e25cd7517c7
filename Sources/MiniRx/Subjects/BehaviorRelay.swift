/// A current value that can be observed: what a screen keeps its state in.
///
/// It never ends.
///
/// ```swift
/// let count = BehaviorRelay(value: 1)
/// let subscription = count.subscribe(onNext: { print($0) })  // prints 1
/// count.accept(count.value + 1)                              // prints 2
/// ```
public final class BehaviorRelay<Element>: Observable<Element> {
    private let observers = ObserverList<Element>()
    private let current: LatestValue<Element>

    /// A relay with its first value.
    ///
    /// - Parameter value: what `value` is until `accept(_:)`.
    public init(value: Element) {
        current = LatestValue(value)
        super.init()
    }

    deinit {
        observers.freeSinks()
    }

    /// The element last accepted, or the first value.
    public var value: Element {
        observers.lock.withLock { current.value }
    }

    /// Changes the value, then tells everybody, in order of subscription.
    ///
    /// - Parameter element: the new value.
    /// - Complexity: O(*n*) in the number of observers, without allocation.
    public func accept(_ element: Element) {
        observers.lock.lock()
        let old = current.exchange(element)
        observers.lock.unlock()
        // Freed after the lock: its deinit may run code.
        _ = consume old
        observers.emit(element)
    }

    override var usesTrampoline: Bool { false }

    override func run(_ sink: Sink<Element>) {
        observers.lock.lock()
        observers.insertLocked(sink)
        let value = current.value
        observers.lock.unlock()
        sink.subscription.didEnter()
        if !sink.subscription.isStopped { sink.next(value) }
    }
}
