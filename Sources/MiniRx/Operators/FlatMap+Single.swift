/// The same for singles, such as one request per element. Disfavoured, so that a closure without
/// type information, like `{ .just($0) }`, returns an observable.
extension Observable {
    /// Maps each element to a single and emits the elements of all of them.
    @_disfavoredOverload
    public func flatMap<Result>(_ selector: @escaping (Element) throws -> Single<Result>)
        -> Observable<Result>
    {
        runInner(.all) { try selector($0).asObservable() }
    }

    /// Maps each element to a single and emits the element of the latest one only.
    @_disfavoredOverload
    public func flatMapLatest<Result>(_ selector: @escaping (Element) throws -> Single<Result>)
        -> Observable<Result>
    {
        runInner(.latest) { try selector($0).asObservable() }
    }

    /// Maps an element to a single, and drops elements that arrive while one is running.
    @_disfavoredOverload
    public func flatMapFirst<Result>(_ selector: @escaping (Element) throws -> Single<Result>)
        -> Observable<Result>
    {
        runInner(.first) { try selector($0).asObservable() }
    }

    /// Maps each element to a single and runs the singles one after another.
    @_disfavoredOverload
    public func concatMap<Result>(_ selector: @escaping (Element) throws -> Single<Result>)
        -> Observable<Result>
    {
        runInner(.queue) { try selector($0).asObservable() }
    }
}
