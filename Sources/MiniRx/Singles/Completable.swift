/// A sequence without elements that completes or fails.
///
/// It has all operators of an observable; `ignoreElements()` makes one of any sequence.
public typealias Completable = Observable<Never>

extension Observable where Element == Never {
    /// Creates a completable from a closure that runs for every subscription.
    ///
    /// - Parameter subscribe: calls its argument with `.completed` or `.error`, immediately or later
    ///   in the same isolation, and returns a disposable that stops it.
    @_disfavoredOverload
    public static func create(
        _ subscribe: @escaping (@escaping (Event<Never>) -> Void) -> any Disposable
    ) -> Completable {
        .create { observer in subscribe { observer.on($0) } }
    }

    /// Subscribes with closures for completion and error.
    public func subscribe(
        onCompleted: (() -> Void)?, onError: ((any Error) -> Void)?,
        onDisposed: (() -> Void)? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable {
        subscribe(
            onNext: nil, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed,
            file: file, line: line)
    }

    /// Runs a sequence after this one completes.
    public func andThen<Result>(_ second: Observable<Result>) -> Observable<Result> {
        endOnly().concat(second)
    }

    /// Runs a single after this one completes.
    @_disfavoredOverload
    public func andThen<Result>(_ second: Single<Result>) -> Single<Result> {
        Single(trusting: andThen(second.asObservable()))
    }
}
