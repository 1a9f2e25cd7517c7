import Synchronization

/// A source you emit into by hand; observers hear what comes after they subscribed.
///
/// ```swift
/// let taps = PublishSubject<Int>()
/// let subscription = taps.subscribe(onNext: { print($0) })
/// taps.onNext(1)  // prints 1
/// ```
///
/// After `onError` or `onCompleted` it emits nothing; late subscribers get that end at once. An
/// observer added during an emission misses it, one disposed during an emission gets nothing.
public final class PublishSubject<Element>: Observable<Element>, Observer {
    private let observers = ObserverList<Element>()
    private let end = SubjectEnd()

    /// A subject without observers.
    public override init() {}

    deinit {
        observers.freeSinks()
    }

    /// Whether anybody is subscribed.
    public var hasObservers: Bool { observers.hasSinks }

    /// Emits an event.
    public func on(_ event: Event<Element>) {
        switch event {
        case .next(let element): onNext(element)
        case .error(let error): onError(error)
        case .completed: onCompleted()
        }
    }

    /// Emits an element to everybody, in order of subscription.
    ///
    /// - Parameter element: what to emit.
    /// - Complexity: O(*n*) in the number of observers, without allocation.
    public func onNext(_ element: Element) {
        if end.hasCome { return }
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
        observers.lock.unlock()
        sink.subscription.didEnter()
    }
}
