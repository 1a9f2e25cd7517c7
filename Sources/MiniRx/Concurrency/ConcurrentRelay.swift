/// A current value that any thread may read and change; observers receive values one at a time, in
/// one order.
///
/// It never ends. A new observer receives the latest value, then later ones.
///
/// If another thread is delivering, or an observer changes the value in response, the value is left
/// to the delivery in progress and the call returns: no thread waits, and a response follows the
/// value being delivered. What a delivering thread finds at its end it delivers too, and leaves what
/// comes still later to a background queue.
///
/// `@unchecked Sendable`: any thread may emit into the list of observers, and only a
/// `ConcurrentObservable` gives access to the relay that owns it, with Sendable closures.
public final class ConcurrentRelay<Element: Sendable>: @unchecked Sendable {
    private let base: BehaviorRelay<Element>

    /// Creates a relay with an initial value.
    public init(value: Element) { base = BehaviorRelay(value: value) }

    /// Returns the values, on whichever thread delivers them.
    public func asObservable() -> ConcurrentObservable<Element> {
        ConcurrentObservable(trusting: base)
    }

    /// The last accepted value, which may not have reached the observers yet.
    public var value: Element { base.value }

    /// Changes the value, then notifies the observers.
    public func accept(_ element: Element) { base.accept(element) }

    /// Changes the value atomically in place, then notifies the observers.
    ///
    /// - Parameter change: changes the value. It must not use the relay.
    public func update(_ change: (inout Element) -> Void) { base.observers.update(change) }
}
