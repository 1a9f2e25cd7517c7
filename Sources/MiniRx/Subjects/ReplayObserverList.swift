/// The observers of a sequence that replays its last elements to new ones.
///
/// The basis of `ReplaySubject` and `share(replay:)`.
///
/// An observer isn't entered while it receives the replay. Elements emitted meanwhile, by it in
/// response or by another thread, wait behind the replay, so that it receives everything once, in
/// order and one at a time.
final class ReplayObserverList<Element>: ObserverList<Element> {
    private let keepsElements: Bool
    // Guarded by the lock.
    @exclusivity(unchecked) private var kept: Ring<Element>
    @exclusivity(unchecked) private var newcomers: [Newcomer] = []
    /// Checked for every element, since accessing the array costs a metadata lookup.
    @exclusivity(unchecked) private var hasNewcomers = false

    /// An observer that is receiving the replay.
    private final class Newcomer {
        /// Elements emitted during the replay.
        var missed: [Element] = []
    }

    init(limit: Int) {
        keepsElements = limit > 0
        kept = Ring(limit: limit)
    }

    var hasObservers: Bool { hasSinks || lock.withLock { hasNewcomers } }

    /// Emits an element; never called after the end.
    @inline(__always)
    func next(_ element: Element) {
        guard keepsElements else { return emit(element) }
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

    /// Replays elements to an observer, then enters it.
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
        catchUp(sink, as: newcomer, with: past)
    }

    @inline(never)
    private func catchUp(_ sink: Sink<Element>, as newcomer: Newcomer, with past: [Element]) {
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
