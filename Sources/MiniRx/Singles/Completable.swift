/// A sequence without elements that completes or fails.
///
/// A single of `Never`, so that it has `delay`, `retry`, `catch`, `do` and the other operators of
/// `Single`.
public typealias Completable = Single<Never>

/// The end of a `Completable`.
public enum CompletableEvent: Sendable {
    /// It completed.
    case completed
    /// It failed.
    case error(any Error)
}

extension Single where Element == Never {
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

    /// Creates a completable that completes immediately.
    public static func empty() -> Completable { Completable(trusting: .empty()) }

    /// Runs completables concurrently; completes when all have completed.
    public static func merge(_ sources: Completable...) -> Completable {
        Completable(trusting: .merge(sources.map { $0.asObservable() }))
    }

    /// Runs completables one after another; completes after the last one.
    public static func concat(_ sources: Completable...) -> Completable {
        Completable(trusting: .concat(sources.map { $0.asObservable() }))
    }

    /// Runs another completable after this one completes.
    public func andThen(_ second: Completable) -> Completable { .concat(self, second) }

    /// Runs a single after this one completes.
    @_disfavoredOverload
    public func andThen<Result>(_ second: Single<Result>) -> Single<Result> {
        Single<Result>(trusting: andThen(second.asObservable()))
    }

    /// Runs a sequence after this one completes.
    public func andThen<Result>(_ second: Observable<Result>) -> Observable<Result> {
        asObservable().endOnly().concat(second)
    }

    /// Resubscribes after an error when another sequence emits.
    public func retry<Trigger>(
        when handler: @escaping (Observable<any Error>) throws -> Observable<Trigger>
    ) -> Completable {
        Completable(trusting: asObservable().retry(when: handler))
    }

    /// Subscribes with closures for completion and error.
    ///
    /// - `onCompleted`: called on completion.
    /// - `onError`: receives the error. If `nil`, the error goes to `Hooks`.
    public func subscribe(
        onCompleted: @escaping () -> Void, onError: ((any Error) -> Void)? = nil,
        onDisposed: (() -> Void)? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable {
        asObservable().subscribe(
            onError: onError, onCompleted: onCompleted, onDisposed: onDisposed, file: file,
            line: line)
    }

    /// Subscribes with a closure for the end.
    public func subscribe(_ handler: @escaping (CompletableEvent) -> Void) -> any Disposable {
        subscribe(onCompleted: { handler(.completed) }, onError: { handler(.error($0)) })
    }

    /// Waits for completion, or throws the error.
    ///
    /// Cancelling the task disposes the subscription.
    public func value(isolation: isolated (any Actor)? = #isolation) async throws {
        _ = try await asObservable().values.makeAsyncIterator().next(isolation: isolation)
    }
}

extension Observable {
    /// Drops all elements and keeps completion or the error.
    func endOnly<Result>() -> Observable<Result> { compactMap { _ in nil } }
}
