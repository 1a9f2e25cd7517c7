// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

public import DarwinC
public import Glibc

// MARK: Threads

public struct _opaque_pthread_t {}
public typealias pthread_t = UnsafeMutablePointer<_opaque_pthread_t>
public typealias pthread_key_t = UInt

public struct pthread_mutex_t: Sendable {
    fileprivate var linux = Glibc.pthread_mutex_t()

    public init() {}
}

public func pthread_self() -> pthread_t! { pthread_t(bitPattern: Glibc.pthread_self()) }

@discardableResult
public func pthread_key_create(
    _ key: UnsafeMutablePointer<pthread_key_t>!,
    _ destructor: (@convention(c) (UnsafeMutableRawPointer) -> Void)!
) -> Int32 {
    var linux = Glibc.pthread_key_t()
    precondition(destructor == nil)
    let result = Glibc.pthread_key_create(&linux, nil)
    key.pointee = UInt(linux)
    return result
}

public func pthread_getspecific(_ key: pthread_key_t) -> UnsafeMutableRawPointer? {
    Glibc.pthread_getspecific(UInt32(key))
}

@discardableResult
public func pthread_setspecific(_ key: pthread_key_t, _ value: UnsafeRawPointer?) -> Int32 {
    Glibc.pthread_setspecific(UInt32(key), value)
}

public typealias pthread_mutexattr_t = UnsafeRawPointer

@discardableResult
public func pthread_mutex_init(
    _ mutex: UnsafeMutablePointer<pthread_mutex_t>!,
    _ attributes: UnsafePointer<pthread_mutexattr_t>!
) -> Int32 { Glibc.pthread_mutex_init(&mutex.pointee.linux, nil) }
@discardableResult
public func pthread_mutex_lock(_ mutex: UnsafeMutablePointer<pthread_mutex_t>!) -> Int32 {
    Glibc.pthread_mutex_lock(&mutex.pointee.linux)
}
@discardableResult
public func pthread_mutex_unlock(_ mutex: UnsafeMutablePointer<pthread_mutex_t>!) -> Int32 {
    Glibc.pthread_mutex_unlock(&mutex.pointee.linux)
}
@discardableResult
public func pthread_mutex_destroy(_ mutex: UnsafeMutablePointer<pthread_mutex_t>!) -> Int32 {
    Glibc.pthread_mutex_destroy(&mutex.pointee.linux)
}

// MARK: Time

public typealias timespec = Glibc.timespec

@discardableResult
public func nanosleep(
    _ wanted: UnsafePointer<timespec>!, _ left: UnsafeMutablePointer<timespec>!
) -> Int32 { Glibc.nanosleep(wanted, left) }

public struct clockid_t: RawRepresentable, Equatable, Sendable {
    public var rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

public var CLOCK_UPTIME_RAW: clockid_t { clockid_t(8) }

public func time(_ result: UnsafeMutablePointer<time_t>!) -> time_t { Glibc.time(result) }

public func clock_gettime_nsec_np(_ clock: clockid_t) -> UInt64 {
    var time = timespec()
    Glibc.clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}

public typealias mach_timebase_info_data_t = mach_timebase_info

// MARK: Memory

public struct rusage: Sendable {
    /// In bytes.
    public var ru_maxrss = 0

    public init() {}
}

public let RUSAGE_SELF: Int32 = 0

@discardableResult
public func getrusage(_ who: Int32, _ usage: UnsafeMutablePointer<rusage>!) -> Int32 {
    var linux = Glibc.rusage()
    let result = Glibc.getrusage(__rusage_who_t(Glibc.RUSAGE_SELF.rawValue), &linux)
    usage.pointee.ru_maxrss = linux.ru_maxrss * 1024
    return result
}
