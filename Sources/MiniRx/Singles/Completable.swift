/// A sequence without elements that completes or fails.
///
/// For other operators, call `asObservable()`, and convert back with `ignoreElements()`.
public struct Completable: ObservableConvertible {
    private let source: Observable<Never>

    /// Wraps a sequence that is known to have no elements.
    init(trusting source: Observable<Never>) { self.source = source }

    /// Creates a completable from a closure that runs for every subscription.
    ///
    /// - Parameter subscribe: calls its argument once, immediately or later in the same isolation,
    ///   and returns a disposable that stops it.
    public static func create(
        subscribe: @escaping (@escaping (CompletableEvent) -> Void) -> any Disposable
    ) -> Completable {
        Completable(
            trusting: .create { observer in
                subscribe { event in
                    switch event {
                    case .completed: observer.onCompleted()
                    case .error(let error): observer.onError(error)
                    }
                }
            })
    }

    /// Returns the completable as a sequence.
    public func asObservable() -> Observable<Never> { source }

    /// Runs another completable after this one completes.
    public func andThen(_ second: Completable) -> Completable {
        Completable(trusting: source.concat(second.source))
    }

    /// Runs a single after this one completes.
    @_disfavoredOverload
    public func andThen<Result>(_ second: Single<Result>) -> Single<Result> {
        Single(trusting: andThen(second.asObservable()))
    }

    /// Runs a sequence after this one completes.
    public func andThen<Result>(_ second: Observable<Result>) -> Observable<Result> {
        source.endOnly().concat(second)
    }

    /// Subscribes with closures for completion and error.
    ///
    /// - `onError`: receives the error. If `nil`, the error goes to `Hooks`.
    public func subscribe(
        onCompleted: (() -> Void)? = nil, onError: ((any Error) -> Void)? = nil,
        onDisposed: (() -> Void)? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable {
        source.subscribe(
            onError: onError, onCompleted: onCompleted, onDisposed: onDisposed, file: file,
            line: line)
    }

    /// Subscribes with a closure for the end.
    public func subscribe(_ handler: @escaping (CompletableEvent) -> Void) -> any Disposable {
        subscribe(onCompleted: { handler(.completed) }, onError: { handler(.error($0)) })
    }
}

/// The end of a `Completable`.
public enum CompletableEvent: Sendable {
    /// It completed.
    case completed
    /// It failed.
    case error(any Error)
}
