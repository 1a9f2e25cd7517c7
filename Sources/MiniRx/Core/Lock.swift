#if TABLEAU_TSAN
import TableauPlatform

/// A lock the thread sanitizer understands: it reports a contended `Mutex` falsely on Linux.
typealias Lock = ThreadLock
#else
import Synchronization

/// A plain lock, not recursive.
///
/// It is never held while user code is called.
struct Lock: ~Copyable {
    private let mutex = Mutex<Void>(())

    @inline(__always) func lock() { mutex._unsafeLock() }
    @inline(__always) func unlock() { mutex._unsafeUnlock() }
}
#endif

extension Lock {
    /// Runs `body` holding the lock.
    @inline(__always)
    func withLock<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure)
        -> Result
    {
        lock()
        defer { unlock() }
        return try body()
    }
}
