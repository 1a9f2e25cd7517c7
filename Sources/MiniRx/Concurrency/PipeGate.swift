import Synchronization

/// Serialises one subscription of a pipe: its closures, which are plain, run one at a time.
///
/// The lock is held while the pipe is built and subscribed, while an event of a source passes through
/// it, and while it is disposed. Disposal never waits, since the thread inside may wait for the one
/// that disposes: the last thread to leave disposes.
final class PipeGate<Element>: Resource {
    private let lock = RecursiveLock()
    /// The number of threads inside or about to enter, times 2, plus 1 once it is disposed.
    private let word = Atomic<Int>(0)
    private let exit: PassSink<Element>
    private let chain: Subscription

    init(_ downstream: Sink<Element>) {
        exit = PassSink(downstream)
        chain = exit.subscription
        super.init()
        downstream.subscription.add(self)
    }

    /// Builds the pipe and subscribes to it.
    func open(_ build: () throws -> Observable<Element>) {
        enter {
            do {
                try build().run(exit)
            } catch {
                exit.finish(error)
            }
        }
    }

    /// Returns a sequence whose events pass through the gate.
    func guarding<Input>(_ source: Observable<Input>) -> Observable<Input> {
        Lift(source) { GuardedSink($0, self.enter) }
    }

    func enter(_ body: () -> Void) {
        // A source emits while it is subscribed, or in response.
        if lock.isHeld { return body() }
        word.add(2, ordering: .acquiringAndReleasing)
        lock.lock()
        // Sequences that begin inside end their turns inside.
        if !chain.isStopped { Trampoline.enter(body) }
        lock.unlock()
        leave()
    }

    override func cancel() {
        // A closure of the pipe, or what it calls, disposes: at once, as in any chain.
        if lock.isHeld { return chain.dispose() }
        _ = chain.stop()
        word.add(2, ordering: .acquiringAndReleasing)
        word.bitwiseOr(1, ordering: .acquiringAndReleasing)
        leave()
    }

    private func leave() {
        guard word.subtract(2, ordering: .acquiringAndReleasing).newValue == 1 else { return }
        chain.dispose()
    }
}

/// The place where a source of a pipe enters it.
private final class GuardedSink<Element>: Stage<Element, Element> {
    private let enter: (() -> Void) -> Void

    init(_ downstream: Sink<Element>, _ enter: @escaping (() -> Void) -> Void) {
        self.enter = enter
        super.init(downstream)
    }

    override func next(_ element: Element) { enter { downstream.next(element) } }

    override func sourceEnded(_ error: (any Error)?) { enter { downstream.finish(error) } }
}
