/// The observers of a sequence that repeats its last elements to new ones: what `ReplaySubject` and
/// `share(replay:)` stand on.
///
/// An observer that still hears the past is not entered yet: what comes meanwhile (it emits in
/// reply, or another thread does) waits behind the past, so that it hears everything once, in order
/// and one at a time.
final class ReplayHub<Element> {
    private let hub = Hub<Element>()
    private let end = SubjectEnd()
    private let limit: Int
    // Guarded by the lock of the hub.
    @exclusivity(unchecked) private var kept = Ring<Element>()
    @exclusivity(unchecked) private var newcomers: [Newcomer] = []

    /// An observer that is behind.
    private final class Newcomer {
        /// What has come since it began to hear the past.
        var missed: [Element] = []
    }

    init(limit: Int) {
        self.limit = limit
    }

    var hasSinks: Bool { hub.hasSinks || hub.lock.withLock { !newcomers.isEmpty } }
    var hasEnded: Bool { end.hasCome }

    @inline(__always)
    func next(_ element: Element) {
        if end.hasCome { return }
        if limit == 0 {
            hub.emit(element)
            return
        }
        hub.lock.lock()
        for newcomer in newcomers { newcomer.missed.append(element) }
        if kept.count == limit {
            let old = kept.removeFirst()
            kept.append(element)
            hub.emitLocked(element)
            // Freed after the lock: its deinit may run code.
            _ = consume old
        } else {
            kept.append(element)
            hub.emitLocked(element)
        }
    }

    /// The end; ignored after another.
    ///
    /// - Parameter noted: called before anybody hears of it.
    func finish(_ error: (any Error)?, noted: () -> Void = {}) {
        guard end.set(error) else { return }
        noted()
        hub.finish(error)
    }

    /// The owner is gone.
    func freeSinks() { hub.freeSinks() }

    /// Tells an observer of the past, then enters it.
    func enter(_ sink: Sink<Element>) {
        hub.lock.lock()
        if kept.isEmpty && !end.hasCome {
            hub.insertLocked(sink)
            hub.lock.unlock()
            sink.subscription.didEnter()
            return
        }
        let past = kept.elements
        let newcomer = Newcomer()
        newcomers.append(newcomer)
        hub.lock.unlock()
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
            hub.lock.lock()
            past = newcomer.missed
            newcomer.missed = []
            if past.isEmpty || sink.isClosed { break }
            hub.lock.unlock()
        }
        newcomers.removeAll { $0 === newcomer }
        // The end is set before the hub is emptied, under this lock: either is seen.
        let isOver = end.hasCome || sink.isClosed
        if !isOver { hub.insertLocked(sink) }
        hub.lock.unlock()
        if isOver { sink.finish(end.error) } else { sink.subscription.didEnter() }
    }
}
