/// What the sources of one `combineLatest` or `zip` share, whatever their types.
@usableFromInline
class JoinBase {
    final let lock = RecursiveLock()
    final let sources = SubscriptionGroup()
    // Guarded by the lock.
    @exclusivity(unchecked) final var count = 0
    @exclusivity(unchecked) final var ended = 0
    /// How many sources have an element to combine.
    @exclusivity(unchecked) final var ready = 0
    /// Whether a source has ended and all its elements were combined; for `zip`.
    @exclusivity(unchecked) final var isExhausted = false

    private final var kept: Kept?

    /// Keeps what the combination reads without owning it.
    @usableFromInline
    final func keep(_ object: Kept) {
        object.others = kept
        kept = object
    }

    /// Combines and emits: every source has an element; the lock is held.
    func emit() {}

    /// Ends the whole; the lock is held.
    func end(_ error: (any Error)?) {}
}

/// One source of a join.
///
/// What is combined stays with the join: the source owns this.
@usableFromInline
class JoinArgument<Element>: BoundarySink<Element> {
    final let join: JoinBase

    init(_ join: JoinBase) {
        self.join = join
        super.init()
        join.count += 1
        _ = join.sources.add(subscription)
    }

    @usableFromInline
    final func start(_ source: Observable<Element>) {
        if !subscription.isDisposed { source.runRoot(self) }
    }

    /// Nothing more comes from this source.
    func hasEnded() {}

    final override func sourceEnded(_ error: (any Error)?) {
        subscription.dispose()
        join.lock.lock()
        join.ended += 1
        if error != nil || join.ended == join.count { join.end(error) } else { hasEnded() }
        join.lock.unlock()
    }
}

/// The state that knows what comes out.
@usableFromInline
class JoinState<Element>: JoinBase {
    private final let downstream: Sink<Element>

    init(_ downstream: Sink<Element>) {
        self.downstream = downstream
        super.init()
    }

    /// Asked when every source has something to combine.
    func combine() throws -> Element { fatalError("\(type(of: self)) does not combine.") }

    /// Ends the sources together with the downstream; to be called before they start.
    @usableFromInline
    final func attach() { downstream.subscription.add(sources) }

    final override func emit() {
        if downstream.isClosed { return }
        do {
            downstream.next(try combine())
        } catch {
            end(error)
        }
    }

    final override func end(_ error: (any Error)?) { downstream.end(with: error) }
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
