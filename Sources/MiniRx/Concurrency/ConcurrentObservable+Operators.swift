extension ConcurrentObservable {
    /// Builds the rest of the sequence with any operator of `Observable`, for each subscription.
    ///
    /// What the closure captures is Sendable; what it declares belongs to the subscription.
    ///
    /// - Parameter build: receives the sequence as an observable. It runs where the subscription
    ///   does.
    public func pipe<Result>(
        _ build: @escaping @Sendable (Observable<Element>) throws -> Observable<Result>
    ) -> ConcurrentObservable<Result> {
        .pipe(self, build: build)
    }

    /// Builds a sequence out of several with any operator of `Observable`, for each subscription.
    ///
    /// ```swift
    /// let pairs = ConcurrentObservable.pipe(names, ages) { .zip($0, $1) { "\($0): \($1)" } }
    /// ```
    ///
    /// - Parameters:
    ///   - source: what the closure receives as observables.
    ///   - build: runs where the subscription does.
    public static func pipe<each Source>(
        _ source: repeat ConcurrentObservable<each Source>,
        build: @escaping @Sendable (repeat Observable<each Source>) throws -> Observable<Element>
    ) -> Self {
        Self(trusting: .deferred { try build(repeat (each source).base) })
    }

    /// Transforms each element; an error that `transform` throws ends the sequence.
    public func map<Result>(_ transform: @escaping @Sendable (Element) throws -> Result)
        -> ConcurrentObservable<Result>
    {
        ConcurrentObservable<Result>(trusting: base.map(transform))
    }

    /// Transforms each element and drops what becomes `nil`.
    public func compactMap<Result>(_ transform: @escaping @Sendable (Element) throws -> Result?)
        -> ConcurrentObservable<Result>
    {
        ConcurrentObservable<Result>(trusting: base.compactMap(transform))
    }

    /// Lets pass the elements that satisfy a condition.
    public func filter(_ isIncluded: @escaping @Sendable (Element) throws -> Bool) -> Self {
        Self(trusting: base.filter(isIncluded))
    }

    // What `pipe` cannot do: its inner sequences are observables, and it runs again for each
    // subscription.

    /// Turns each element into a sequence and emits what all of them emit.
    public func flatMap<Result>(
        _ selector: @escaping @Sendable (Element) throws -> ConcurrentObservable<Result>
    ) -> ConcurrentObservable<Result> {
        ConcurrentObservable<Result>(trusting: base.flatMap { try selector($0).base })
    }

    /// Turns each element into a sequence and emits what the latest of them emits.
    public func flatMapLatest<Result>(
        _ selector: @escaping @Sendable (Element) throws -> ConcurrentObservable<Result>
    ) -> ConcurrentObservable<Result> {
        ConcurrentObservable<Result>(trusting: base.flatMapLatest { try selector($0).base })
    }

    /// Turns each element into a sequence and runs them one after another.
    public func concatMap<Result>(
        _ selector: @escaping @Sendable (Element) throws -> ConcurrentObservable<Result>
    ) -> ConcurrentObservable<Result> {
        ConcurrentObservable<Result>(trusting: base.concatMap { try selector($0).base })
    }

    /// Goes on with another sequence after an error.
    public func `catch`(_ handler: @escaping @Sendable (any Error) throws -> Self) -> Self {
        Self(trusting: base.catch { try handler($0).base })
    }

    /// Runs the receiver once for all who are subscribed at the same time.
    ///
    /// - `replay`: how many of the last elements a subscriber gets at once; traps if
    ///   negative.
    public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Self {
        Self(trusting: base.share(replay: replay, scope: scope))
    }
}
