// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

@preconcurrency public import Glibc

// MARK: Errors

public let EINTR: Int32 = 4
public let ESRCH: Int32 = 3
public let EPIPE: Int32 = 32
public let EAGAIN: Int32 = 35

/// Converts between Linux's and Darwin's numbers; of those in use, only these two differ.
private func exchanged(_ code: Int32) -> Int32 {
    switch code {
    case 11: 35
    case 35: 11
    default: code
    }
}

public var errno: Int32 {
    get { exchanged(Glibc.errno) }
    set { Glibc.errno = exchanged(newValue) }
}

public func strerror(_ code: Int32) -> UnsafeMutablePointer<CChar>! {
    Glibc.strerror(exchanged(code))
}

// MARK: Files

public typealias mode_t = UInt16
public typealias dev_t = Int32
public typealias off_t = Int64
public typealias pid_t = Int32

public let O_RDONLY: Int32 = 0
public let O_WRONLY: Int32 = 1
public let O_RDWR: Int32 = 2
public let O_NONBLOCK: Int32 = 4
public let O_APPEND: Int32 = 8
public let O_NOCTTY: Int32 = 0x20000
public let O_CLOEXEC: Int32 = 0x100_0000
public let F_SETFD: Int32 = 2
public let F_SETFL: Int32 = 4
public let F_DUPFD_CLOEXEC: Int32 = 67
public let FD_CLOEXEC: Int32 = 1
public let SEEK_SET: Int32 = 0
public let SEEK_END: Int32 = 2
public let S_IFCHR: mode_t = 0o020000

private func openFlags(_ flags: Int32) -> Int32 {
    var linux = flags & 3
    for (ours, theirs) in [
        (O_NONBLOCK, Glibc.O_NONBLOCK), (O_APPEND, Glibc.O_APPEND), (O_NOCTTY, Glibc.O_NOCTTY),
        (O_CLOEXEC, Glibc.O_CLOEXEC),
    ] where flags & ours != 0 { linux |= theirs }
    return linux
}

public func open(_ path: UnsafePointer<CChar>, _ oflag: Int32) -> Int32 {
    Glibc.open(path, openFlags(oflag))
}

public func fcntl(_ fd: Int32, _ cmd: Int32, _ value: Int32) -> Int32 {
    switch cmd {
    case F_SETFL: Glibc.fcntl(fd, Glibc.F_SETFL, openFlags(value))
    case F_DUPFD_CLOEXEC: Glibc.fcntl(fd, Glibc.F_DUPFD_CLOEXEC, value)
    default: Glibc.fcntl(fd, cmd, value)
    }
}

public func read(_ fd: Int32, _ bytes: UnsafeMutableRawPointer!, _ count: Int) -> Int {
    Glibc.read(fd, bytes, count)
}
public func write(_ fd: Int32, _ bytes: UnsafeRawPointer!, _ count: Int) -> Int {
    Glibc.write(fd, bytes, count)
}
@discardableResult public func close(_ fd: Int32) -> Int32 { Glibc.close(fd) }
@discardableResult public func dup2(_ fd: Int32, _ other: Int32) -> Int32 { Glibc.dup2(fd, other) }
public func pipe(_ ends: UnsafeMutablePointer<Int32>!) -> Int32 { Glibc.pipe(ends) }
public func mkstemp(_ template: UnsafeMutablePointer<CChar>!) -> Int32 { Glibc.mkstemp(template) }
@discardableResult public func unlink(_ path: UnsafePointer<CChar>!) -> Int32 { Glibc.unlink(path) }
public func fsync(_ fd: Int32) -> Int32 { Glibc.fsync(fd) }
public func rename(_ old: UnsafePointer<CChar>!, _ new: UnsafePointer<CChar>!) -> Int32 {
    Glibc.rename(old, new)
}
@discardableResult
public func lseek(_ fd: Int32, _ offset: off_t, _ whence: Int32) -> off_t {
    off_t(Glibc.lseek(fd, Int(offset), whence))
}
@discardableResult public func ftruncate(_ fd: Int32, _ length: off_t) -> Int32 {
    Glibc.ftruncate(fd, Int(length))
}

// MARK: Waiting

public typealias nfds_t = UInt32

public struct pollfd: Sendable {
    public var fd: Int32 = 0
    public var events: Int16 = 0
    public var revents: Int16 = 0

    public init() {}
    public init(fd: Int32, events: Int16, revents: Int16) {
        (self.fd, self.events, self.revents) = (fd, events, revents)
    }
}

public let POLLIN: Int32 = 1
public let POLLOUT: Int32 = 4
public let POLLNVAL: Int32 = 0x20

@discardableResult
public func poll(
    _ descriptors: UnsafeMutablePointer<pollfd>!, _ count: nfds_t, _ milliseconds: Int32
) -> Int32 {
    Glibc.poll(
        UnsafeMutableRawPointer(descriptors)?.assumingMemoryBound(to: Glibc.pollfd.self),
        UInt(count), milliseconds)
}

// MARK: Standard streams and memory

public typealias FILE = Glibc.FILE

public let _IOLBF: Int32 = 1
public var stdout: UnsafeMutablePointer<FILE> { Glibc.stdout }
@discardableResult public func fflush(_ file: UnsafeMutablePointer<FILE>!) -> Int32 {
    Glibc.fflush(file)
}
@discardableResult
public func setvbuf(
    _ file: UnsafeMutablePointer<FILE>!, _ buffer: UnsafeMutablePointer<CChar>!, _ mode: Int32,
    _ size: Int
) -> Int32 {
    Glibc.setvbuf(file, buffer, mode, size)
}
public func getenv(_ name: UnsafePointer<CChar>!) -> UnsafeMutablePointer<CChar>! {
    Glibc.getenv(name)
}
public func strdup(_ text: UnsafePointer<CChar>!) -> UnsafeMutablePointer<CChar>! {
    Glibc.strdup(text)
}
public func free(_ block: UnsafeMutableRawPointer!) { Glibc.free(block) }
