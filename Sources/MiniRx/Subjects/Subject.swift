/// The base class of subjects and relays: a source that you emit into.
///
/// An observer added during an emission misses that element; one disposed during it receives nothing.
/// What an observer emits in response to an element reaches all observers after that element.
public class EmittingObservable<Element>: Observable<Element> {
    final let observers: ObserverList<Element>

    init(_ observers: ObserverList<Element>) {
        self.observers = observers
        super.init()
    }

    deinit { observers.removeAll() }

    /// Returns the elements as a sequence that cannot be cast back to emit.
    public override final func asObservable() -> Observable<Element> {
        ClosureSource(mayLoop: false) { self.run($0) }
    }

    override final var usesTrampoline: Bool { false }

    override final func run(_ sink: Sink<Element>) { observers.enter(sink) }
}

/// The base class of `PublishSubject`, `BehaviorSubject` and `ReplaySubject`.
///
/// After `onError` or `onCompleted` it emits nothing, and new observers receive that end.
public class Subject<Element>: EmittingObservable<Element>, Observer {
    /// A Boolean value that indicates whether there are observers.
    public final var hasObservers: Bool { observers.hasSinks }

    /// Emits an event.
    public final func on(_ event: Event<Element>) {
        switch event {
        case .next(let element): onNext(element)
        case .error(let error): onError(error)
        case .completed: onCompleted()
        }
    }

    /// Emits an element to all observers, in order of subscription.
    ///
    /// - Complexity: O(*n*) in the number of observers, without allocation.
    public func onNext(_ element: Element) { observers.emit(element) }

    /// Ends the sequence with an error, which current and later observers receive.
    public final func onError(_ error: any Error) { observers.finish(error) }

    /// Completes the sequence.
    public final func onCompleted() { observers.finish(nil) }
}
