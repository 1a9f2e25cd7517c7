import Dispatch
import TableauPlatform

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
    private var newcomers: [Newcomer] = []
    /// Checked for every element, since accessing the array costs a metadata lookup.
    private var hasNewcomers = false

    /// An observer that is receiving the replay.
    private final class Newcomer {
        /// Elements emitted during the replay.
        var missed: [Element] = []
        /// The thread that replays, and whether it has emitted since its last turn.
        var thread: UInt = 0
        var hasResponse = false
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
        if claim() {
            var old: ContiguousArray<AnySink?> = []
            keep(element) { old = refreshLocked() }
            _ = consume old
            walk(element)
            endEmission()
        } else {
            emitMeanwhile(element)
        }
    }

    @inline(__always)
    override func keep(_ element: Element, _ update: () -> Void) {
        guard keepsElements else { return lock.withLock(update) }
        lock.lock()
        if hasNewcomers { tellNewcomers(element) }
        if kept.isFull {
            let old = kept.replaceFirst(by: element)
            update()
            lock.unlock()
            // Freed after the lock: its deinit may run code.
            _ = consume old
        } else {
            kept.append(element)
            update()
            lock.unlock()
        }
    }

    @inline(never)
    private func tellNewcomers(_ element: Element) {
        for newcomer in newcomers {
            newcomer.missed.append(element)
            if newcomer.thread == CurrentThread.identity { newcomer.hasResponse = true }
        }
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
        var turns = 0
        lock.withLock { newcomer.thread = CurrentThread.identity }
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
            turns = newcomer.hasResponse ? 0 : turns + 1
            newcomer.hasResponse = false
            lock.unlock()
            // Another thread may emit without a pause; the one that subscribes, perhaps the main one,
            // then leaves the rest to a background queue.
            if turns == 100 {
                let rest = ScheduledWork { [past] in self.catchUp(sink, as: newcomer, with: past) }
                return DispatchQueue.global().async { rest.run() }
            }
        }
        newcomers.removeAll { $0 === newcomer }
        hasNewcomers = !newcomers.isEmpty
        if sink.isClosed { lock.unlock() } else { enterLocked(sink) }
    }
}
