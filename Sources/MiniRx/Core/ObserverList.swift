/// The observers of a subject of elements, and the last elements, which a new observer is told
/// first.
final class ObserverList<Element>: AnyObserverList {
    private let keepsElements: Bool
    private let isReplayedAfterEnd: Bool
    // Guarded by the lock. Only the holder of the claim changes `kept`, and removes what waits.
    @exclusivity(unchecked) private var kept: Ring<Element>
    @exclusivity(unchecked) private var waiting = Ring<Element>()

    /// - `replay`: the number of elements that a new observer is told.
    init(replay: Int = 0) {
        keepsElements = replay > 0
        isReplayedAfterEnd = true
        kept = Ring(limit: replay)
    }

    /// The observers of a current value.
    init(value: Element) {
        keepsElements = true
        isReplayedAfterEnd = false
        kept = Ring(limit: 1)
        kept.append(value)
    }

    /// The last element, which may wait for its emission; there must be one.
    var last: Element { lock.withLock { waiting.isEmpty ? kept.last : waiting.last } }

    /// Emits `element` to all sinks entered before this call; the list must keep none.
    @inline(__always)
    func emit(_ element: Element) {
        guard beginEmission() else { return wait(element) }
        walk(element)
        endEmission()
    }

    /// Keeps `element` and emits it; nothing after the end.
    ///
    /// Apart from `emit`, which takes a fifth longer with the code for keeping in it.
    @inline(__always)
    func keepAndEmit(_ element: Element) {
        guard beginEmission() else { return wait(element) }
        lock.lock()
        // After the end there is no observer.
        if hasEnded { lock.unlock() } else { keepLocked(element) }
        walk(element)
        endEmission()
    }

    /// Changes the last element and emits it, in one step; there must be one.
    ///
    /// - `change`: called with the lock held.
    func update(_ change: (inout Element) -> Void) {
        lock.lock()
        var element = waiting.isEmpty ? kept.last : waiting.last
        change(&element)
        waitLocked(element)
    }

    @inline(__always)
    func next(_ element: Element) {
        if keepsElements { keepAndEmit(element) } else { emit(element) }
    }

    @inline(__always)
    private func walk(_ element: Element) {
        var index = 0
        while index < walked.count {
            // Without a retain: the array, which has no gaps, doesn't change until the walk ends.
            // All sinks came in through `enter(_:)`, so they are of this type.
            Unmanaged.passUnretained(walked[index].unsafelyUnwrapped)._withUnsafeGuaranteedRef {
                sink in unsafeDowncast(sink, to: Sink<Element>.self).next(element)
            }
            index &+= 1
        }
    }

    /// Keeps an element, and releases the lock, which the caller holds.
    @inline(__always)
    private func keepLocked(_ element: Element) {
        if kept.isFull {
            let old = kept.replaceFirst(by: element)
            lock.unlock()
            // Freed after the lock: its deinit may run code.
            _ = consume old
        } else {
            kept.append(element)
            lock.unlock()
        }
    }

    // MARK: Waiting

    @inline(never)
    private func wait(_ element: Element) {
        lock.lock()
        if hasEnded { lock.unlock() } else { waitLocked(element) }
    }

    /// Lets an element wait, and releases the lock, which the caller holds.
    private func waitLocked(_ element: Element) {
        waiting.append(element)
        waitingCount += 1
        settleLocked()
    }

    override func emitWaiting() {
        lock.lock()
        owed = waitingCount
        let arrived = arriving
        arriving = []
        lock.unlock()
        for case let sink? in arrived { admit(unsafeDowncast(sink, to: Sink<Element>.self)) }
        lock.lock()
        while owed > 0 {
            let element = waiting.removeFirst()
            waitingCount -= 1
            owed -= 1
            if keepsElements {
                keepLocked(element)
                lock.lock()
            }
            takeSnapshotLocked()
            walk(element)
            lock.lock()
        }
        lock.unlock()
    }

    // MARK: Entering

    /// Enters a sink, which is told the kept elements, and the end if it was sent.
    ///
    /// That is an emission too: what the observer emits in response comes after it.
    func enter(_ sink: Sink<Element>) {
        if !keepsElements { return admit(sink) }
        let isIdle = claim()
        if isIdle || isEmitting {
            admit(sink)
            if isIdle { endEmission() }
        } else {
            lock.lock()
            arriving.append(sink)
            settleLocked()
        }
    }

    @inline(__always)
    private func admit(_ sink: Sink<Element>) {
        let isEntered = add(sink)
        var index = isEntered || isReplayedAfterEnd ? 0 : kept.count
        // They stay the same, as the claim is held.
        while index < kept.count, !sink.subscription.isStopped {
            sink.next(kept.address(index).pointee)
            index += 1
        }
        if !isEntered { sink.finish(error) }
    }
}
