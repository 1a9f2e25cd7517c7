/// A sequence that ends without an element: a task that is done, or fails.
///
/// A single of nothing, so that `delay`, `retry`, `catch`, `do` and what else a `Single` has are there.
public typealias Completable = Single<Never>

/// How a `Completable` ends.
public enum CompletableEvent: Sendable {
    /// It is done.
    case completed
    /// It failed.
    case error(any Error)
}

extension Single where Element == Never {
    /// A completable made by a closure, run for every subscription.
    ///
    /// - Parameter subscribe: calls its argument once, at once or later in the same isolation, and
    ///   returns what stops it.
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

    /// A completable that is done at once.
    public static func empty() -> Completable { Completable(trusting: .empty()) }

    /// Runs some at a time; done when all are.
    public static func merge(_ sources: Completable...) -> Completable {
        Completable(trusting: .merge(sources.map { $0.asObservable() }))
    }

    /// Runs one after another; done when all are.
    public static func concat(_ sources: Completable...) -> Completable {
        Completable(trusting: .concat(sources.map { $0.asObservable() }))
    }

    /// Goes on with another completable once this one is done.
    public func andThen(_ second: Completable) -> Completable { .concat(self, second) }

    /// Goes on with a single once this one is done.
    @_disfavoredOverload
    public func andThen<Result>(_ second: Single<Result>) -> Single<Result> {
        Single<Result>(trusting: andThen(second.asObservable()))
    }

    /// Goes on with a sequence once this one is done.
    public func andThen<Result>(_ second: Observable<Result>) -> Observable<Result> {
        asObservable().endOnly().concat(second)
    }

    /// Subscribes with closures for completion and error.
    ///
    /// - `onCompleted`: called when it is done.
    /// - `onError`: receives the error; without it an error goes to `Hooks`.
    public func subscribe(
        onCompleted: @escaping () -> Void, onError: ((any Error) -> Void)? = nil,
        onDisposed: (() -> Void)? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable {
        asObservable().subscribe(
            onError: onError, onCompleted: onCompleted, onDisposed: onDisposed, file: file,
            line: line)
    }

    /// Waits until it is done; throws the error.
    ///
    /// Cancelling the task disposes the subscription.
    public func value(isolation: isolated (any Actor)? = #isolation) async throws {
        _ = try await asObservable().values.makeAsyncIterator().next(isolation: isolation)
    }
}
