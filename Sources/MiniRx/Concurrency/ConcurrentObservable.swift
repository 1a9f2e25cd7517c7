/// The Sendable counterpart of `Observable`: built, subscribed to and observed on any thread.
///
/// Its closures are `@Sendable` and its elements Sendable, so it can't capture state that belongs
/// to an actor. It has the operators that are useful between two threads; apply others before or
/// after.
public struct ConcurrentObservable<Element: Sendable>: @unchecked Sendable {
    // `@unchecked`: a plain observable whose closures and sources are all Sendable, since only this
    // module builds it, and only from Sendable values. The implementation of observables is safe to
    // run on any thread.
    let base: Observable<Element>

    init(trusting base: Observable<Element>) { self.base = base }
}

extension ConcurrentObservable {
    /// Creates a sequence from a closure that may emit from any thread, run for every subscription.
    ///
    /// - `subscribe`: emits into the observer, now or later, and returns what stops it.
    public static func create(
        _ subscribe: @escaping @Sendable (ConcurrentObserver<Element>) -> any Disposable
    ) -> ConcurrentObservable<Element> {
        ConcurrentObservable(
            trusting: .create { observer in subscribe(ConcurrentObserver(observer)) })
    }

    /// Creates a sequence of one element.
    public static func just(_ element: Element) -> Self { Self(trusting: .just(element)) }

    /// Creates a sequence of the given elements.
    public static func of(_ elements: Element...) -> Self { Self(trusting: .from(elements)) }

    /// Creates a sequence of the elements of an array.
    public static func from(_ elements: [Element]) -> Self { Self(trusting: .from(elements)) }

    /// Creates a sequence that completes immediately.
    public static func empty() -> Self { Self(trusting: .empty()) }

    /// Creates a sequence that fails immediately.
    public static func error(_ error: any Error) -> Self { Self(trusting: .error(error)) }

    /// Creates a sequence that never emits and never ends.
    public static func never() -> Self { Self(trusting: .never()) }

    /// Subscribes with a closure for each kind of event, called on the emitting thread.
    ///
    /// - `onError`: receives the error that ended the sequence; without it, `Hooks` do.
    public func subscribe(
        onNext: (@Sendable (Element) -> Void)? = nil,
        onError: (@Sendable (any Error) -> Void)? = nil,
        onCompleted: (@Sendable () -> Void)? = nil,
        onDisposed: (@Sendable () -> Void)? = nil,
        isolation: isolated (any Actor)? = #isolation,
        file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable & Sendable {
        let tail = SubscribeSink<Element>(
            onNext: onNext, onError: onError, onCompleted: onCompleted, file: file, line: line)
        let subscription = tail.subscription
        IsolationContext.with(isolation) { _ = base.start(tail, onDisposed) }
        return subscription
    }

    /// Subscribes with one handler for all events, called on the emitting thread.
    public func subscribe(
        _ handler: @escaping @Sendable (Event<Element>) -> Void,
        isolation: isolated (any Actor)? = #isolation
    ) -> any Disposable & Sendable {
        subscribe(
            onNext: { handler(.next($0)) }, onError: { handler(.error($0)) },
            onCompleted: { handler(.completed) }, isolation: isolation)
    }
}
