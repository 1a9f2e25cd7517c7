import Synchronization

/// A subject that any thread may emit into; observers receive elements one at a time, in one order.
///
/// If another thread is emitting, or an observer emits in response, the element is left to the
/// emission in progress and the call returns: no thread waits, and a response follows the element
/// being delivered. A thread that has delivered many elements of others leaves the rest to a
/// background queue.
public final class ConcurrentSubject<Element: Sendable>: Observer, Sendable {
    private let pump: ConcurrentPump<Element>

    /// Creates a subject without observers.
    public init() { pump = ConcurrentPump(PublishSubject()) }

    /// Returns the elements, on whichever thread delivers them.
    public func asObservable() -> ConcurrentObservable<Element> { pump.observable }

    /// Emits an event.
    public func on(_ event: Event<Element>) {
        switch event {
        case .next(let element): if pump.sink.put(element) { pump.sink.drain() }
        case .error(let error): pump.sink.sourceEnded(error)
        case .completed: pump.sink.sourceEnded(nil)
        }
    }
}

/// A current value that any thread may read and change; observers receive values in one order.
///
/// It never ends. A new observer receives the latest value, then later ones.
public final class ConcurrentRelay<Element: Sendable>: Sendable {
    private let pump: ConcurrentPump<Element>
    private let current: Mutex<Element>

    /// Creates a relay with an initial value.
    public init(value: Element) {
        current = Mutex(value)
        pump = ConcurrentPump(ReplaySubject.create(bufferSize: 1))
        accept(value)
    }

    /// Returns the values, on whichever thread delivers them.
    public func asObservable() -> ConcurrentObservable<Element> { pump.observable }

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
            return pump.sink.put(value)
        }
        if isIdle { pump.sink.drain() }
    }
}

/// A queue before a subject that observers may enter while it emits, unlike a `BehaviorSubject`.
///
/// `@unchecked Sendable`: the sink may be called on any thread, `finish` excepted, and alone feeds
/// the subject. The subject's observer is a `ConcurrentObservable`, whose closures are Sendable.
private final class ConcurrentPump<Element: Sendable>: @unchecked Sendable {
    let sink: DeliverySink<Element>
    let observable: ConcurrentObservable<Element>

    init(_ subject: Subject<Element>) {
        sink = DeliverySink(ObserverTail(subject, file: #fileID, line: #line), turn: .all) { $0() }
        observable = ConcurrentObservable(trusting: subject)
    }
}
