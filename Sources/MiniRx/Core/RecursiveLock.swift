import Synchronization
import TableauPlatform

/// Serialises the sources that an operator merges.
///
/// Recursive, since an observer may emit into another source of the same operator. Unlike a `Lock`,
/// it is held while observers run.
final class RecursiveLock: Lockable {
    private let inner = Lock()
    private let owner = Atomic<UInt>(0)
    // Accessed by the owner only.
    private var depth = 0

    /// Whether this thread holds it.
    var isHeld: Bool { owner.load(ordering: .relaxed) == CurrentThread.identity }

    @inline(__always)
    func lock() {
        let me = CurrentThread.identity
        // Only this thread stores its own identity here, so a relaxed load suffices.
        if owner.load(ordering: .relaxed) == me {
            depth &+= 1
            return
        }
        inner.lock()
        owner.store(me, ordering: .relaxed)
    }

    @inline(__always)
    func unlock() {
        if depth > 0 {
            depth &-= 1
            return
        }
        owner.store(0, ordering: .relaxed)
        inner.unlock()
    }
}
