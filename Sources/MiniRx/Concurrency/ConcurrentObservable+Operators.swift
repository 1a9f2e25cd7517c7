extension ConcurrentObservable {
    /// Transforms each element.
    ///
    /// - Parameter transform: receives an element; an error it throws ends the sequence.
    public func map<Result>(_ transform: @escaping @Sendable (Element) throws -> Result)
        -> ConcurrentObservable<Result>
    {
        ConcurrentObservable<Result>(trusting: base.map(transform))
    }

    /// Transforms each element and drops what becomes `nil`.
    ///
    /// - Parameter transform: receives an element; an error it throws ends the sequence.
    public func compactMap<Result>(_ transform: @escaping @Sendable (Element) throws -> Result?)
        -> ConcurrentObservable<Result>
    {
        ConcurrentObservable<Result>(trusting: base.compactMap(transform))
    }

    /// Lets pass the elements that satisfy a condition.
    ///
    /// - Parameter isIncluded: receives an element; an error it throws ends the sequence.
    public func filter(_ isIncluded: @escaping @Sendable (Element) throws -> Bool) -> Self {
        Self(trusting: base.filter(isIncluded))
    }

    /// Accumulates the elements and emits every intermediate result.
    ///
    /// - Parameters:
    ///   - seed: what the first element is combined with.
    ///   - accumulator: combines the result so far with an element; an error it throws ends the
    ///     sequence.
    public func scan<Result>(
        _ seed: Result, accumulator: @escaping @Sendable (Result, Element) throws -> Result
    ) -> ConcurrentObservable<Result> {
        ConcurrentObservable<Result>(trusting: base.scan(seed, accumulator: accumulator))
    }

    /// Turns each element into a sequence and emits what all of them emit.
    ///
    /// - Parameter selector: receives an element; an error it throws ends the whole.
    public func flatMap<Result>(
        _ selector: @escaping @Sendable (Element) throws -> ConcurrentObservable<Result>
    ) -> ConcurrentObservable<Result> {
        ConcurrentObservable<Result>(trusting: base.flatMap { try selector($0).base })
    }

    /// Turns each element into a sequence and emits what the latest of them emits.
    ///
    /// - Parameter selector: receives an element; an error it throws ends the whole.
    public func flatMapLatest<Result>(
        _ selector: @escaping @Sendable (Element) throws -> ConcurrentObservable<Result>
    ) -> ConcurrentObservable<Result> {
        ConcurrentObservable<Result>(trusting: base.flatMapLatest { try selector($0).base })
    }

    /// Turns each element into a sequence and runs them one after another.
    ///
    /// - Parameter selector: receives an element when it comes, though its sequence may have to
    ///   wait; an error it throws ends the whole.
    public func concatMap<Result>(
        _ selector: @escaping @Sendable (Element) throws -> ConcurrentObservable<Result>
    ) -> ConcurrentObservable<Result> {
        ConcurrentObservable<Result>(trusting: base.concatMap { try selector($0).base })
    }

    /// Emits what all of some sequences emit; completes when all have.
    ///
    /// - Parameter sources: subscribed to in this order.
    public static func merge(_ sources: Self...) -> Self {
        Self(trusting: .merge(sources.map(\.base)))
    }

    /// Combines the latest elements of two sequences, whenever one of them emits.
    ///
    /// - Parameters:
    ///   - first: subscribed to first.
    ///   - second: subscribed to second.
    ///   - resultSelector: receives the latest elements; an error it throws ends the whole.
    public static func combineLatest<First, Second>(
        _ first: ConcurrentObservable<First>, _ second: ConcurrentObservable<Second>,
        resultSelector: @escaping @Sendable (First, Second) throws -> Element
    ) -> Self {
        Self(trusting: .combineLatest(first.base, second.base, resultSelector: resultSelector))
    }

    /// Emits the first elements, then completes.
    ///
    /// - Parameter count: how many; traps if negative.
    public func take(_ count: Int) -> Self { Self(trusting: base.take(count)) }

    /// Drops the first elements.
    ///
    /// - Parameter count: how many; traps if negative.
    public func skip(_ count: Int) -> Self { Self(trusting: base.skip(count)) }

    /// Emits some elements before those of the receiver.
    ///
    /// - Parameter element: emitted at once on subscription.
    public func startWith(_ element: Element) -> Self { Self(trusting: base.startWith(element)) }

    /// Goes on with another sequence after an error.
    ///
    /// - Parameter handler: receives the error; an error it throws ends the whole.
    public func `catch`(_ handler: @escaping @Sendable (any Error) throws -> Self) -> Self {
        Self(trusting: base.catch { try handler($0).base })
    }

    /// Emits an element in place of an error, then completes.
    ///
    /// - Parameter element: emitted in place of the error.
    public func catchAndReturn(_ element: Element) -> Self {
        Self(trusting: base.catchAndReturn(element))
    }

    /// Subscribes again after an error.
    ///
    /// - Parameter maxAttemptCount: attempts in all, the first included.
    public func retry(_ maxAttemptCount: Int) -> Self {
        Self(trusting: base.retry(maxAttemptCount))
    }

    /// Runs the receiver once for all who are subscribed at the same time.
    ///
    /// - Parameters:
    ///   - replay: how many of the last elements a subscriber gets at once; traps if negative.
    ///   - scope: how long those are kept.
    public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Self {
        Self(trusting: base.share(replay: replay, scope: scope))
    }

    /// Looks at what passes, without changing it.
    ///
    /// - Parameters:
    ///   - onNext: receives each element before it passes on; an error it throws ends the sequence.
    ///   - onError: receives the error before it passes on.
    ///   - onCompleted: called before completion passes on.
    ///   - onSubscribe: called before the source is subscribed to.
    ///   - onDispose: called when the subscription is over.
    public func `do`(
        onNext: (@Sendable (Element) throws -> Void)? = nil,
        onError: (@Sendable (any Error) throws -> Void)? = nil,
        onCompleted: (@Sendable () throws -> Void)? = nil,
        onSubscribe: (@Sendable () -> Void)? = nil,
        onDispose: (@Sendable () -> Void)? = nil
    ) -> Self {
        Self(
            trusting: base.do(
                onNext: onNext, onError: onError, onCompleted: onCompleted,
                onSubscribe: onSubscribe, onDispose: onDispose))
    }
}

extension ConcurrentObservable where Element: Equatable {
    /// Drops an element that equals the one before it.
    public func distinctUntilChanged() -> Self { Self(trusting: base.distinctUntilChanged()) }
}
