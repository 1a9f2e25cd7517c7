/// What `PublishSubject`, `BehaviorSubject` and `ReplaySubject` have in common: a source you emit into
/// by hand.
///
/// After `onError` or `onCompleted` it emits nothing, and new observers get that end. An observer
/// added during an emission misses it, one disposed during an emission gets nothing.
public class Subject<Element>: Observable<Element>, Observer {
    let observers: ObserverList<Element>

    init(_ observers: ObserverList<Element>) {
        self.observers = observers
        super.init()
    }

    deinit { observers.freeSinks() }

    /// Whether anybody is subscribed.
    public var hasObservers: Bool { observers.hasSinks }

    /// Emits an event.
    public final func on(_ event: Event<Element>) {
        switch event {
        case .next(let element): onNext(element)
        case .error(let error): onError(error)
        case .completed: onCompleted()
        }
    }

    /// Emits an element to everybody, in order of subscription.
    ///
    /// - Complexity: O(*n*) in the number of observers, without allocation.
    public func onNext(_ element: Element) {
        if !observers.hasEnded { observers.emit(element) }
    }

    /// Ends the sequence with an error, which everybody receives, now and later.
    public final func onError(_ error: any Error) { observers.finish(error) }

    /// Ends the sequence well.
    public final func onCompleted() { observers.finish(nil) }

    override final var usesTrampoline: Bool { false }

    override final func run(_ sink: Sink<Element>) { observers.enter(sink) }
}
