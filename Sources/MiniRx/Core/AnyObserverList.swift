import Dispatch
import Synchronization
import TableauPlatform

/// The observers of a subject, in order of subscription, and the end of its sequence.
///
/// An emission claims the list with one compare-and-swap and walks a snapshot, without retains or
/// releases whatever the number of observers. The snapshot does not change during the walk: changes
/// go to `entered`, under the lock, and mark the snapshot stale.
///
/// Whatever comes during an emission waits for it, in order: an element, the end, an observer that
/// must first be told earlier elements. What this thread emits in response is seen to before the
/// emission returns. What another thread brings is left to the emission or to a background queue, so
/// that no thread waits for another.
class AnyObserverList {
    /// Guards the structure, and what subclasses keep.
    final let lock = Lock()
    /// The thread that holds the claim, or 0.
    private let emitter = Atomic<UInt>(0)
    /// Whether the snapshot differs from `entered`, or something waits: one load per emission.
    private let isStale = Atomic<Bool>(false)
    private let endFlag = Atomic<Bool>(false)
    /// A copy of `entered` without gaps, or empty; accessed only by the holder of the claim.
    ///
    /// Not `[Sink<Element>]`, which would need a metadata lookup at run time.
    @exclusivity(unchecked) final var walked: ContiguousArray<AnySink?> = []
    // The rest is guarded by the lock.
    /// The sinks, with gaps where some have left, so that leaving needs neither search nor moves.
    @exclusivity(unchecked) private final var entered: ContiguousArray<AnySink?> = []
    private final var gaps = 0
    @exclusivity(unchecked) private(set) final var error: (any Error)?
    /// Sinks that wait for the emission in progress.
    @exclusivity(unchecked) final var arriving: ContiguousArray<AnySink?> = []
    /// The number of elements that wait, and of those to emit before the claim is released.
    final var waitingCount = 0
    final var owed = 0
    private final var isEndWaiting = false
    /// Whether the sinks are told the end, or were: one that comes now is told it on entering.
    private final var isOver = false
    /// Whether a background queue will see to what waits.
    private final var isSettling = false

    final var hasSinks: Bool { lock.withLock { entered.count > gaps || !arriving.isEmpty } }

    /// Whether the sequence accepts nothing more: one load per element.
    @inline(__always)
    final var hasEnded: Bool { endFlag.load(ordering: .acquiring) }

    // MARK: Entering and leaving

    /// Enters a sink; returns false if the sequence is over.
    final func add(_ sink: AnySink) -> Bool {
        lock.lock()
        if isOver {
            lock.unlock()
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
        entered[place] = nil
        gaps += 1
        while let last = entered.last, last == nil {
            entered.removeLast()
            gaps -= 1
        }
        // After half of the sinks have left, so that each costs a constant time.
        if gaps > entered.count / 2 { closeGapsLocked() }
        isStale.store(true, ordering: .releasing)
        // The emission may have ended meanwhile on its thread, without noticing the stale snapshot.
        let old = claim() ? dropWalkedLocked() : []
        lock.unlock()
        // The last reference is released here, outside the lock: freeing captures may run code.
        withExtendedLifetime((old, sink)) {}
    }

    private func closeGapsLocked() {
        if gaps == 0 { return }
        entered.removeAll { $0 == nil }
        for place in entered.indices { entered[place]?.subscription.observerPlace = place }
        gaps = 0
    }

    /// Takes out all chains, to be freed outside the lock: at the end, or when the owner is gone and
    /// nothing can be emitted.
    @discardableResult
    final func removeAll() -> ContiguousArray<AnySink?> {
        lock.lock()
        let all = entered + arriving
        entered = []
        arriving = []
        gaps = 0
        isStale.store(true, ordering: .releasing)
        let old = claim() ? dropWalkedLocked() : []
        lock.unlock()
        withExtendedLifetime(old) {}
        return all
    }

    /// Ends the sequence, unless it has ended; `noted` is called before any observer is told.
    final func finish(_ error: (any Error)?, noted: () -> Void = {}) {
        lock.lock()
        if hasEnded { return lock.unlock() }
        self.error = error
        endFlag.store(true, ordering: .releasing)
        lock.unlock()
        noted()
        lock.lock()
        isEndWaiting = true
        settleLocked()
    }

    // MARK: Emission

    /// Claims the list, unless an emission is in progress.
    @inline(__always)
    final func claim() -> Bool {
        emitter.compareExchange(
            expected: 0, desired: CurrentThread.identity, ordering: .acquiringAndReleasing
        ).exchanged
    }

    /// Whether the emission in progress is this thread's, so that the caller responds to it.
    ///
    /// Only this thread stores its own identity, so a relaxed load suffices.
    final var isEmitting: Bool { emitter.load(ordering: .relaxed) == CurrentThread.identity }

    /// Claims the list and its snapshot for an emission, unless one is in progress or something waits.
    @inline(__always)
    final func beginEmission() -> Bool {
        claim() && (!isStale.load(ordering: .relaxed) || beginStaleEmission())
    }

    @inline(never)
    private func beginStaleEmission() -> Bool {
        lock.lock()
        if !somethingWaits {
            takeSnapshotLocked()
            return true
        }
        emitter.store(0, ordering: .releasing)
        lock.unlock()
        return false
    }

    /// Takes a new snapshot, and releases the lock, which the caller holds.
    final func takeSnapshotLocked() {
        closeGapsLocked()
        let old = walked
        walked = entered
        isStale.store(somethingWaits, ordering: .relaxed)
        lock.unlock()
        withExtendedLifetime(old) {}
    }

    /// Releases the claim, after what waits for the emission.
    ///
    /// Releasing order: the next claimant may free the snapshot, which must come after every load
    /// of the walk. The load may run before a change by another thread; then the next emission or
    /// removal frees a sink that has left, later but never too early, and the background queue sees
    /// to what waits. Ordering the two needs a full barrier, which makes an emission to one observer
    /// 66 % slower. On a single thread nothing is missed.
    @inline(__always)
    final func endEmission() {
        if isStale.load(ordering: .relaxed) {
            endStaleEmission()
        } else {
            emitter.store(0, ordering: .releasing)
        }
    }

    @inline(never)
    private func endStaleEmission() {
        emitWaiting()
        lock.lock()
        let ends = isEndWaiting && waitingCount == 0 && arriving.isEmpty
        if ends { (isEndWaiting, isOver) = (false, true) }
        let old = dropWalkedLocked()
        lock.unlock()
        withExtendedLifetime(old) {}
        if ends {
            for case let sink? in removeAll() { sink.finish(error) }
        }
    }

    /// Releases the claim, and returns the snapshot, to be freed outside the lock.
    private func dropWalkedLocked() -> ContiguousArray<AnySink?> {
        let old = walked
        walked = []
        // Before the claim is released: an emission must not take the empty snapshot for a new one.
        isStale.store(true, ordering: .relaxed)
        emitter.store(0, ordering: .releasing)
        return old
    }

    // MARK: Waiting

    private var somethingWaits: Bool { waitingCount > 0 || !arriving.isEmpty || isEndWaiting }

    /// Emits what waits by now, and what observers emit in response; the claim is held.
    func emitWaiting() {}

    /// Sees to what waits, now or after the emission in progress, and releases the lock, which the
    /// caller holds.
    ///
    /// - `delay`: how long the background queue waits for another thread's emission.
    final func settleLocked(after delay: Duration = .zero) {
        isStale.store(true, ordering: .relaxed)
        if claim() {
            lock.unlock()
            return endStaleEmission()
        }
        if isEmitting {
            owed = waitingCount
        } else if !isSettling {
            // The emission in progress may have ended on its thread, without noticing.
            isSettling = true
            DispatchQueue.global().schedule(after: delay, settle)
        }
        lock.unlock()
    }

    private func settle() {
        lock.lock()
        isSettling = false
        if somethingWaits { settleLocked(after: .milliseconds(1)) } else { lock.unlock() }
    }
}
