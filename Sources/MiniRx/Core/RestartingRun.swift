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
        let sink = InnerSink(
            onNext: { [downstream] element in
                if !downstream.isClosed { downstream.next(element) }
            }, onEnd: sourceEnded)
        if replace(by: sink.subscription) { source.runRoot(sink) }
    }
}
