/// A sequence that may be built, subscribed to and heard on any thread: the Sendable twin of
/// `Observable`.
///
/// ```swift
/// @MainActor
/// func show(_ text: Observable<String>, _ bag: DisposeBag) {
///     let background = SerialDispatchQueueScheduler(qos: .utility)
///     text.observe(on: background)             // a ConcurrentObservable
///         .map { $0.uppercased() }             // on the queue, @Sendable
///         .observe(on: MainScheduler.instance) // an Observable again
///         .subscribe(onNext: { print($0) })
///         .disposed(by: bag)
/// }
/// ```
///
/// Its closures are `@Sendable` and its elements Sendable: nothing that belongs to an actor slips
/// through. It has the operators useful between two threads; do the rest before or after.
public struct ConcurrentObservable<Element: Sendable>: @unchecked Sendable {
    // `@unchecked`: a plain observable whose closures and sources are all Sendable, since only
    // this module builds it and every way to add to it takes Sendable things. The machinery of
    // observables is safe to run on any thread.
    let base: Observable<Element>

    init(trusting base: Observable<Element>) { self.base = base }
}

extension ConcurrentObservable {
    /// A sequence made by a closure, run for every subscription, that may emit from any thread.
    ///
    /// - Parameter subscribe: emits into the observer, now or later, and returns what stops it.
    public static func create(
        _ subscribe: @escaping @Sendable (ConcurrentObserver<Element>) -> any Disposable
    ) -> ConcurrentObservable<Element> {
        ConcurrentObservable(
            trusting: .create { observer in subscribe(ConcurrentObserver(observer)) })
    }

    /// A sequence of one element.
    public static func just(_ element: Element) -> Self { Self(trusting: .just(element)) }

    /// A sequence of these elements.
    public static func of(_ elements: Element...) -> Self { Self(trusting: .from(elements)) }

    /// A sequence of the elements of an array.
    public static func from(_ elements: [Element]) -> Self { Self(trusting: .from(elements)) }

    /// A sequence that completes at once.
    public static func empty() -> Self { Self(trusting: .empty()) }

    /// A sequence that fails at once.
    public static func error(_ error: any Error) -> Self { Self(trusting: .error(error)) }

    /// A sequence that never emits and never ends.
    public static func never() -> Self { Self(trusting: .never()) }

    /// Subscribes with a closure for each kind of event, on whatever thread it emits.
    ///
    /// - `onError`: receives the error that ended the sequence; without it an error goes to
    ///   `Hooks`.
    public func subscribe(
        onNext: (@Sendable (Element) -> Void)? = nil,
        onError: (@Sendable (any Error) -> Void)? = nil,
        onCompleted: (@Sendable () -> Void)? = nil,
        onDisposed: (@Sendable () -> Void)? = nil, isolation: (any Actor)? = #isolation,
        file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable & Sendable {
        let tail = SubscribeSink<Element>(onNext, onError, onCompleted, file, line)
        let subscription = tail.subscription
        IsolationContext.with(isolation) { _ = base.start(tail, onDisposed) }
        return subscription
    }

    /// Subscribes with one handler for all events, on whatever thread it emits.
    public func subscribe(
        _ handler: @escaping @Sendable (Event<Element>) -> Void,
        isolation: (any Actor)? = #isolation
    ) -> any Disposable & Sendable {
        subscribe(
            onNext: { handler(.next($0)) }, onError: { handler(.error($0)) },
            onCompleted: { handler(.completed) }, isolation: isolation)
    }
}
