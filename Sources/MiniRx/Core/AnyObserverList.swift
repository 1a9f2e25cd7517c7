import Synchronization
import TableauPlatform

/// The observers of a subject, in order of subscription, and the end of its sequence.
///
/// An emission claims the list with one compare-and-swap and walks a snapshot, without retains or
/// releases whatever the number of observers. The snapshot does not change during the walk: changes
/// go to `entered`, under the lock, and mark the snapshot stale.
///
/// What an observer emits in response waits until all observers have the element that it responds
/// to, so that they all see one order. An emission on another thread doesn't wait: it walks a
/// retained copy.
class AnyObserverList {
    /// Guards the structure, and the replay state of subclasses: reading that state and entering a
    /// sink is one step.
    final let lock = Lock()
    /// The thread that holds the claim, or 0.
    private let emitter = Atomic<UInt>(0)
    /// Whether the snapshot differs from `entered`, or a response waits: one load per emission.
    private let isStale = Atomic<Bool>(false)
    private let endFlag = Atomic<Bool>(false)
    /// A copy of `entered` without gaps, or empty; accessed only by the holder of the claim.
    ///
    /// Not `[Sink<Element>]`, which would need a metadata lookup at run time.
    @exclusivity(unchecked) final var walked: ContiguousArray<AnySink?> = []
    // The rest is guarded by the lock.
    /// The sinks, with gaps where some have left, so that leaving needs neither search nor moves.
    @exclusivity(unchecked) private(set) final var entered: ContiguousArray<AnySink?> = []
    private final var gaps = 0
    /// Whether there may be a snapshot.
    private final var isShared = false
    /// Whether the end waits for the element that it responds to.
    private final var isEndWaiting = false
    private(set) final var error: (any Error)?

    /// Whether there are any sinks.
    final var hasSinks: Bool { lock.withLock { entered.count > gaps } }

    /// Whether the sequence accepts nothing more: one load per element.
    @inline(__always)
    final var hasEnded: Bool { endFlag.load(ordering: .acquiring) }

    // MARK: Entering and leaving

    /// Enters a sink, or sends it the end, then releases the lock, which the caller holds.
    ///
    /// - Returns: Whether it was entered.
    @discardableResult
    final func enterLocked(_ sink: AnySink) -> Bool {
        if hasEnded && !isEndWaiting {
            let error = error
            lock.unlock()
            sink.finish(error)
            return false
        }
        let subscription = sink.subscription
        subscription.observerList = self
        subscription.observerPlace = entered.count
        entered.append(sink)
        isStale.store(true, ordering: .releasing)
        lock.unlock()
        subscription.didEnter()
        return true
    }

    final func remove(_ subscription: Subscription) {
        lock.lock()
        let place = subscription.observerPlace
        guard place < entered.count, let sink = entered[place], sink.subscription === subscription
        else { return lock.unlock() }
        let old = isShared ? dropSnapshotLocked() : nil
        entered[place] = nil
        gaps += 1
        while let last = entered.last, last == nil {
            entered.removeLast()
            gaps -= 1
        }
        if gaps > entered.count / 2 { compactLocked() }
        isStale.store(true, ordering: .releasing)
        let isWalked = isShared
        lock.unlock()
        // The emission may have ended meanwhile on its thread, without noticing the stale snapshot.
        if isWalked { dropStale() }
        // The last reference is released here, outside the lock: freeing captures may run code.
        withExtendedLifetime((old, sink)) {}
    }

    /// Closes the gaps; after half of the sinks have left, so that each costs a constant time.
    private func compactLocked() {
        if gaps == 0 { return }
        entered.removeAll { $0 == nil }
        for place in entered.indices { entered[place]?.subscription.observerPlace = place }
        gaps = 0
    }

    /// Releases the snapshot unless an emission walks it, so that `entered` is changed in place.
    ///
    /// - Returns: The snapshot if it differs from `entered`, to be freed outside the lock.
    @inline(never)
    private func dropSnapshotLocked() -> ContiguousArray<AnySink?>? {
        guard claim() else { return nil }
        let old = isStale.load(ordering: .relaxed) ? walked : nil
        walked = []
        isShared = false
        // Before the claim is released: an emission must not take the empty snapshot for a new one.
        isStale.store(true, ordering: .relaxed)
        releaseClaim()
        return old
    }

    /// Ends the sequence; ignored after the first end.
    ///
    /// - `noted`: called before any observer is notified.
    final func finish(_ error: (any Error)?, noted: () -> Void = {}) {
        lock.lock()
        let isFirst = !hasEnded
        if isFirst {
            self.error = error
            isEndWaiting = isEmitting
            if isEndWaiting { noteResponse() }
            endFlag.store(true, ordering: .releasing)
        }
        let waits = isEndWaiting
        lock.unlock()
        guard isFirst else { return }
        noted()
        if !waits { sendEnd() }
    }

    private func sendEnd() {
        for case let sink? in removeAll() { sink.finish(error) }
    }

    /// Frees the chains entered here, when the owner is gone and nothing can be emitted.
    final func freeSinks() { _ = removeAll() }

    private func removeAll() -> ContiguousArray<AnySink?> {
        lock.lock()
        let all = entered
        entered = []
        gaps = 0
        isStale.store(true, ordering: .releasing)
        lock.unlock()
        dropStale()
        return all
    }

    // MARK: Emission

    /// Claims the list for an emission, unless one is in progress.
    @inline(__always)
    final func claim() -> Bool {
        emitter.compareExchange(
            expected: 0, desired: CurrentThread.identity, ordering: .acquiringAndReleasing
        ).exchanged
    }

    @inline(__always)
    private final func releaseClaim() { emitter.store(0, ordering: .releasing) }

    /// Whether the emission in progress is this thread's, so that the caller responds to it.
    ///
    /// Only this thread stores its own identity, so a relaxed load suffices.
    final var isEmitting: Bool { emitter.load(ordering: .relaxed) == CurrentThread.identity }

    /// Called by the thread that holds the claim.
    final func noteResponse() { isStale.store(true, ordering: .relaxed) }

    @inline(__always)
    final func refreshIfStale() {
        if isStale.load(ordering: .relaxed) { refresh() }
    }

    @inline(never)
    private func refresh() {
        lock.lock()
        let old = refreshLocked()
        lock.unlock()
        withExtendedLifetime(old) {}
    }

    /// - Returns: The old snapshot, to be freed outside the lock.
    final func refreshLocked() -> ContiguousArray<AnySink?> {
        guard isStale.load(ordering: .relaxed) else { return [] }
        compactLocked()
        let old = walked
        walked = entered
        isShared = true
        isStale.store(false, ordering: .relaxed)
        return old
    }

    /// Releases the claim, after the responses to the emission.
    ///
    /// Releasing order: the next claimant may free the snapshot, which must come after every load
    /// of the walk. The load may run before a removal by another thread, whose sink the next
    /// emission or removal then frees, later but never too early. Ordering the two needs a full
    /// barrier, which makes an emission to one observer 66 % slower. On a single thread nothing is
    /// missed.
    @inline(__always)
    final func endEmission() {
        if isStale.load(ordering: .relaxed) { endStaleEmission() } else { releaseClaim() }
    }

    @inline(never)
    private func endStaleEmission() {
        emitResponses()
        lock.lock()
        let ends = isEndWaiting
        isEndWaiting = false
        lock.unlock()
        let old = dropWalked()
        withExtendedLifetime(old) {}
        if ends { sendEnd() }
    }

    /// Emits the elements that wait; the claim is held.
    func emitResponses() {}

    /// Frees sinks that only the snapshot retains, unless an emission walks it and frees them
    /// later.
    @inline(never)
    private func dropStale() {
        guard claim() else { return }
        let old = dropWalked()
        withExtendedLifetime(old) {}
    }

    /// Releases the claim and the snapshot; the next emission takes a new one.
    private func dropWalked() -> ContiguousArray<AnySink?> {
        let old = walked
        walked = []
        isStale.store(true, ordering: .relaxed)
        releaseClaim()
        return old
    }
}
