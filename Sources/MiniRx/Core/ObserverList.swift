/// The observers of a subject of elements.
class ObserverList<Element>: AnyObserverList {
    /// What observers have emitted in response to the element that is being emitted.
    ///
    /// Changed by the holder of the claim, under the lock.
    @exclusivity(unchecked) final var responses = Ring<Element>()

    /// Sends an observer its initial events, then enters it.
    func enter(_ sink: Sink<Element>) {
        lock.lock()
        enterLocked(sink)
    }

    /// Keeps an element for later observers, and in the same step, with the lock held, runs
    /// `update`.
    func keep(_ element: Element, _ update: () -> Void) { lock.withLock(update) }

    /// Emits `element` to all sinks entered before this call.
    @inline(__always)
    final func emit(_ element: Element) {
        if claim() {
            refreshIfStale()
            walk(element)
            endEmission()
        } else {
            emitMeanwhile(element)
        }
    }

    @inline(__always)
    final func walk(_ element: Element) {
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

    /// Emits an element while another one is being emitted.
    @inline(never)
    final func emitMeanwhile(_ element: Element) {
        if isEmitting {
            if hasEnded { return }
            lock.withLock { responses.append(element) }
            return noteResponse()
        }
        var sinks: ContiguousArray<AnySink?> = []
        keep(element) { sinks = entered }
        for case let sink? in sinks where !sink.subscription.isStopped {
            unsafeDowncast(sink, to: Sink<Element>.self).next(element)
        }
    }

    override final func emitResponses() {
        while !responses.isEmpty {
            let element = responses.first
            var old: ContiguousArray<AnySink?> = []
            keep(element) {
                _ = responses.removeFirst()
                old = refreshLocked()
            }
            _ = consume old
            walk(element)
        }
    }
}
