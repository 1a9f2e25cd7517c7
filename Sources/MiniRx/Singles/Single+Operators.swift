extension Single {
    /// Transforms the element.
    public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Single<Result> {
        Single<Result>(trusting: asObservable().map(transform))
    }

    /// Maps the element to another single and runs it.
    public func flatMap<Result>(_ selector: @escaping (Element) throws -> Single<Result>)
        -> Single<Result>
    {
        Single<Result>(trusting: asObservable().flatMap { try selector($0).asObservable() })
    }

    /// Delays the element by some time; passes an error on immediately.
    public func delay(_ dueTime: Duration, scheduler: any Scheduler) -> Single<Element> {
        Single(trusting: asObservable().delay(dueTime, scheduler: scheduler))
    }

    /// Delivers the result through a scheduler.
    public func observe(on scheduler: any Scheduler) -> Single<Element> {
        Single(trusting: asObservable().observe(on: scheduler))
    }

    /// Runs closures on events of the single without changing it.
    ///
    /// - Parameters:
    ///   - onSuccess: receives the element before it is passed on. If it throws, the single fails.
    ///   - onError: receives the error before it is passed on.
    ///   - onSubscribe: called before the subscription to the source.
    ///   - onDispose: called when the subscription is over.
    public func `do`(
        onSuccess: ((Element) throws -> Void)? = nil, onError: ((any Error) throws -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
    ) -> Single<Element> {
        Single(
            trusting: asObservable().do(
                onNext: onSuccess, onError: onError, onSubscribe: onSubscribe,
                onDispose: onDispose))
    }

    /// Replaces an error with an element.
    public func catchAndReturn(_ element: Element) -> Single<Element> {
        Single(trusting: asObservable().catchAndReturn(element))
    }

    /// Replaces an error with another single.
    ///
    /// - Parameter handler: receives the error. If it throws, the single fails with that error.
    public func `catch`(_ handler: @escaping (any Error) throws -> Single<Element>)
        -> Single<Element>
    {
        Single(trusting: asObservable().catch { try handler($0).asObservable() })
    }

    /// Resubscribes after an error.
    ///
    /// - Parameter maxAttemptCount: the number of attempts, including the first.
    public func retry(_ maxAttemptCount: Int) -> Single<Element> {
        Single(trusting: asObservable().retry(maxAttemptCount))
    }

    /// Resubscribes after an error when another sequence emits.
    public func retry<Trigger>(
        when handler: @escaping (Observable<any Error>) throws -> Observable<Trigger>
    ) -> Single<Element> {
        // The trigger may end the result, then without an element.
        asObservable().retry(when: handler).asSingle()
    }

    /// Fails with `RxError.timeout` if the result isn't available in time; traps if the time is
    /// negative.
    public func timeout(_ dueTime: Duration, scheduler: any Scheduler) -> Single<Element> {
        Single(trusting: asObservable().timeout(dueTime, scheduler: scheduler))
    }

    /// Returns a sequence of the element, empty if it doesn't satisfy a condition.
    public func filter(_ isIncluded: @escaping (Element) throws -> Bool) -> Observable<Element> {
        asObservable().filter(isIncluded)
    }

    /// Maps the element to a sequence and runs it.
    @_disfavoredOverload
    public func flatMap<Result>(_ selector: @escaping (Element) throws -> Observable<Result>)
        -> Observable<Result>
    {
        asObservable().flatMap(selector)
    }

    /// Prints the subscription, the result, and the disposal.
    public func debug(
        _ identifier: String? = nil, write: @escaping (String) -> Void = { print($0) },
        file: StaticString = #fileID, line: UInt = #line
    ) -> Single<Element> {
        Single(
            trusting: asObservable().debug(identifier, write: write, file: file, line: line))
    }

    /// Returns a completable that drops the element.
    public func asCompletable() -> Completable { Completable(trusting: asObservable().endOnly()) }
}
