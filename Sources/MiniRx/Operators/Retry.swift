extension Observable {
    /// Subscribes again after every error, for ever.
    public func retry() -> Observable<Element> { Retry(self, .max) }

    /// Subscribes again after an error.
    ///
    /// - Parameter maxAttemptCount: attempts in all, the first included; the error of the last one
    ///   passes on. Traps if negative; with 0 it completes without subscribing.
    public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
        require(
            maxAttemptCount >= 0,
            "retry(_:) takes a count that is not negative, but got \(maxAttemptCount).")
        return maxAttemptCount == 0 ? .empty() : Retry(self, maxAttemptCount)
    }
}

private final class Retry<Element>: Sequential<Element> {
    private let source: Observable<Element>
    private let limit: Int

    init(_ source: Observable<Element>, _ limit: Int) {
        self.source = source
        self.limit = limit
        super.init()
    }

    override func makeRun(_ sink: Sink<Element>) -> SequentialRun<Element> {
        RetryRun(sink, source, limit)
    }
}

private final class RetryRun<Element>: SequentialRun<Element> {
    private let source: Observable<Element>
    private let limit: Int
    private var attempts = 0

    init(_ downstream: Sink<Element>, _ source: Observable<Element>, _ limit: Int) {
        self.source = source
        self.limit = limit
        super.init(downstream)
    }

    override func next(after error: (any Error)?) -> Observable<Element>? {
        if attempts > 0 && error == nil || attempts == limit { return nil }
        attempts += 1
        return source
    }
}
