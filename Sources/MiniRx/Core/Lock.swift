#if TABLEAU_TSAN
import Foundation

/// A lock that the thread sanitizer supports; it reports false positives for `Mutex` on Linux.
struct Lock: ~Copyable {
    private let inner = NSLock()

    func lock() { inner.lock() }
    func unlock() { inner.unlock() }
}
#else
import Synchronization

/// A non-recursive lock.
///
/// Never held while user code runs, except for the change of a `ConcurrentRelay`.
///
/// `_unsafeLock` and `_unsafeUnlock` are what `Mutex.withLock` is made of: public, and inlined into
/// the caller, so that no library can lack them. A closure would not do, as some functions release a
/// lock that their caller has taken; and a pthread lock doubles the time of `BehaviorRelay.accept`.
struct Lock: ~Copyable {
    private let mutex = Mutex<Void>(())

    @inline(__always) func lock() { mutex._unsafeLock() }
    @inline(__always) func unlock() { mutex._unsafeUnlock() }
}
#endif

protocol Lockable: ~Copyable {
    func lock()
    func unlock()
}

extension Lock: Lockable {}

extension Lockable where Self: ~Copyable {
    @inline(__always)
    func withLock<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure)
        -> Result
    {
        lock()
        defer { unlock() }
        return try body()
    }
}
