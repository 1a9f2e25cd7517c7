import Synchronization

#if TABLEAU_TSAN
#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A lock the thread sanitizer understands: it reports a contended `Mutex` falsely on Linux.
struct Lock: ~Copyable {
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>

    init() {
        mutex = .allocate(capacity: 1)
        mutex.initialize(to: pthread_mutex_t())
        pthread_mutex_init(mutex, nil)
    }

    func lock() { pthread_mutex_lock(mutex) }
    func unlock() { pthread_mutex_unlock(mutex) }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }
}
#else
/// A plain lock, not recursive.
///
/// Nobody calls out while holding it.
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
