/// The sequence of `combineLatest` and `zip`: `start` sets up their state and subscribes.
@usableFromInline
final class Join<Element>: Observable<Element> {
    private let start: (Sink<Element>) -> Void

    @usableFromInline
    init(_ start: @escaping (Sink<Element>) -> Void) {
        self.start = start
        super.init()
    }

    override func run(_ sink: Sink<Element>) { start(sink) }
}

/// What the sources of one `combineLatest` or `zip` share, whatever their types.
@usableFromInline
class JoinBase: Resource {
    final let gate = Gate()
    /// The downstream's subscription, which the downstream keeps alive, and it this.
    unowned(unsafe) final let subscription: Subscription
    // Guarded by the gate.
    private final var arguments: [any JoinArgument] = []
    @exclusivity(unchecked) final var count = 0
    @exclusivity(unchecked) final var ended = 0
    /// How many sources were freed without an end.
    @exclusivity(unchecked) private final var freed = 0
    /// How many sources have emitted; for `combineLatest`, whose sources then stay ready.
    @exclusivity(unchecked) final var ready = 0

    init(_ subscription: Subscription) {
        self.subscription = subscription
    }

    /// Enters a source, before anything runs, and keeps it: what is combined reads its memory.
    final func add(_ argument: any JoinArgument) {
        arguments.append(argument)
        count += 1
    }

    /// Ends the sources together with the downstream.
    @usableFromInline
    final func attach() { subscription.add(self) }

    override func cancel() {
        gate.lock()
        let arguments = arguments
        self.arguments = []
        gate.unlock()
        for argument in arguments { argument.leave() }
    }

    /// Every source has something to combine; the gate is held.
    func sourceEmitted() {}

    /// Ends the whole; the gate is held.
    func end(_ error: (any Error)?) {}

    /// Whether every source has an element waiting; for `zip`, whose sources run out again.
    final var areAllReady: Bool { arguments.allSatisfy(\.isReady) }

    /// A source has ended; the gate is held.
    final func sourceEnded(_ error: (any Error)?) {
        ended += 1
        if error != nil || ended == count { end(error) }
        disposeIfNothingIsLeft()
    }

    /// A source was freed without an end.
    final func sourceWasFreed() {
        gate.lock()
        freed += 1
        disposeIfNothingIsLeft()
        gate.unlock()
    }

    /// Ends the subscription when no source can call any more; the gate is held.
    private final func disposeIfNothingIsLeft() {
        if freed > 0 && freed + ended == count { subscription.dispose() }
    }
}

/// A source of a join, whatever its type.
@usableFromInline
protocol JoinArgument: AnyObject {
    /// Leaves the source.
    func leave()
    /// Whether an element waits to be combined.
    var isReady: Bool { get }
}

/// The part of the shared state that knows what comes out.
@usableFromInline
class JoinState<Element>: JoinBase {
    private final let downstream: Sink<Element>

    init(_ downstream: Sink<Element>) {
        self.downstream = downstream
        super.init(downstream.subscription)
    }

    /// Asked when every source has something to combine.
    func combine() throws -> Element { fatalError("\(type(of: self)) does not combine.") }

    final override func sourceEmitted() {
        if subscription.isStopped { return }
        do {
            downstream.next(try combine())
        } catch {
            end(error)
        }
    }

    final override func end(_ error: (any Error)?) {
        if subscription.isStopped { return }
        downstream.finish(error)
        subscription.dispose()
    }
}

/// The state that combines by a closure, which is built where the types are known.
@usableFromInline
final class ClosureJoinState<Element>: JoinState<Element> {
    private let combination: () throws -> Element

    @usableFromInline
    init(_ downstream: Sink<Element>, _ combination: @escaping () throws -> Element) {
        self.combination = combination
        super.init(downstream)
    }

    override func combine() throws -> Element { try combination() }
}
