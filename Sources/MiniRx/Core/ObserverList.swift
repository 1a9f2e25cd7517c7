import Synchronization

/// The observers of a subject, in order of subscription, and its end.
///
/// An emission claims the list with one compare-and-swap and walks a snapshot, without retain or
/// release whatever the number of observers. The snapshot does not change meanwhile: changes go to
/// `entered`, under the lock, and mark the snapshot stale. An emission that meets another
/// (re-entrant, or from a second thread) walks a retained copy.
class AnyObserverList {
    /// Guards the structure, and what subclasses keep for new observers: to read that and to enter is
    /// one step.
    final let lock = Lock()
    private let isClaimed = Atomic<Bool>(false)
    private let isStale = Atomic<Bool>(false)
    private let endFlag = Atomic<Bool>(false)
    /// What `entered` was, or empty; belongs to who holds the claim.
    ///
    /// Not `[Sink<Element>]`, a type to look up at run time.
    @exclusivity(unchecked) fileprivate final var walked: ContiguousArray<AnySink> = []
    // The rest is guarded by the lock.
    @exclusivity(unchecked) private final var entered: ContiguousArray<AnySink> = []
    /// Whether there may be a snapshot.
    @exclusivity(unchecked) private final var isShared = false
    fileprivate(set) final var error: (any Error)?

    /// Whether anybody is entered.
    final var hasSinks: Bool { lock.withLock { !entered.isEmpty } }

    /// Whether the sequence has ended: one load for every element.
    @inline(__always)
    final var hasEnded: Bool { endFlag.load(ordering: .acquiring) }

    // MARK: Entering and leaving

    /// Enters a sink, or tells it the end, and gives up the lock, which the caller holds.
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
        // The emission may have ended meanwhile on its thread, without seeing that it is stale.
        if isWalked { dropStale() }
        // The last reference goes here, outside the lock: captures may run code when freed.
        withExtendedLifetime((old, sink)) {}
    }

    /// Lets go of the snapshot unless an emission walks it, so that `entered` is changed in place.
    ///
    /// - Returns: The snapshot, if it differs from `entered`: to be freed without the lock.
    @inline(never)
    private func dropSnapshotLocked() -> ContiguousArray<AnySink>? {
        guard claim() else { return nil }
        let old = isStale.load(ordering: .relaxed) ? walked : nil
        walked = []
        isShared = false
        // Before the claim is given up: an emission must not take the empty snapshot for a new one.
        isStale.store(true, ordering: .relaxed)
        isClaimed.store(false, ordering: .releasing)
        return old
    }

    /// The end; ignored after another.
    ///
    /// - `noted`: called before any observer receives it.
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

    /// The owner is gone and nothing will be emitted: frees the chains that are entered here.
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

    /// - Returns: The old snapshot, to be freed without the lock.
    fileprivate final func refreshLocked() -> ContiguousArray<AnySink> {
        guard isStale.load(ordering: .relaxed) else { return [] }
        let old = walked
        walked = entered
        isShared = true
        isStale.store(false, ordering: .relaxed)
        return old
    }

    /// Gives up the claim.
    ///
    /// Releasing: who claims next may free what was walked, after every load of the walk. The load
    /// below may come before this store, and miss what another thread removes in between: it is
    /// freed by the next emission or removal, later but never too early. To order the two takes a
    /// full barrier, which makes an emission to one observer 66 % slower. On one thread nothing is
    /// missed.
    @inline(__always)
    fileprivate final func endWalk() {
        isClaimed.store(false, ordering: .releasing)
        if isStale.load(ordering: .relaxed) { dropStale() }
    }

    /// Frees what only the snapshot keeps, unless an emission walks it, which then does this.
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
    /// Tells an observer what it has to know, and enters it.
    func enter(_ sink: Sink<Element>) {
        lock.lock()
        enterLocked(sink)
    }

    /// Hands `element` to everybody entered before this call.
    @inline(__always)
    final func emit(_ element: Element) {
        if claim() {
            refreshIfStale()
            walk(element)
        } else {
            emitToCopy(element)
        }
    }

    /// Hands `element` to everybody entered by now; the caller holds the lock, which this releases
    /// before anybody is called.
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
            // Without a reference of its own: the array is left alone until the walk ends.
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
