/// What does not compile, and says what does: a background scheduler's work is `@Sendable`, so the
/// operators of `Observable`, whose closures are plain, cannot use one.
extension Observable {
    /// Unavailable: the message says what to use.
    @available(
        *, unavailable,
        message:
            "a background scheduler needs Sendable closures: put observe(on:) before it, which gives a ConcurrentObservable, and call delay on that"
    )
    public func delay(
        _ dueTime: Duration, scheduler: some ConcurrentScheduler
    ) -> Observable<Element> { fatalError() }

    /// Unavailable: the message says what to use.
    @available(
        *, unavailable,
        message:
            "a background scheduler needs Sendable closures: put observe(on:) before it, which gives a ConcurrentObservable, and call debounce on that"
    )
    public func debounce(
        _ dueTime: Duration, scheduler: some ConcurrentScheduler
    ) -> Observable<Element> { fatalError() }

    /// Unavailable: the message says what to use.
    @available(
        *, unavailable,
        message:
            "a background scheduler needs Sendable closures: put observe(on:) before it, which gives a ConcurrentObservable, and call throttle on that"
    )
    public func throttle(
        _ dueTime: Duration, latest: Bool = true, scheduler: some ConcurrentScheduler
    ) -> Observable<Element> { fatalError() }

    /// Unavailable: the message says what to use.
    @available(
        *, unavailable,
        message:
            "a background scheduler needs Sendable closures: begin with ConcurrentObservable.create, from or of, and call subscribe(on:) on that"
    )
    public func subscribe(on scheduler: some ConcurrentScheduler) -> Observable<Element> {
        fatalError()
    }

    /// Unavailable: the message says what to use.
    @available(
        *, unavailable,
        message:
            "a background scheduler needs Sendable closures: use ConcurrentObservable.from(_:).observe(on:)"
    )
    public static func from(
        _ elements: [Element], scheduler: some ConcurrentScheduler
    ) -> Observable<Element> { fatalError() }
}

extension Observable where Element: FixedWidthInteger {
    /// Unavailable: the message says what to use.
    @available(
        *, unavailable,
        message:
            "a background scheduler needs Sendable closures: use ConcurrentObservable.timer(_:period:scheduler:)"
    )
    public static func timer(
        _ dueTime: Duration, period: Duration? = nil, scheduler: some ConcurrentScheduler
    ) -> Observable<Element> { fatalError() }

    /// Unavailable: the message says what to use.
    @available(
        *, unavailable,
        message:
            "a background scheduler needs Sendable closures: use ConcurrentObservable.interval(_:scheduler:)"
    )
    public static func interval(
        _ period: Duration, scheduler: some ConcurrentScheduler
    ) -> Observable<Element> { fatalError() }
}
