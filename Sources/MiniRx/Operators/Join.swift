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
    /// The downstream's subscription, which the state's own downstream keeps alive.
    unowned(unsafe) final let subscription: Subscription
    // Guarded by the gate.
    private final var arguments: [Subscription] = []
    @exclusivity(unchecked) final var count = 0
    @exclusivity(unchecked) final var ended = 0
    /// How many sources have something to combine.
    @exclusivity(unchecked) final var ready = 0

    init(_ subscription: Subscription) {
        self.subscription = subscription
    }

    /// Enters a source; before anything runs.
    final func add(_ argument: Subscription) {
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
        for argument in arguments { argument.dispose() }
        release()
    }

    /// Every source has something to combine; the gate is held.
    func sourceEmitted() {}

    /// Breaks the cycle with the arguments.
    func release() {}

    /// Ends the whole; the gate is held.
    func end(_ error: (any Error)?) {}

    /// A source has ended; the gate is held.
    final func sourceEnded(_ error: (any Error)?) {
        ended += 1
        if error != nil || ended == count { end(error) }
    }
}

/// The part of the shared state that knows what comes out.
@usableFromInline
final class JoinState<Element>: JoinBase {
    /// Asked when every source has something to combine.
    @usableFromInline @exclusivity(unchecked) var combine: () throws -> Element
    private let downstream: Sink<Element>

    @usableFromInline
    init(_ downstream: Sink<Element>) {
        self.downstream = downstream
        combine = Self.nothing
        super.init(downstream.subscription)
    }

    /// Combines and emits; the gate is held.
    override func sourceEmitted() {
        if subscription.isStopped { return }
        do {
            downstream.next(try combine())
        } catch {
            end(error)
        }
    }

    override func end(_ error: (any Error)?) {
        if subscription.isStopped { return }
        downstream.finish(error)
        subscription.dispose()
    }

    override func release() {
        gate.lock()
        let combine = combine
        self.combine = Self.nothing
        gate.unlock()
        // Freed outside the gate: captures may run code.
        withExtendedLifetime(combine) {}
    }

    private static func nothing() -> Element {
        fatalError("A sequence was combined after its end.")
    }
}
