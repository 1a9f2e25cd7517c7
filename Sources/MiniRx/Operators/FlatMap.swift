extension Observable {
    /// Turns each element into a sequence and emits what all of them emit.
    ///
    /// Completes when the receiver and all the sequences have; an error that `selector` throws ends
    /// the whole.
    public func flatMap<Result>(_ selector: @escaping (Element) throws -> Observable<Result>)
        -> Observable<Result>
    {
        runInner(.all, selector)
    }

    /// Turns each element into a sequence and emits what the latest of them emits.
    ///
    /// Completes when the receiver and the latest sequence have; an error that `selector` throws ends
    /// the whole.
    public func flatMapLatest<Result>(
        _ selector: @escaping (Element) throws -> Observable<Result>
    ) -> Observable<Result> {
        runInner(.latest, selector)
    }

    /// Turns an element into a sequence unless one is running: then the element is dropped.
    public func flatMapFirst<Result>(_ selector: @escaping (Element) throws -> Observable<Result>)
        -> Observable<Result>
    {
        runInner(.first, selector)
    }

    /// Turns each element into a sequence and runs them one after another.
    ///
    /// `selector` receives an element when it comes, though its sequence may have to wait.
    public func concatMap<Result>(_ selector: @escaping (Element) throws -> Observable<Result>)
        -> Observable<Result>
    {
        runInner(.queue(limit: 1), selector)
    }
}

/// The same for singles, a request for each element. Disfavoured: a closure that says nothing of
/// its type, like `{ .just($0) }`, gives an observable.
extension Observable {
    /// Turns each element into a single and emits what all of them emit.
    @_disfavoredOverload
    public func flatMap<Result>(_ selector: @escaping (Element) throws -> Single<Result>)
        -> Observable<Result>
    {
        runInner(.all) { try selector($0).asObservable() }
    }

    /// Turns each element into a single and emits what the latest of them emits.
    @_disfavoredOverload
    public func flatMapLatest<Result>(_ selector: @escaping (Element) throws -> Single<Result>)
        -> Observable<Result>
    {
        runInner(.latest) { try selector($0).asObservable() }
    }

    /// Turns an element into a single unless one is running: then the element is dropped.
    @_disfavoredOverload
    public func flatMapFirst<Result>(_ selector: @escaping (Element) throws -> Single<Result>)
        -> Observable<Result>
    {
        runInner(.first) { try selector($0).asObservable() }
    }

    /// Turns each element into a single and runs them one after another.
    @_disfavoredOverload
    public func concatMap<Result>(_ selector: @escaping (Element) throws -> Single<Result>)
        -> Observable<Result>
    {
        runInner(.queue(limit: 1)) { try selector($0).asObservable() }
    }
}
