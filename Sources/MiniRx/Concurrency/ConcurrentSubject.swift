import Synchronization

/// A source that any thread may emit into; observers hear all elements in one order, one at a time.
///
/// Whoever emits while another thread, or an observer in reply, does leaves the element to that one
/// and returns: nobody waits, and what is emitted in reply comes after what is being handed out.
public final class ConcurrentSubject<Element: Sendable>: Observer, Sendable {
    private let pump: ConcurrentPump<Element>

    /// A subject without observers.
    public init() { pump = ConcurrentPump(PublishSubject()) }

    /// The elements, on whatever thread they are handed out.
    public func asObservable() -> ConcurrentObservable<Element> { pump.observable }

    /// Emits an event.
    public func on(_ event: Event<Element>) {
        switch event {
        case .next(let element): if pump.sink.put(element) { pump.sink.drain() }
        case .error(let error): pump.sink.finish(error)
        case .completed: pump.sink.finish(nil)
        }
    }
}

/// A current value that any thread may read and change; observers hear all values in one order.
///
/// It never ends. A new observer receives the latest value, then those that follow it.
public final class ConcurrentRelay<Element: Sendable>: Sendable {
    private let pump: ConcurrentPump<Element>
    private let current: Mutex<Element>

    /// A relay with its first value.
    public init(value: Element) {
        current = Mutex(value)
        pump = ConcurrentPump(BehaviorSubject(value: value))
    }

    /// The values, on whatever thread they are handed out.
    public func asObservable() -> ConcurrentObservable<Element> { pump.observable }

    /// The value last accepted, which may still be on its way to the observers.
    public var value: Element { current.withLock { $0 } }

    /// Changes the value, then tells everybody.
    public func accept(_ element: Element) { update { $0 = element } }

    /// Changes the value in place, in one step for all threads, then tells everybody.
    ///
    /// - Parameter change: must not use the relay.
    public func update(_ change: (inout Element) -> Void) {
        let isIdle = current.withLock { value in
            change(&value)
            return pump.sink.put(value)
        }
        if isIdle { pump.sink.drain() }
    }
}

/// A queue before a subject.
///
/// `@unchecked Sendable`: the sink may be called on any thread, and alone feeds the subject; what
/// observes that is a `ConcurrentObservable`, whose closures are Sendable.
private final class ConcurrentPump<Element: Sendable>: @unchecked Sendable {
    let sink: DeliverySink<Element>
    let observable: ConcurrentObservable<Element>

    init(_ subject: Subject<Element>) {
        sink = DeliverySink(ObserverTail(subject, #fileID, #line), .all) { $0() }
        observable = ConcurrentObservable(trusting: subject)
    }
}
