/// What the sources of one `combineLatest` or `zip` share, independent of their types.
///
/// The sources own their arguments, the arguments own the join, and the join owns the elements to
/// combine.
@usableFromInline
final class Join {
    fileprivate let lock = RecursiveLock()
    fileprivate let sources = SubscriptionGroup()
    private let downstream: AnySink
    /// Combines the elements and emits the result.
    private let combine: () throws -> Void
    /// What the closure combines without owning it: a retain for each source would cost 10 to 15 %.
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
        _ combine: @escaping () throws -> Void
    ) {
        self.downstream = downstream
        self.storage = storage
        self.count = count
        self.combine = combine
        downstream.subscription.add(sources)
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
        do { try combine() } catch { end(error) }
    }

    fileprivate func end(_ error: (any Error)?) { downstream.end(with: error) }
}

/// One source of a join.
@usableFromInline
class JoinArgument<Element>: BoundarySink<Element> {
    final let join: Join
    /// That of the join; read from here, it isn't retained for each element.
    final let lock: RecursiveLock

    init(_ join: Join) {
        self.join = join
        lock = join.lock
        super.init()
        if !join.sources.add(subscription) { subscription.dispose() }
    }

    @usableFromInline
    final func start(_ source: Observable<Element>) {
        if !subscription.isDisposed { source.runRoot(self) }
    }

    /// Keeps an element as `keep` says, with the lock held, and combines if the join can.
    @inline(__always)
    final func receive(_ keep: (Join) -> Void) {
        if subscription.isStopped { return }
        let join = join
        lock.lock()
        keep(join)
        join.received()
        lock.unlock()
    }

    /// Called when the source has ended; the lock is held.
    func hasEnded() {}

    final override func sourceEnded(_ error: (any Error)?) {
        subscription.dispose()
        lock.lock()
        join.ended += 1
        hasEnded()
        if error != nil || join.ended == join.count { join.end(error) }
        lock.unlock()
    }
}
