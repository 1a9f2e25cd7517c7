import Synchronization

/// Starts one source after another.
///
/// In a loop rather than by recursion: a source may end before its subscription returns, and
/// retrying indefinitely must not exhaust the stack.
class RestartingRun<Element>: SubscriptionGroup {
    final let downstream: Sink<Element>
    /// The number of requested starts; the caller that requests the first one runs the loop.
    ///
    /// At most one more start is pending besides the one that the loop is running.
    private final let starts = Atomic<Int>(0)

    init(_ downstream: Sink<Element>) {
        self.downstream = downstream
        super.init()
    }

    final func start() {
        if starts.add(1, ordering: .acquiringAndReleasing).oldValue > 0 { return }
        repeat {
            if !downstream.isClosed { runNext() }
        } while starts.subtract(1, ordering: .acquiringAndReleasing).newValue > 0
    }

    /// Runs the next source.
    func runNext() {}

    /// Called when the source and its subscription have ended.
    func sourceEnded(_ error: (any Error)?) {}

    final func run(_ source: Observable<Element>) {
        let sink = RestartingSink(self)
        if replace(by: sink.subscription) { source.runRoot(sink) }
    }
}

private final class RestartingSink<Element>: PassSink<Element> {
    private let run: RestartingRun<Element>

    init(_ run: RestartingRun<Element>) {
        self.run = run
        super.init(run.downstream)
    }

    override func sourceEnded(_ error: (any Error)?) {
        subscription.dispose()
        run.sourceEnded(error)
    }
}

/// Runs one source after another: `concat` and `retry`.
private final class SequentialRun<Element>: RestartingRun<Element> {
    /// Returns the next source, or `nil` to end with the error of the previous one, if it failed.
    typealias Choice = ((any Error)?) throws -> Observable<Element>?

    private let choose: Choice
    // Written before the start is requested, read after it.
    private var error: (any Error)?

    init(_ downstream: Sink<Element>, _ choose: @escaping Choice) {
        self.choose = choose
        super.init(downstream)
    }

    override func sourceEnded(_ error: (any Error)?) {
        self.error = error
        start()
    }

    override func runNext() {
        do {
            guard let source = try choose(error) else { return downstream.end(with: error) }
            if source.isSingle {
                // A single-element source needs no subscription.
                source.emitSingle(into: downstream)
                sourceEnded(nil)
            } else {
                run(source)
            }
        } catch {
            downstream.end(with: error)
        }
    }
}

extension Observable {
    /// Emits this sequence's elements and, after it completes, those of another sequence.
    public func concat(_ second: Observable<Element>) -> Observable<Element> {
        .concat([self, second])
    }

    /// Emits the elements of several sequences, one after another.
    public static func concat(_ sources: Observable<Element>...) -> Observable<Element> {
        concat(sources)
    }

    /// Emits the elements of several sequences, one after another.
    public static func concat(_ sources: [Observable<Element>]) -> Observable<Element> {
        sequential {
            var remaining = sources[...]
            return { error in error == nil ? remaining.popFirst() : nil }
        }
    }

    /// Resubscribes after every error, without limit.
    public func retry() -> Observable<Element> { retry(.max) }

    /// Resubscribes after an error, a limited number of times.
    ///
    /// - Parameter maxAttemptCount: the number of attempts, including the first. The error of the
    ///   last attempt is passed on. Traps if it is negative. With 0, it completes without
    ///   subscribing.
    public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
        require(
            maxAttemptCount >= 0,
            "retry(_:) takes a count that is not negative, but got \(maxAttemptCount).")
        if maxAttemptCount == 0 { return .empty() }
        return .sequential { [self] in
            var attempts = 0
            return { error in
                if attempts > 0 && error == nil || attempts == maxAttemptCount { return nil }
                attempts += 1
                return self
            }
        }
    }

    /// - Parameter makeChoice: Called for each subscription.
    private static func sequential(_ makeChoice: @escaping () -> SequentialRun<Element>.Choice)
        -> Observable<Element>
    {
        ClosureSource { sink in
            let run = SequentialRun(sink, makeChoice())
            sink.subscription.add(run)
            run.start()
        }
    }
}
