import TableauPlatform

/// The current thread's queue of work: sequence sources take turns on it instead of nesting.
///
/// The root subscription on a thread enters it and drains it before `subscribe` returns. Most
/// subscriptions never queue anything, so the queue itself is made only when first asked for: until
/// then the thread's slot holds a mark.
final class Trampoline {
    private typealias Work = (Trampoline) -> Void

    @exclusivity(unchecked) private var queue: [Work] = []
    @exclusivity(unchecked) private var head = 0

    /// Whether no work is waiting for a turn.
    @inline(__always)
    var isEmpty: Bool { head == queue.count }

    /// Queues work behind everything that waits.
    func append(_ work: @escaping (Trampoline) -> Void) { queue.append(work) }

    private func drain() {
        while head < queue.count {
            let work = queue[head]
            head += 1
            if head == queue.count {
                queue.removeAll(keepingCapacity: true)
                head = 0
            } else if head > 256 {
                // A queue that never runs empty must not grow for ever.
                queue.removeFirst(head)
                head = 0
            }
            work(self)
        }
    }
}

extension Trampoline {
    private static let slot = ThreadSlot()

    /// Says "entered, nothing queued yet".
    private static var mark: UnsafeMutableRawPointer {
        UnsafeMutableRawPointer(bitPattern: 1).unsafelyUnwrapped
    }

    /// Whether this thread is inside a root subscription.
    @inline(__always)
    static var isActive: Bool { slot.value != nil }

    /// Runs `body` as the root of this thread, then everything queued meanwhile.
    @inline(__always)
    static func enter(_ body: () -> Void) {
        let slot = slot
        slot.value = mark
        body()
        if slot.value != mark { drainCurrent() }
        slot.value = nil
    }

    /// The queue of this thread, which must have been entered.
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

    /// Queues work on this thread; runs it at once, and what it queues, if the thread is idle.
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
        // The slot owns the queue; from here on this call does.
        let trampoline = Unmanaged<Trampoline>.fromOpaque(pointer).takeRetainedValue()
        trampoline.drain()
    }
}
