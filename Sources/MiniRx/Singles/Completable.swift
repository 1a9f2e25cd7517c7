/// A sequence without elements that completes or fails.
///
/// It has all operators of an observable; `ignoreElements()` makes one of any sequence.
public typealias Completable = Observable<Never>

extension Observable where Element == Never {
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
