extension ConcurrentObservable {
    /// Applies any operators of `Observable`, once per subscription.
    ///
    /// The closure's captures are Sendable; state that it declares belongs to the subscription, in
    /// which one closure runs at a time, whatever the threads of the sources.
    ///
    /// - Parameter build: receives the sequence as an observable. Runs where the subscription runs.
    public func pipe<Result>(
        _ build: @escaping @Sendable (Observable<Element>) throws -> Observable<Result>
    ) -> ConcurrentObservable<Result> {
        .pipe(self, build: build)
    }

    /// Applies any operators of `Observable`, also those with a scheduler, once per subscription.
    ///
    /// ```swift
    /// let settled = names.pipe(on: background) { $0.debounce(.seconds(1), scheduler: $1) }
    /// ```
    ///
    /// - Parameters:
    ///   - scheduler: runs timers, one at a time with the other closures.
    ///   - build: receives the sequence and the scheduler for its operators.
    public func pipe<Result>(
        on scheduler: some ConcurrentScheduler,
        _ build:
            @escaping @Sendable (Observable<Element>, any Scheduler) throws
            -> Observable<Result>
    ) -> ConcurrentObservable<Result> {
        ConcurrentObservable<Result>(
            trusting: ClosureSource { sink in
                let gate = PipeGate(sink)
                let bridge = PipeScheduler(scheduler, enter: gate.enter)
                gate.open { try build(gate.guarding(base), bridge) }
            })
    }

    /// Combines several sequences with any operators of `Observable`, once per subscription.
    ///
    /// ```swift
    /// let pairs = ConcurrentObservable.pipe(names, ages) { .zip($0, $1) { "\($0): \($1)" } }
    /// ```
    ///
    /// - `build`: receives the sequences as observables. Runs where the subscription runs.
    public static func pipe<each Source>(
        _ source: repeat ConcurrentObservable<each Source>,
        build: @escaping @Sendable (repeat Observable<each Source>) throws -> Observable<Element>
    ) -> Self {
        Self(
            trusting: ClosureSource { sink in
                let gate = PipeGate(sink)
                gate.open { try build(repeat gate.guarding((each source).base)) }
            })
    }

    /// Transforms each element; an error that `transform` throws ends the sequence.
    public func map<Result>(_ transform: @escaping @Sendable (Element) throws -> Result)
        -> ConcurrentObservable<Result>
    {
        ConcurrentObservable<Result>(trusting: base.map(transform))
    }

    /// Transforms each element and drops `nil` results.
    public func compactMap<Result>(_ transform: @escaping @Sendable (Element) throws -> Result?)
        -> ConcurrentObservable<Result>
    {
        ConcurrentObservable<Result>(trusting: base.compactMap(transform))
    }

    /// Emits only the elements that satisfy a condition.
    public func filter(_ isIncluded: @escaping @Sendable (Element) throws -> Bool) -> Self {
        Self(trusting: base.filter(isIncluded))
    }

    // Operators that `pipe` cannot express: its inner sequences are observables, and it runs once
    // per subscription.

    /// Maps each element to a sequence and emits the elements of all of them.
    public func flatMap<Result>(
        _ selector: @escaping @Sendable (Element) throws -> ConcurrentObservable<Result>
    ) -> ConcurrentObservable<Result> {
        ConcurrentObservable<Result>(trusting: base.flatMap { try selector($0).base })
    }

    /// Maps each element to a sequence and emits the elements of the latest one only.
    public func flatMapLatest<Result>(
        _ selector: @escaping @Sendable (Element) throws -> ConcurrentObservable<Result>
    ) -> ConcurrentObservable<Result> {
        ConcurrentObservable<Result>(trusting: base.flatMapLatest { try selector($0).base })
    }

    /// Maps each element to a sequence and runs the sequences one after another.
    public func concatMap<Result>(
        _ selector: @escaping @Sendable (Element) throws -> ConcurrentObservable<Result>
    ) -> ConcurrentObservable<Result> {
        ConcurrentObservable<Result>(trusting: base.concatMap { try selector($0).base })
    }

    /// Continues with another sequence after an error.
    public func `catch`(_ handler: @escaping @Sendable (any Error) throws -> Self) -> Self {
        Self(trusting: base.catch { try handler($0).base })
    }

    /// Shares one subscription to this sequence among all subscribers.
    ///
    /// - `replay`: the number of last elements that a new subscriber is told; traps if negative.
    public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Self {
        Self(trusting: base.share(replay: replay, scope: scope))
    }
}
