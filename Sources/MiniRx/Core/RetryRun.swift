import Synchronization

/// Starts the source again after each error that a trigger follows.
///
/// In a loop rather than by recursion: a source may end before its subscription returns, and
/// retrying indefinitely must not exhaust the stack.
final class RetryRun<Element>: SubscriptionGroup {
    let errors = PublishSubject<any Error>()
    private let downstream: Sink<Element>
    private let source: Observable<Element>
    /// The number of requested starts; the caller that requests the first one runs the loop.
    ///
    /// At most one more start is pending besides the one that the loop is running.
    private let starts = Atomic<Int>(0)
    private let state = Atomic<Int>(0)
    /// Written before the bit `ended` is set.
    private var triggerError: (any Error)?

    /// The source has failed, and the next trigger restarts it.
    private static var waiting: Int { 1 }
    private static var ended: Int { 2 }
    /// The triggers are being told the error; what they do in response is looked at after that.
    private static var telling: Int { 4 }

    init(_ downstream: Sink<Element>, _ source: Observable<Element>) {
        self.downstream = downstream
        self.source = source
        super.init()
    }

    func start() {
        if starts.add(1, ordering: .acquiringAndReleasing).oldValue > 0 { return }
        repeat {
            let sink = PassSink(downstream) { [self] pass, error in
                remove(pass.subscription)
                pass.subscription.dispose()
                sourceEnded(error)
            }
            if !downstream.isClosed, add(sink.subscription) { source.runRoot(sink) }
        } while starts.subtract(1, ordering: .acquiringAndReleasing).newValue > 0
    }

    private func sourceEnded(_ error: (any Error)?) {
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
