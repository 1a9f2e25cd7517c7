#if canImport(Darwin)
public import Darwin
#elseif canImport(Musl)
public import Musl
#elseif canImport(Glibc)
public import Glibc
#elseif canImport(Android)
public import Android
#endif

// Public, as is what it imports: `package` code is not inlined into another module.

/// The calling thread.
public enum CurrentThread {
    /// An identity that no other thread has at the same time; never 0.
    @inlinable public static var identity: UInt {
        #if canImport(Darwin) || canImport(Musl) || canImport(Android)
        // The value is a pointer or a signed number.
        UInt(bitPattern: pthread_self())
        #else
        UInt(pthread_self())
        #endif
    }

    /// Blocks the thread.
    package static func sleep(for delay: Duration) {
        let (seconds, attoseconds) = delay.components
        var wanted = timespec()
        wanted.tv_sec = .init(clamping: seconds)
        wanted.tv_nsec = .init(attoseconds / 1_000_000_000)
        var left = timespec()
        // Continues after a signal with the remaining time.
        while nanosleep(&wanted, &left) != 0 && errno == EINTR { wanted = left }
    }
}

/// One word of thread-local memory, initially nil.
///
/// Create few, and keep them.
public struct ThreadSlot: Sendable {
    @usableFromInline let key: pthread_key_t

    package init() {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        self.key = key
    }

    /// The value of the calling thread.
    @inlinable public var value: UnsafeMutableRawPointer? {
        get { pthread_getspecific(key) }
        nonmutating set { _ = pthread_setspecific(key, newValue) }
    }
}

/// A non-recursive lock of the C library; the thread sanitizer understands it.
package struct ThreadLock: ~Copyable {
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>

    package init() {
        mutex = .allocate(capacity: 1)
        mutex.initialize(to: pthread_mutex_t())
        pthread_mutex_init(mutex, nil)
    }

    package func lock() { pthread_mutex_lock(mutex) }
    package func unlock() { pthread_mutex_unlock(mutex) }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }
}
