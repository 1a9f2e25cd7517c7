#if TABLEAU_HAS_TERMINAL
#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Android)
import Android
#endif

/// What programs on a terminal do with descriptors. The functions are safe in a signal handler,
/// except those that open something.
extension Descriptor {
    /// Whether it is a terminal.
    package static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

    /// Opens a terminal, so that neither opening nor writing ever waits for it; -1 if it fails.
    package static func openTerminal(_ path: String) -> Int32 {
        open(path, O_RDWR | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    }

    /// A second number for the same file, closed when a program is started; -1 if it fails.
    package static func duplicate(_ descriptor: Int32) -> Int32 {
        fcntl(descriptor, F_DUPFD_CLOEXEC, 10)
    }

    /// Lets a descriptor stand for another file.
    package static func redirect(_ descriptor: Int32, to other: Int32) { dup2(other, descriptor) }

    /// Both ends of a pipe, closed when a program is started.
    package static func makePipe() -> (read: Int32, write: Int32)? {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { closeOnExec(end) }
        return (ends[0], ends[1])
    }

    /// Lets reads and writes never wait; they say ``Transfer/wouldBlock`` instead.
    package static func unblock(_ descriptor: Int32) { _ = fcntl(descriptor, F_SETFL, O_NONBLOCK) }

    static func closeOnExec(_ descriptor: Int32, _ closes: Bool = true) {
        _ = fcntl(descriptor, F_SETFD, closes ? FD_CLOEXEC : 0)
    }

    /// A file without a name, to which all that is written is appended; -1 if it fails.
    package static func makeTemporaryFile() -> Int32 {
        let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        var template = Array("\(folder)/tableau-output-XXXXXX".utf8CString)
        let file = mkstemp(&template)
        guard file >= 0 else { return -1 }
        closeOnExec(file)
        _ = fcntl(file, F_SETFL, O_APPEND)
        unlink(&template)
        return file
    }

    /// Goes to the beginning of a file; the next read is from there.
    package static func rewind(_ descriptor: Int32) { lseek(descriptor, 0, SEEK_SET) }

    /// Removes what a file holds.
    package static func empty(_ descriptor: Int32) {
        ftruncate(descriptor, 0)
        rewind(descriptor)
    }

    /// Waits until a descriptor takes more bytes, or has some to be read.
    ///
    /// - Returns: Whether it does, or nobody is there any more; false when the time is over.
    @discardableResult
    package static func wait(
        for descriptor: Int32, toTakeBytes: Bool, milliseconds: Int32
    ) -> Bool {
        var wanted = pollfd(
            fd: descriptor, events: Int16(toTakeBytes ? POLLOUT : POLLIN), revents: 0)
        guard poll(&wanted, 1, milliseconds) > 0 else { return false }
        guard wanted.revents & Int16(POLLNVAL) != 0 else { return true }
        // Darwin refuses to wait for some devices, such as /dev/tty.
        poll(nil, 0, milliseconds)
        return false
    }
}
#endif
