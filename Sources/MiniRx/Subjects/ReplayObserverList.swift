/// The observers of a sequence that repeats its last elements to new ones: what `ReplaySubject` and
/// `share(replay:)` stand on.
///
/// An observer that still receives the past is not entered yet: what comes meanwhile (it emits in
/// reply, or another thread does) waits behind the past, so that it gets everything once, in order
/// and one at a time.
final class ReplayObserverList<Element>: ObserverList<Element> {
    private let keepsElements: Bool
    // Guarded by the lock.
    @exclusivity(unchecked) private var kept: Ring<Element>
    @exclusivity(unchecked) private var newcomers: [Newcomer] = []
    /// Asked for every element: to look at the array is to look up its type.
    @exclusivity(unchecked) private var hasNewcomers = false

    /// An observer that is behind.
    private final class Newcomer {
        /// What was emitted while it received the replay.
        var missed: [Element] = []
    }

    init(limit: Int) {
        keepsElements = limit > 0
        kept = Ring(limit: limit)
    }

    var hasObservers: Bool { hasSinks || lock.withLock { hasNewcomers } }

    /// An element; never called after the end.
    @inline(__always)
    func next(_ element: Element) {
        guard keepsElements else {
            emit(element)
            return
        }
        lock.lock()
        if hasNewcomers { tellNewcomers(element) }
        if kept.isFull {
            let old = kept.replaceFirst(by: element)
            emitLocked(element)
            // Freed after the lock: its deinit may run code.
            _ = consume old
        } else {
            kept.append(element)
            emitLocked(element)
        }
    }

    @inline(never)
    private func tellNewcomers(_ element: Element) {
        for newcomer in newcomers { newcomer.missed.append(element) }
    }

    /// Tells an observer of the past, then enters it.
    override func enter(_ sink: Sink<Element>) {
        lock.lock()
        if kept.isEmpty {
            enterLocked(sink)
            return
        }
        let past = kept.elements
        let newcomer = Newcomer()
        newcomers.append(newcomer)
        hasNewcomers = true
        lock.unlock()
        catchUp(sink, newcomer, past)
    }

    @inline(never)
    private func catchUp(_ sink: Sink<Element>, _ newcomer: Newcomer, _ past: [Element]) {
        var past = past
        while true {
            past.withUnsafeBufferPointer { past in
                for index in past.indices where !sink.subscription.isStopped {
                    sink.next(past[index])
                }
            }
            lock.lock()
            past = newcomer.missed
            newcomer.missed = []
            if past.isEmpty || sink.isClosed { break }
            lock.unlock()
        }
        newcomers.removeAll { $0 === newcomer }
        hasNewcomers = !newcomers.isEmpty
        if sink.isClosed { lock.unlock() } else { enterLocked(sink) }
    }
}
