import Synchronization

/// Whether and how a subject ended.
final class SubjectEnd {
    private let flag = Atomic<Bool>(false)
    private let lock = Lock()
    private var stored: (any Error)?

    /// One load: asked for every element.
    @inline(__always)
    var hasCome: Bool { flag.load(ordering: .acquiring) }

    /// The error it ended with; `nil` if it completed, or lives.
    var error: (any Error)? { lock.withLock { stored } }

    /// Ends it; `false` if it had ended before.
    func set(_ error: (any Error)?) -> Bool {
        lock.lock()
        defer { lock.unlock() }
        if hasCome { return false }
        stored = error
        flag.store(true, ordering: .releasing)
        return true
    }
}
