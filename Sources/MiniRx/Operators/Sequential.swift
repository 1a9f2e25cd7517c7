import Synchronization

/// A sequence that runs one source after another: `concat` and `retry`.
final class Sequential<Element>: Observable<Element> {
    /// Chooses the next source; `nil` to end with the error of the source before, if it failed.
    typealias Choice = ((any Error)?) throws -> Observable<Element>?

    private let makeChoice: () -> Choice

    /// - Parameter makeChoice: Called for each subscription.
    init(_ makeChoice: @escaping () -> Choice) {
        self.makeChoice = makeChoice
        super.init()
    }

    override func run(_ sink: Sink<Element>) {
        let run = SequentialRun(sink, makeChoice())
        sink.subscription.add(run)
        run.sourceEnded(nil)
    }
}

/// One subscription to a `Sequential`.
///
/// A loop rather than recursion starts the sources, since a source may end before its subscription
/// returns, and retrying for ever must not exhaust the stack.
private final class SequentialRun<Element>: SubscriptionGroup {
    let downstream: Sink<Element>
    private let choose: Sequential<Element>.Choice
    /// How many ends wait to be followed by a source: who adds the first runs the loop.
    ///
    /// There is never more than one besides the one that the loop follows.
    private let ends = Atomic<Int>(0)
    // Written before the end is counted, read after.
    private var error: (any Error)?

    init(_ downstream: Sink<Element>, _ choose: @escaping Sequential<Element>.Choice) {
        self.downstream = downstream
        self.choose = choose
        super.init()
    }

    func sourceEnded(_ error: (any Error)?) {
        self.error = error
        if ends.add(1, ordering: .acquiringAndReleasing).oldValue > 0 { return }
        repeat {
            runNext()
        } while ends.subtract(1, ordering: .acquiringAndReleasing).newValue > 0
    }

    private func runNext() {
        if downstream.isClosed { return }
        do {
            guard let source = try choose(error) else {
                downstream.end(with: error)
                return
            }
            if source.isSingle {
                // It needs no subscription.
                source.emitSingle(into: downstream)
                sourceEnded(nil)
                return
            }
            let sink = SequentialSink(self)
            if replace(by: sink.subscription) { source.runRoot(sink) }
        } catch {
            downstream.end(with: error)
        }
    }
}

private final class SequentialSink<Element>: PassSink<Element> {
    private let run: SequentialRun<Element>

    init(_ run: SequentialRun<Element>) {
        self.run = run
        super.init(run.downstream)
    }

    override func sourceEnded(_ error: (any Error)?) {
        subscription.dispose()
        run.sourceEnded(error)
    }
}

extension Observable {
    /// Emits the receiver's elements, then, once it has completed, those of another sequence.
    public func concat(_ second: Observable<Element>) -> Observable<Element> {
        .concat([self, second])
    }

    /// Emits the elements of some sequences, one after another.
    public static func concat(_ sources: Observable<Element>...) -> Observable<Element> {
        concat(sources)
    }

    /// Emits the elements of some sequences, one after another.
    public static func concat(_ sources: [Observable<Element>]) -> Observable<Element> {
        Sequential {
            var remaining = sources[...]
            return { error in error == nil ? remaining.popFirst() : nil }
        }
    }

    /// Subscribes again after every error, for ever.
    public func retry() -> Observable<Element> { retry(.max) }

    /// Subscribes again after an error.
    ///
    /// - Parameter maxAttemptCount: attempts in all, the first included; the error of the last one
    ///   passes on. Traps if negative; with 0 it completes without subscribing.
    public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
        require(
            maxAttemptCount >= 0,
            "retry(_:) takes a count that is not negative, but got \(maxAttemptCount).")
        if maxAttemptCount == 0 { return .empty() }
        return Sequential { [self] in
            var attempts = 0
            return { error in
                if attempts > 0 && error == nil || attempts == maxAttemptCount { return nil }
                attempts += 1
                return self
            }
        }
    }
}
