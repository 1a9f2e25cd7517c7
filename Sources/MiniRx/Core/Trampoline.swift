import TableauPlatform

/// The current thread's work queue, on which sequence sources take turns instead of nesting.
///
/// The root subscription on a thread enters it and drains it before `subscribe` returns. Most
/// subscriptions never queue anything, so it is no object: it lies on the stack of that call.
///
/// It belongs to one task: an executor may run another task, of another isolation, inside. That
/// has its own.
struct Trampoline: ~Copyable {
    /// Where a trampoline lies: in a call of `enter`, which outlasts what runs inside, on one thread.
    typealias Place = UnsafeMutablePointer<Trampoline>

    private var queue = Ring<(Place) -> Void>()
    private let task: Int

    private init(task: Int) { self.task = task }

    /// Whether no work is waiting.
    @inline(__always)
    var isEmpty: Bool { queue.isEmpty }

    mutating func append(_ work: @escaping (Place) -> Void) { queue.append(work) }
}

extension Trampoline {
    private static let slot = ThreadSlot()

    private static var currentTask: Int { withUnsafeCurrentTask { $0?.hashValue ?? 0 } }

    private static var innermost: Place? { slot.value?.assumingMemoryBound(to: Trampoline.self) }

    /// Whether this task is inside a root subscription on this thread.
    @inline(__always)
    static var isActive: Bool {
        if let innermost { innermost.pointee.task == currentTask } else { false }
    }

    /// Runs `body` as the root of this task, then all work queued meanwhile.
    @inline(__always)
    static func enter(_ body: () -> Void) {
        var trampoline = Trampoline(task: currentTask)
        let (slot, outer) = (slot, slot.value)
        withUnsafeMutablePointer(to: &trampoline) { place in
            slot.value = UnsafeMutableRawPointer(place)
            body()
            while !place.pointee.isEmpty { place.pointee.queue.removeFirst()(place) }
        }
        slot.value = outer
    }

    /// That of this thread, which must have been entered.
    static var current: Place { innermost! }
}
