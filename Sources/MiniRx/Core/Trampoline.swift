import TableauPlatform

/// The current thread's work queue, on which sequence sources take turns instead of nesting.
///
/// The root subscription on a thread enters it and drains it before `subscribe` returns. Most
/// subscriptions never queue anything, so the queue is created on first use; until then the
/// thread's slot holds a marker.
///
/// It belongs to one task: an executor may run another task, of another isolation, inside. That
/// has its own.
final class Trampoline {
    private typealias Work = (Trampoline) -> Void

    private var queue = Ring<Work>()
    /// The marker that it replaces.
    private let mark: UnsafeMutableRawPointer

    private init(_ mark: UnsafeMutableRawPointer) { self.mark = mark }

    /// Whether no work is waiting.
    @inline(__always)
    var isEmpty: Bool { queue.isEmpty }

    func append(_ work: @escaping (Trampoline) -> Void) { queue.append(work) }
}

extension Trampoline {
    private static let slot = ThreadSlot()

    /// The marker for "entered, nothing queued yet" in the current task: its address plus 1.
    ///
    /// Objects have even addresses, so it is never that of a queue.
    private static var mark: UnsafeMutableRawPointer {
        let task = withUnsafeCurrentTask { $0?.hashValue ?? 0 }
        return UnsafeMutableRawPointer(bitPattern: task | 1).unsafelyUnwrapped
    }

    /// Whether this task is inside a root subscription on this thread.
    @inline(__always)
    static var isActive: Bool {
        if let pointer = slot.value { belongsToThisTask(pointer) } else { false }
    }

    @inline(never)
    private static func belongsToThisTask(_ pointer: UnsafeMutableRawPointer) -> Bool {
        (isMark(pointer) ? pointer : queue(at: pointer).mark) == mark
    }

    private static func isMark(_ pointer: UnsafeMutableRawPointer) -> Bool {
        UInt(bitPattern: pointer) & 1 != 0
    }

    private static func queue(at pointer: UnsafeMutableRawPointer) -> Trampoline {
        Unmanaged<Trampoline>.fromOpaque(pointer).takeUnretainedValue()
    }

    /// Runs `body` as the root of this task, then all work queued meanwhile.
    @inline(__always)
    static func enter(_ body: () -> Void) {
        let (slot, mark) = (slot, mark)
        let outer = slot.value
        slot.value = mark
        body()
        if slot.value != mark { drainCurrent() }
        slot.value = outer
    }

    /// The queue of this thread; the trampoline must have been entered.
    static var current: Trampoline {
        guard let pointer = slot.value else {
            preconditionFailure("No trampoline is active on this thread.")
        }
        if !isMark(pointer) { return queue(at: pointer) }
        let trampoline = Trampoline(pointer)
        slot.value = Unmanaged.passRetained(trampoline).toOpaque()
        return trampoline
    }

    @inline(never)
    private static func drainCurrent() {
        guard let pointer = slot.value else { return }
        // The slot owned the queue; from here on this call does.
        let trampoline = Unmanaged<Trampoline>.fromOpaque(pointer).takeRetainedValue()
        while !trampoline.isEmpty { trampoline.queue.removeFirst()(trampoline) }
    }
}
