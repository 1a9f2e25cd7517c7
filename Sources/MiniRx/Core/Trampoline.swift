import TableauPlatform

/// The current thread's work queue, on which sequence sources take turns instead of nesting.
///
/// The root subscription on a thread enters it and drains it before `subscribe` returns. Most
/// subscriptions never queue anything, so the queue is created on first use; until then the
/// thread's slot holds a marker.
final class Trampoline {
    private typealias Work = (Trampoline) -> Void

    @exclusivity(unchecked) private var queue: [Work] = []
    @exclusivity(unchecked) private var head = 0

    /// Whether no work is waiting.
    @inline(__always)
    var isEmpty: Bool { head == queue.count }

    /// Appends work to the queue.
    func append(_ work: @escaping (Trampoline) -> Void) { queue.append(work) }

    private func drain() {
        while head < queue.count {
            let work = queue[head]
            head += 1
            if head == queue.count {
                queue.removeAll(keepingCapacity: true)
                head = 0
            } else if head > 256 {
                // A queue that never becomes empty must not grow without bound.
                queue.removeFirst(head)
                head = 0
            }
            work(self)
        }
    }
}

extension Trampoline {
    private static let slot = ThreadSlot()

    /// The marker for "entered, nothing queued yet".
    private static var mark: UnsafeMutableRawPointer {
        UnsafeMutableRawPointer(bitPattern: 1).unsafelyUnwrapped
    }

    /// Whether this thread is inside a root subscription.
    @inline(__always)
    static var isActive: Bool { slot.value != nil }

    /// Runs `body` as the root of this thread, then all work queued meanwhile.
    @inline(__always)
    static func enter(_ body: () -> Void) {
        let slot = slot
        slot.value = mark
        body()
        if slot.value != mark { drainCurrent() }
        slot.value = nil
    }

    /// The queue of this thread; the trampoline must have been entered.
    static var current: Trampoline {
        let pointer = slot.value
        if let pointer, pointer != mark {
            return Unmanaged<Trampoline>.fromOpaque(pointer).takeUnretainedValue()
        }
        precondition(pointer == mark, "No trampoline is active on this thread.")
        let trampoline = Trampoline()
        slot.value = Unmanaged.passRetained(trampoline).toOpaque()
        return trampoline
    }

    /// Queues work on this thread; if the thread is idle, runs it immediately with all work it
    /// queues.
    static func schedule(_ work: @escaping () -> Void) {
        if isActive {
            current.append { _ in work() }
        } else {
            enter(work)
        }
    }

    @inline(never)
    private static func drainCurrent() {
        guard let pointer = slot.value else { return }
        // The slot owned the queue; from here on this call does.
        let trampoline = Unmanaged<Trampoline>.fromOpaque(pointer).takeRetainedValue()
        trampoline.drain()
    }
}
