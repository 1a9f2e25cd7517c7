import Synchronization

extension Observable {
    /// Resubscribes after an error when another sequence emits.
    ///
    /// - Parameter handler: called for each subscription with the errors of this sequence. After an
    ///   error, the next element of the returned sequence resubscribes, and its end ends the result.
    ///   While this sequence runs, neither has an effect.
    public func retry<Trigger>(
        when handler: @escaping (Observable<any Error>) throws -> Observable<Trigger>
    ) -> Observable<Element> {
        ClosureSource { [self] sink in
            let run = RetryRun(sink, self)
            sink.subscription.add(run)
            do {
                let triggers = try handler(run.errors)
                let trigger = InnerSink<Trigger>(
                    onNext: { _ in run.trigger() }, onEnd: run.endTriggers)
                trigger.attach(to: sink)
                triggers.runRoot(trigger)
                run.start()
            } catch {
                sink.finish(error)
            }
        }
    }

    /// Resubscribes after an error, with increasing delays.
    ///
    /// - `maxAttemptCount`: the number of attempts, including the first. The error of the last
    ///   attempt is passed on. Traps if it isn't positive.
    /// - `backoff`: the delay before each retry.
    /// - `shouldRetry`: returns whether to retry after an error; other errors are passed on.
    public func retry(
        _ maxAttemptCount: Int, backoff: Backoff, scheduler: any Scheduler,
        shouldRetry: @escaping (any Error) -> Bool = { _ in true }
    ) -> Observable<Element> {
        require(
            maxAttemptCount > 0,
            "retry(_:backoff:) takes a count above 0, but got \(maxAttemptCount).")
        return retry { errors in
            errors.enumerated().concatMap { index, error -> Observable<Int> in
                if index + 1 >= maxAttemptCount || !shouldRetry(error) { throw error }
                return .timer(backoff.delay(beforeRetry: index + 1), scheduler: scheduler)
            }
        }
    }
}

/// Delays before retries that increase each time, with jitter so that clients don't retry in
/// unison.
public struct Backoff: Sendable {
    private let initial: Duration
    private let multiplier: Double
    private let maximum: Duration
    private let jitter: Double

    /// Creates a backoff.
    ///
    /// - Parameters:
    ///   - initial: the delay before the first retry. Traps if it is negative.
    ///   - multiplier: the factor between consecutive delays. Traps if it is below 1.
    ///   - maximum: the longest delay, without jitter.
    ///   - jitter: the fraction by which a delay varies at random. Traps outside 0...1.
    public init(
        _ initial: Duration, multiplier: Double = 2, maximum: Duration = .seconds(60),
        jitter: Double = 0
    ) {
        checkTime(initial, "Backoff")
        require(multiplier >= 1, "Backoff(multiplier:) takes 1 or more, but got \(multiplier).")
        require(
            (0...1).contains(jitter),
            "Backoff(jitter:) takes a fraction from 0 to 1, but got \(jitter).")
        self.initial = initial
        self.multiplier = multiplier
        self.maximum = maximum
        self.jitter = jitter
    }

    /// Returns the delay before a retry, counted from 1.
    public func delay(beforeRetry retry: Int) -> Duration {
        var random = SystemRandomNumberGenerator()
        return delay(beforeRetry: retry, using: &random)
    }

    package func delay(
        beforeRetry retry: Int, using random: inout some RandomNumberGenerator
    ) -> Duration {
        var delay = initial
        var step = 1
        while step < retry, multiplier > 1, delay > .zero, delay < maximum {
            delay = delay * multiplier
            step += 1
        }
        return min(delay, maximum) * (1 + jitter * Double.random(in: -1...1, using: &random))
    }
}

private final class RetryRun<Element>: RestartingRun<Element> {
    let errors = PublishSubject<any Error>()
    private let source: Observable<Element>
    private let state = Atomic<Int>(0)
    /// Written before the bit `ended` is set.
    private var triggerError: (any Error)?

    /// The source has failed, and the next trigger restarts it.
    private static var waiting: Int { 1 }
    /// The triggers have ended.
    private static var ended: Int { 2 }
    /// The triggers are being told the error; what they do in response is looked at after that.
    private static var telling: Int { 4 }

    init(_ downstream: Sink<Element>, _ source: Observable<Element>) {
        self.source = source
        super.init(downstream)
    }

    override func runNext() { run(source) }

    override func sourceEnded(_ error: (any Error)?) {
        guard let error else { return downstream.end(with: nil) }
        let old = state.bitwiseOr(
            Self.waiting | Self.telling, ordering: .acquiringAndReleasing
        ).oldValue
        if old & Self.ended == 0 { errors.onNext(error) }
        let new = state.bitwiseAnd(~Self.telling, ordering: .acquiringAndReleasing).newValue
        if new & Self.ended != 0 {
            downstream.end(with: triggerError)
        } else if new & Self.waiting == 0 {
            start()
        }
    }

    func trigger() {
        let old = state.bitwiseAnd(~Self.waiting, ordering: .acquiringAndReleasing).oldValue
        if old & (Self.waiting | Self.telling) == Self.waiting { start() }
    }

    func endTriggers(_ error: (any Error)?) {
        triggerError = error
        let old = state.bitwiseOr(Self.ended, ordering: .acquiringAndReleasing).oldValue
        if old & (Self.waiting | Self.telling) == Self.waiting { downstream.end(with: error) }
    }
}
