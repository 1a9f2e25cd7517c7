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
