import Synchronization

/// A sequence that runs one source after another: `concat`, `catch` and `retry`.
class Sequential<Element>: Observable<Element> {
    /// What chooses the sources of one subscription.
    func makeRun(_ sink: Sink<Element>) -> SequentialRun<Element> {
        fatalError("\(type(of: self)) does not say what it runs.")
    }

    final override func run(_ sink: Sink<Element>) {
        let run = makeRun(sink)
        sink.subscription.add(run)
        run.sourceEnded(nil)
    }
}

/// One subscription to a `Sequential`.
///
/// A loop rather than recursion starts the sources, since a source may end before its subscription
/// returns, and retrying for ever must not exhaust the stack.
class SequentialRun<Element>: LatestSubscription {
    fileprivate final let downstream: Sink<Element>
    /// How many ends wait to be followed by a source: who adds the first runs the loop.
    ///
    /// There is never more than one besides the one that the loop follows.
    private final let ends = Atomic<Int>(0)
    // Written before the end is counted, read after.
    private final var error: (any Error)?

    init(_ downstream: Sink<Element>) {
        self.downstream = downstream
        super.init()
    }

    /// Chooses the next source, `nil` to end with `error`: that of the source before, if it failed.
    func next(after error: (any Error)?) throws -> Observable<Element>? { nil }

    fileprivate final func sourceEnded(_ error: (any Error)?) {
        self.error = error
        if ends.add(1, ordering: .acquiringAndReleasing).oldValue > 0 { return }
        repeat {
            runNext()
        } while ends.subtract(1, ordering: .acquiringAndReleasing).newValue > 0
    }

    private func runNext() {
        if downstream.isClosed { return }
        let error = error
        do {
            guard let source = try next(after: error) else {
                finish(error)
                return
            }
            if source.isSingle {
                // It needs no subscription.
                source.emitSingle(into: downstream)
                sourceEnded(nil)
                return
            }
            let sink = SequentialSink(self)
            replace(by: sink.subscription)
            if !sink.subscription.isDisposed { source.runRoot(sink) }
        } catch {
            finish(error)
        }
    }

    private func finish(_ error: (any Error)?) {
        downstream.end(with: error)
    }
}

private final class SequentialSink<Element>: BoundarySink<Element> {
    private let run: SequentialRun<Element>
    private let downstream: Sink<Element>

    init(_ run: SequentialRun<Element>) {
        self.run = run
        downstream = run.downstream
        super.init()
    }

    override func next(_ element: Element) {
        if !subscription.isStopped { downstream.next(element) }
    }

    override func sourceEnded(_ error: (any Error)?) {
        subscription.dispose()
        run.sourceEnded(error)
    }
}
