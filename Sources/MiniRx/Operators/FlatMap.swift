extension Observable {
    /// Turns each element into a sequence and emits what all of them emit.
    ///
    /// Completes when the receiver and all the sequences have.
    ///
    /// - Parameter selector: receives an element; an error it throws ends the whole.
    public func flatMap<Result>(_ selector: @escaping (Element) throws -> Observable<Result>)
        -> Observable<Result>
    {
        Lift(self) { MergeSink($0, .all, selector) }
    }

    /// Turns an element into a sequence unless one is running: then the element is dropped.
    ///
    /// - Parameter selector: receives an element; an error it throws ends the whole.
    public func flatMapFirst<Result>(_ selector: @escaping (Element) throws -> Observable<Result>)
        -> Observable<Result>
    {
        Lift(self) { MergeSink($0, .dropping, selector) }
    }

    /// Turns each element into a sequence and runs them one after another.
    ///
    /// - Parameter selector: receives an element when it comes, though its sequence may have to
    ///   wait; an error it throws ends the whole.
    public func concatMap<Result>(_ selector: @escaping (Element) throws -> Observable<Result>)
        -> Observable<Result>
    {
        Lift(self) { MergeSink($0, .queueing(limit: 1), selector) }
    }
}

/// The same for singles, a request for each element. Disfavoured: a closure that says nothing of
/// its type, like `{ .just($0) }`, gives an observable.
extension Observable {
    /// Turns each element into a single and emits what all of them emit.
    ///
    /// - Parameter selector: receives an element; an error it throws ends the whole.
    @_disfavoredOverload
    public func flatMap<Result>(_ selector: @escaping (Element) throws -> Single<Result>)
        -> Observable<Result>
    {
        flatMap { try selector($0).asObservable() }
    }

    /// Turns each element into a single and emits what the latest of them emits.
    ///
    /// - Parameter selector: receives an element; an error it throws ends the whole.
    @_disfavoredOverload
    public func flatMapLatest<Result>(_ selector: @escaping (Element) throws -> Single<Result>)
        -> Observable<Result>
    {
        flatMapLatest { try selector($0).asObservable() }
    }

    /// Turns an element into a single unless one is running: then the element is dropped.
    ///
    /// - Parameter selector: receives an element; an error it throws ends the whole.
    @_disfavoredOverload
    public func flatMapFirst<Result>(_ selector: @escaping (Element) throws -> Single<Result>)
        -> Observable<Result>
    {
        flatMapFirst { try selector($0).asObservable() }
    }

    /// Turns each element into a single and runs them one after another.
    ///
    /// - Parameter selector: receives an element when it comes, though its single may have to
    ///   wait; an error it throws ends the whole.
    @_disfavoredOverload
    public func concatMap<Result>(_ selector: @escaping (Element) throws -> Single<Result>)
        -> Observable<Result>
    {
        concatMap { try selector($0).asObservable() }
    }
}

/// What happens to an element while inner sequences are running.
enum FlatMapPolicy {
    /// It runs beside them.
    case all
    /// It waits if as many as `limit` are running.
    case queueing(limit: Int)
    /// It is dropped.
    case dropping
}
