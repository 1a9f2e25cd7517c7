/// A subject that repeats its last elements to every new observer, and its end after them.
///
/// ```swift
/// let log = ReplaySubject<String>.create(bufferSize: 2)
/// log.onNext("a"); log.onNext("b"); log.onNext("c")
/// let subscription = log.subscribe(onNext: { print($0) })  // b, c
/// ```
public final class ReplaySubject<Element>: Observable<Element>, Observer {
    private let observers: ReplayObserverList<Element>

    private init(limit: Int) {
        observers = ReplayObserverList(limit: limit)
        super.init()
    }

    deinit {
        observers.freeSinks()
    }

    /// A subject that keeps some elements.
    ///
    /// - Parameter bufferSize: how many; traps if negative.
    public static func create(bufferSize: Int) -> ReplaySubject<Element> {
        require(
            bufferSize >= 0, "A replay buffer holds 0 elements or more, but got \(bufferSize).")
        return ReplaySubject(limit: bufferSize)
    }

    /// A subject that keeps all its elements.
    public static func createUnbounded() -> ReplaySubject<Element> { ReplaySubject(limit: .max) }

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

    /// Keeps an element and emits it to everybody, in order of subscription.
    ///
    /// - Parameter element: what to emit. An observer that still hears the kept ones hears it after
    ///   them.
    public func onNext(_ element: Element) {
        if !observers.hasEnded { observers.next(element) }
    }

    /// Ends the sequence with an error.
    ///
    /// - Parameter error: what everybody receives, now and later.
    public func onError(_ error: any Error) { observers.finish(error) }

    /// Ends the sequence well.
    public func onCompleted() { observers.finish(nil) }

    override var usesTrampoline: Bool { false }

    override func run(_ sink: Sink<Element>) { observers.enter(sink) }
}
