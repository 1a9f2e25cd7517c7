/// A current value that can be observed and can end.
///
/// ```swift
/// let page = BehaviorSubject(value: 1)
/// let subscription = page.subscribe(onNext: { print($0) })  // prints 1
/// page.onNext(2)                                            // prints 2
/// ```
///
/// After its end a subscriber gets the end only. What never ends is a `BehaviorRelay`.
public final class BehaviorSubject<Element>: Observable<Element>, Observer {
    private let observers = ObserverList<Element>()
    private let end = SubjectEnd()
    private let current: LatestValue<Element>

    /// A subject with its first value.
    ///
    /// - Parameter value: what `value()` is until `onNext(_:)`.
    public init(value: Element) {
        current = LatestValue(value)
        super.init()
    }

    deinit {
        observers.freeSinks()
    }

    /// Whether anybody is subscribed.
    public var hasObservers: Bool { observers.hasSinks }

    /// The element last emitted, or the first value; throws the error the subject ended with.
    public func value() throws -> Element {
        if let error = end.error { throw error }
        return observers.lock.withLock { current.value }
    }

    /// Emits an event.
    public func on(_ event: Event<Element>) {
        switch event {
        case .next(let element): onNext(element)
        case .error(let error): onError(error)
        case .completed: onCompleted()
        }
    }

    /// Changes the value, then tells everybody, in order of subscription.
    ///
    /// - Parameter element: the new value.
    /// - Complexity: O(*n*) in the number of observers, without allocation.
    public func onNext(_ element: Element) {
        if end.hasCome { return }
        observers.lock.lock()
        let old = current.exchange(element)
        observers.lock.unlock()
        // Freed after the lock: its deinit may run code.
        _ = consume old
        observers.emit(element)
    }

    /// Ends the sequence with an error.
    ///
    /// - Parameter error: what everybody receives, now and later.
    public func onError(_ error: any Error) {
        if end.set(error) { observers.finish(error) }
    }

    /// Ends the sequence well.
    public func onCompleted() {
        if end.set(nil) { observers.finish(nil) }
    }

    override var usesTrampoline: Bool { false }

    override func run(_ sink: Sink<Element>) {
        observers.lock.lock()
        if end.hasCome {
            observers.lock.unlock()
            sink.finish(end.error)
            return
        }
        observers.insertLocked(sink)
        let value = current.value
        observers.lock.unlock()
        sink.subscription.didEnter()
        if !sink.subscription.isStopped { sink.next(value) }
    }
}
