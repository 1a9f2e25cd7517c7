// Unavailable overloads whose messages say what to use instead: a background scheduler's work is
// `@Sendable`, so the operators of `Observable`, whose closures are plain, cannot use one.

extension Observable {
    /// Unavailable; see the message.
    @available(*, unavailable, message: "use observe(on:), then pipe(on:)")
    public func delay(_ dueTime: Duration, scheduler: some ConcurrentScheduler)
        -> Observable<Element>
    { fatalError() }

    /// Unavailable; see the message.
    @available(*, unavailable, message: "use observe(on:), then pipe(on:)")
    public func debounce(_ dueTime: Duration, scheduler: some ConcurrentScheduler)
        -> Observable<Element>
    { fatalError() }

    /// Unavailable; see the message.
    @available(*, unavailable, message: "use observe(on:), then pipe(on:)")
    public func throttle(
        _ dueTime: Duration, latest: Bool = true, scheduler: some ConcurrentScheduler
    ) -> Observable<Element> { fatalError() }

    /// Unavailable; see the message.
    @available(*, unavailable, message: "use observe(on:), then pipe(on:)")
    public func timeout(_ dueTime: Duration, scheduler: some ConcurrentScheduler)
        -> Observable<Element>
    { fatalError() }

    /// Unavailable; see the message.
    @available(*, unavailable, message: "begin with ConcurrentObservable.create, from or of")
    public func subscribe(on scheduler: some ConcurrentScheduler) -> Observable<Element> {
        fatalError()
    }
}

extension Observable where Element: FixedWidthInteger {
    /// Unavailable; see the message.
    @available(*, unavailable, message: "use ConcurrentObservable.timer(_:period:scheduler:)")
    public static func timer(
        _ dueTime: Duration, period: Duration? = nil, scheduler: some ConcurrentScheduler
    ) -> Observable<Element> { fatalError() }

    /// Unavailable; see the message.
    @available(*, unavailable, message: "use ConcurrentObservable.interval(_:scheduler:)")
    public static func interval(_ period: Duration, scheduler: some ConcurrentScheduler)
        -> Observable<Element>
    { fatalError() }
}
