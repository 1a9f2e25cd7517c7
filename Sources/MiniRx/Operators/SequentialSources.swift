/// Runs one source after another: the machinery of `concat`, `catch` and `retry`.
///
/// A loop rather than recursion starts them, since a source may end before its subscription
/// returns, and retrying for ever must not exhaust the stack.
final class SequentialSources<Element>: Resource {
    /// Chooses the next source after the end of one (`nil` for the first), or says how all ends.
    typealias Choice = (_ end: SourceEnd?) throws -> SourceDecision<Element>

    private let downstream: Sink<Element>
    private let choose: Choice
    private let lock = Lock()
    // Guarded by the lock.
    private var current: Subscription?
    private var isCancelled = false
    private var pendingEnds: [SourceEnd?] = []
    private var isRunning = false

    init(_ downstream: Sink<Element>, _ choose: @escaping Choice) {
        self.downstream = downstream
        self.choose = choose
    }

    override func cancel() {
        let current = lock.withLock {
            isCancelled = true
            defer { self.current = nil }
            return self.current
        }
        current?.dispose()
    }

    func start() { advance(after: nil) }

    private func advance(after end: SourceEnd?) {
        let isRunning = lock.withLock {
            pendingEnds.append(end)
            defer { self.isRunning = true }
            return self.isRunning
        }
        if isRunning { return }
        while let end = nextEnd() {
            do {
                switch try choose(end.end) {
                case .run(let source): run(source)
                case .finish(let error): finish(error)
                }
            } catch {
                finish(error)
            }
        }
    }

    private func nextEnd() -> (end: SourceEnd?, Void)? {
        lock.withLock {
            if isCancelled || pendingEnds.isEmpty {
                isRunning = false
                return nil
            }
            return (pendingEnds.removeFirst(), ())
        }
    }

    private func run(_ source: Observable<Element>) {
        let downstream = downstream
        let sink = SideSink<Element>(
            onNext: { element in
                if !downstream.subscription.isStopped { downstream.next(element) }
            },
            onEnd: { self.advance(after: SourceEnd(error: $0)) })
        let isCancelled = lock.withLock {
            if !self.isCancelled { current = sink.subscription }
            return self.isCancelled
        }
        if !isCancelled { source.runRoot(sink) }
    }

    private func finish(_ error: (any Error)?) {
        downstream.finish(error)
        downstream.subscription.dispose()
    }
}

/// How a source ended.
struct SourceEnd {
    let error: (any Error)?
}

/// What comes next.
enum SourceDecision<Element> {
    case run(Observable<Element>)
    case finish((any Error)?)
}

/// The sequence around the machinery; `makeChoice` gives each subscription a state of its own.
final class Sequential<Element>: Observable<Element> {
    private let makeChoice: () -> SequentialSources<Element>.Choice

    init(_ makeChoice: @escaping () -> SequentialSources<Element>.Choice) {
        self.makeChoice = makeChoice
        super.init()
    }

    override func run(_ sink: Sink<Element>) {
        let sources = SequentialSources(sink, makeChoice())
        sink.subscription.add(sources)
        sources.start()
    }
}
