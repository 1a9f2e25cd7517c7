public import TableauCLibrary

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
}

/// One word of thread-local memory, initially nil; create few, and keep them.
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
