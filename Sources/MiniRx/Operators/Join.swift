/// The state that the sources of one `combineLatest` or `zip` share, independent of their types.
@usableFromInline
class JoinBase {
    final let lock = RecursiveLock()
    final let sources = SubscriptionGroup()
    // Guarded by the lock.
    final var count = 0
    final var ended = 0
    /// The number of sources that have an element to combine.
    final var ready = 0
    /// Whether a source has ended and all its elements are combined; used by `zip`.
    final var isExhausted = false

    private final var kept: Kept?

    /// Keeps alive an object that the combination reads without owning it.
    @usableFromInline
    final func keep(_ object: Kept) {
        object.others = kept
        kept = object
    }

    /// Combines and emits.
    ///
    /// Every source has an element, and the lock is held.
    func emit() {}

    /// Ends the result; the lock is held.
    func end(_ error: (any Error)?) {}
}

/// One source of a join.
///
/// The join owns the elements to combine, and the source owns this object.
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

    /// Called when the source has ended.
    func hasEnded() {}

    final override func sourceEnded(_ error: (any Error)?) {
        subscription.dispose()
        join.lock.lock()
        join.ended += 1
        if error != nil || join.ended == join.count { join.end(error) } else { hasEnded() }
        join.lock.unlock()
    }
}

/// A join state with a known output type.
@usableFromInline
class JoinState<Element>: JoinBase {
    private final let downstream: Sink<Element>

    init(_ downstream: Sink<Element>) {
        self.downstream = downstream
        super.init()
    }

    /// Combines the elements; called when every source has one.
    func combine() throws -> Element { fatalError("\(Self.self) does not override combine().") }

    /// Ends the sources together with the downstream.
    ///
    /// Call it before they start.
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

/// A join state that combines with a closure, which is built where the types are known.
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
