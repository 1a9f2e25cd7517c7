import Synchronization

/// The observers of a subject, in order of subscription, and the end of its sequence.
///
/// An emission claims the list with one compare-and-swap and walks a snapshot, without retains or
/// releases whatever the number of observers. The snapshot does not change during the walk: changes
/// go to `entered`, under the lock, and mark the snapshot stale. An emission that finds the list
/// claimed (re-entrantly, or by another thread) walks a retained copy.
class AnyObserverList {
    /// Guards the structure, and the replay state of subclasses: reading that state and entering a
    /// sink is one step.
    final let lock = Lock()
    private let isClaimed = Atomic<Bool>(false)
    private let isStale = Atomic<Bool>(false)
    private let endFlag = Atomic<Bool>(false)
    /// A copy of `entered`, or empty; accessed only by the holder of the claim.
    ///
    /// Not `[Sink<Element>]`, which would need a metadata lookup at run time.
    @exclusivity(unchecked) fileprivate final var walked: ContiguousArray<AnySink> = []
    // The rest is guarded by the lock.
    @exclusivity(unchecked) private final var entered: ContiguousArray<AnySink> = []
    /// Whether there may be a snapshot.
    @exclusivity(unchecked) private final var isShared = false
    fileprivate(set) final var error: (any Error)?

    /// Whether there are any sinks.
    final var hasSinks: Bool { lock.withLock { !entered.isEmpty } }

    /// Whether the sequence has ended: one load per element.
    @inline(__always)
    final var hasEnded: Bool { endFlag.load(ordering: .acquiring) }

    // MARK: Entering and leaving

    /// Enters a sink, or sends it the end, then releases the lock, which the caller holds.
    ///
    /// - Returns: Whether it was entered.
    @discardableResult
    final func enterLocked(_ sink: AnySink) -> Bool {
        if hasEnded {
            let error = error
            lock.unlock()
            sink.finish(error)
            return false
        }
        let subscription = sink.subscription
        subscription.observerList = self
        entered.append(sink)
        isStale.store(true, ordering: .releasing)
        lock.unlock()
        subscription.didEnter()
        return true
    }

    final func remove(_ subscription: Subscription) {
        lock.lock()
        guard let index = entered.firstIndex(where: { $0.subscription === subscription }) else {
            lock.unlock()
            return
        }
        let old = isShared ? dropSnapshotLocked() : nil
        let sink = entered.remove(at: index)
        isStale.store(true, ordering: .releasing)
        let isWalked = isShared
        lock.unlock()
        // The emission may have ended meanwhile on its thread, without noticing the stale snapshot.
        if isWalked { dropStale() }
        // The last reference is released here, outside the lock: freeing captures may run code.
        withExtendedLifetime((old, sink)) {}
    }

    /// Releases the snapshot unless an emission walks it, so that `entered` is changed in place.
    ///
    /// - Returns: The snapshot if it differs from `entered`, to be freed outside the lock.
    @inline(never)
    private func dropSnapshotLocked() -> ContiguousArray<AnySink>? {
        guard claim() else { return nil }
        let old = isStale.load(ordering: .relaxed) ? walked : nil
        walked = []
        isShared = false
        // Before the claim is released: an emission must not take the empty snapshot for a new one.
        isStale.store(true, ordering: .relaxed)
        isClaimed.store(false, ordering: .releasing)
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
            endFlag.store(true, ordering: .releasing)
        }
        lock.unlock()
        guard isFirst else { return }
        noted()
        for sink in removeAll() { sink.finish(error) }
    }

    /// Frees the chains entered here, when the owner is gone and nothing can be emitted.
    final func freeSinks() { _ = removeAll() }

    private func removeAll() -> ContiguousArray<AnySink> {
        lock.lock()
        let all = entered
        entered = []
        isStale.store(true, ordering: .releasing)
        lock.unlock()
        dropStale()
        return all
    }

    // MARK: Emission

    @inline(__always)
    fileprivate final func claim() -> Bool {
        isClaimed.compareExchange(expected: false, desired: true, ordering: .acquiringAndReleasing)
            .exchanged
    }

    @inline(__always)
    fileprivate final func refreshIfStale() {
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
    fileprivate final func refreshLocked() -> ContiguousArray<AnySink> {
        guard isStale.load(ordering: .relaxed) else { return [] }
        let old = walked
        walked = entered
        isShared = true
        isStale.store(false, ordering: .relaxed)
        return old
    }

    /// Releases the claim.
    ///
    /// Releasing order: the next claimant may free the snapshot, which must come after every load
    /// of the walk. The load below may run before this store and miss a removal by another thread;
    /// the next emission or removal then frees the sink, later but never too early. Ordering the
    /// two needs a full barrier, which makes an emission to one observer 66 % slower. On a single
    /// thread nothing is missed.
    @inline(__always)
    fileprivate final func endWalk() {
        isClaimed.store(false, ordering: .releasing)
        if isStale.load(ordering: .relaxed) { dropStale() }
    }

    /// Frees sinks that only the snapshot retains, unless an emission walks it and frees them
    /// later.
    @inline(never)
    private func dropStale() {
        guard claim() else { return }
        let old = walked
        walked = []
        // The next emission takes a new snapshot.
        isStale.store(true, ordering: .relaxed)
        isClaimed.store(false, ordering: .releasing)
        withExtendedLifetime(old) {}
    }

    fileprivate final func snapshot() -> ContiguousArray<AnySink> { entered }
}

/// The observers of a subject of elements.
class ObserverList<Element>: AnyObserverList {
    /// Sends an observer its initial events, then enters it.
    func enter(_ sink: Sink<Element>) {
        lock.lock()
        enterLocked(sink)
    }

    /// Emits `element` to all sinks entered before this call.
    @inline(__always)
    final func emit(_ element: Element) {
        if claim() {
            refreshIfStale()
            walk(element)
        } else {
            emitToCopy(element)
        }
    }

    /// Emits `element` to all sinks; the caller holds the lock, which is released before the first
    /// call.
    @inline(__always)
    final func emitLocked(_ element: Element) {
        if claim() {
            let old = refreshLocked()
            lock.unlock()
            withExtendedLifetime(old) {}
            walk(element)
        } else {
            let sinks = snapshot()
            lock.unlock()
            emit(element, to: sinks)
        }
    }

    @inline(__always)
    private func walk(_ element: Element) {
        var index = 0
        while index < walked.count {
            // Without a retain: the array doesn't change until the walk ends.
            Unmanaged.passUnretained(walked[index])._withUnsafeGuaranteedRef { sink in
                unsafeDowncast(sink, to: Sink<Element>.self).next(element)
            }
            index &+= 1
        }
        endWalk()
    }

    @inline(never)
    private func emitToCopy(_ element: Element) {
        let sinks = lock.withLock { snapshot() }
        emit(element, to: sinks)
    }

    private func emit(_ element: Element, to sinks: ContiguousArray<AnySink>) {
        for sink in sinks where !sink.subscription.isStopped {
            unsafeDowncast(sink, to: Sink<Element>.self).next(element)
        }
    }
}
