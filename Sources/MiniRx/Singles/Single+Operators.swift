extension Single {
    /// Transforms the element.
    public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Single<Result> {
        Single<Result>(trusting: asObservable().map(transform))
    }

    /// Turns the element into another single and runs it.
    public func flatMap<Result>(_ selector: @escaping (Element) throws -> Single<Result>)
        -> Single<Result>
    {
        Single<Result>(trusting: asObservable().flatMap { try selector($0).asObservable() })
    }

    /// Shifts the element by some time; an error passes at once.
    public func delay(_ dueTime: Duration, scheduler: any Scheduler) -> Single<Element> {
        Single(trusting: asObservable().delay(dueTime, scheduler: scheduler))
    }

    /// Delivers the result through a scheduler.
    public func observe(on scheduler: any Scheduler) -> Single<Element> {
        Single(trusting: asObservable().observe(on: scheduler))
    }

    /// Looks at what passes, without changing it.
    ///
    /// - Parameters:
    ///   - onSuccess: receives the element before it passes on; an error it throws fails the
    ///     single.
    ///   - onError: receives the error before it passes on.
    ///   - onSubscribe: called before the source is subscribed to.
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

    /// Replaces an error by an element.
    public func catchAndReturn(_ element: Element) -> Single<Element> {
        Single(trusting: asObservable().catchAndReturn(element))
    }

    /// Replaces an error by another single.
    ///
    /// - Parameter handler: receives the error; an error it throws fails the single.
    public func `catch`(_ handler: @escaping (any Error) throws -> Single<Element>)
        -> Single<Element>
    {
        Single(trusting: asObservable().catch { try handler($0).asObservable() })
    }

    /// Subscribes again after an error.
    ///
    /// - Parameter maxAttemptCount: attempts in all, the first included.
    public func retry(_ maxAttemptCount: Int) -> Single<Element> {
        Single(trusting: asObservable().retry(maxAttemptCount))
    }

    /// Subscribes again after an error whenever another sequence emits.
    public func retry<Trigger>(
        when handler: @escaping (Observable<any Error>) throws -> Observable<Trigger>
    ) -> Single<Element> {
        // What starts it again may end, without an element then.
        asObservable().retry(when: handler).asSingle()
    }

    /// Subscribes again after an error, later each time.
    public func retry(
        _ maxAttemptCount: Int, backoff: Backoff, scheduler: any Scheduler,
        shouldRetry: @escaping (any Error) -> Bool = { _ in true }
    ) -> Single<Element> {
        Single(
            trusting: asObservable().retry(
                maxAttemptCount, backoff: backoff, scheduler: scheduler, shouldRetry: shouldRetry))
    }

    /// Fails with `RxError.timeout` if the result takes longer; traps if the time is negative.
    public func timeout(_ dueTime: Duration, scheduler: any Scheduler) -> Single<Element> {
        Single(trusting: asObservable().timeout(dueTime, scheduler: scheduler))
    }

    /// The element, or nothing if it does not satisfy a condition.
    public func filter(_ isIncluded: @escaping (Element) throws -> Bool) -> Observable<Element> {
        asObservable().filter(isIncluded)
    }

    /// Turns the element into a sequence and runs it.
    @_disfavoredOverload
    public func flatMap<Result>(_ selector: @escaping (Element) throws -> Observable<Result>)
        -> Observable<Result>
    {
        asObservable().flatMap(selector)
    }

    /// Prints what happens: the subscription, the result, and the disposal.
    public func debug(
        _ identifier: String? = nil, write: @escaping (String) -> Void = { print($0) },
        file: StaticString = #fileID, line: UInt = #line
    ) -> Single<Element> {
        Single(
            trusting: asObservable().debug(identifier, write: write, file: file, line: line))
    }

    /// Whether it succeeds, without the element.
    public func asCompletable() -> Completable { asObservable().ignoreElements() }
}
