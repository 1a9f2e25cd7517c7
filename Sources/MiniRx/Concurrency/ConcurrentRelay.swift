import Synchronization

/// A current value that any thread may read and change; observers receive values one at a time, in
/// one order.
///
/// It never ends. A new observer receives the latest value, then later ones.
///
/// If another thread is delivering, or an observer changes the value in response, the value is left
/// to the delivery in progress and the call returns: no thread waits, and a response follows the
/// value being delivered. A thread that has delivered many values of others leaves the rest to a
/// background queue.
///
/// `@unchecked Sendable`: the queue may be entered on any thread and alone feeds the subject, whose
/// observer is a `ConcurrentObservable` with Sendable closures. Unlike a `BehaviorSubject`, the
/// subject may be entered while it emits.
public final class ConcurrentRelay<Element: Sendable>: @unchecked Sendable {
    private let current: Mutex<Element>
    private let queue: DeliverySink<Element>
    private let observable: ConcurrentObservable<Element>

    /// Creates a relay with an initial value.
    public init(value: Element) {
        current = Mutex(value)
        let subject = ReplaySubject<Element>.create(bufferSize: 1)
        queue = DeliverySink(ObserverTail(subject, file: #fileID, line: #line), turn: .all) { $0() }
        observable = ConcurrentObservable(trusting: subject)
        accept(value)
    }

    /// Returns the values, on whichever thread delivers them.
    public func asObservable() -> ConcurrentObservable<Element> { observable }

    /// The last accepted value, which may not have reached the observers yet.
    public var value: Element { current.withLock { $0 } }

    /// Changes the value, then notifies the observers.
    public func accept(_ element: Element) { update { $0 = element } }

    /// Changes the value atomically in place, then notifies the observers.
    ///
    /// - Parameter change: changes the value. It must not use the relay.
    public func update(_ change: (inout Element) -> Void) {
        let isIdle = current.withLock { value in
            change(&value)
            return queue.put(value)
        }
        if isIdle { queue.drain() }
    }
}
