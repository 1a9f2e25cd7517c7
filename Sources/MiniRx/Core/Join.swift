/// What the sources of one `combineLatest` or `zip` share, independent of their types.
///
/// The sources own their arguments, the arguments own the join, and the join owns the elements to
/// combine.
@usableFromInline
final class Join {
    fileprivate let lock = RecursiveLock()
    private let sources = SubscriptionGroup()
    private let downstream: AnySink
    /// Combines the elements and emits the result.
    private let combine: (Join) throws -> Void
    /// What the closure combines without owning it: retains for each would cost 20 to 30 %.
    private let storage: [AnyObject]
    let count: Int
    // Guarded by the lock.
    @exclusivity(unchecked) fileprivate var ended = 0
    /// The number of sources that have an element to combine.
    @exclusivity(unchecked) var ready = 0
    /// Whether a source has ended and all its elements are combined; used by `zip`.
    @exclusivity(unchecked) var isExhausted = false

    /// - `combine`: built where the types are known, so that it is specialised.
    @usableFromInline
    init(
        _ downstream: AnySink, count: Int, keeping storage: [AnyObject] = [],
        _ combine: @escaping (Join) throws -> Void
    ) {
        self.downstream = downstream
        self.storage = storage
        self.count = count
        self.combine = combine
        downstream.subscription.add(sources)
    }

    /// Starts a source whose elements go to a slot.
    @usableFromInline
    func start<Element>(_ source: Observable<Element>, into slot: JoinSlot<Element>) {
        let argument = JoinArgument(self, slot)
        if sources.add(argument.subscription) { source.runRoot(argument) }
    }

    /// Called with an element of a source; the lock is held.
    ///
    /// Ends the result if no combination can follow, since all other sources have ended.
    @inline(__always)
    fileprivate func received() {
        if ready == count { emit() } else if ended == count - 1 { end(nil) }
    }

    @inline(never)
    private func emit() {
        if downstream.isClosed { return }
        do { try combine(self) } catch { end(error) }
    }

    fileprivate func end(_ error: (any Error)?) { downstream.end(with: error) }
}

/// Where a join keeps what one of its sources emits; guarded by the lock of the join.
@usableFromInline
class JoinSlot<Element> {
    /// Keeps an element; the join is told if the slot had none.
    func keep(_ element: Element, for join: Join) {}

    func sourceEnded(in join: Join) {}
}

private final class JoinArgument<Element>: BoundarySink<Element> {
    private let join: Join
    private let slot: JoinSlot<Element>
    /// That of the join; read from here, it isn't retained for each element.
    private let lock: RecursiveLock

    init(_ join: Join, _ slot: JoinSlot<Element>) {
        self.join = join
        self.slot = slot
        lock = join.lock
        super.init()
    }

    override func next(_ element: Element) {
        if subscription.isStopped { return }
        let join = join
        lock.lock()
        slot.keep(element, for: join)
        join.received()
        lock.unlock()
    }

    override func sourceEnded(_ error: (any Error)?) {
        subscription.dispose()
        lock.lock()
        join.ended += 1
        slot.sourceEnded(in: join)
        if error != nil || join.ended == join.count { join.end(error) }
        lock.unlock()
    }
}
