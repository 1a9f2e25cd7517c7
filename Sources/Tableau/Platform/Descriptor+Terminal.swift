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

/// Descriptor functions for terminal programs. They are safe in a signal handler, except those that
/// open something.
extension Descriptor {
    /// Opens a terminal without blocking, for non-blocking writes; returns -1 if it fails.
    package static func openTerminal(_ path: String) -> Int32 {
        open(path, O_RDWR | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    }

    /// Returns a second descriptor for the same file, closed in child programs; -1 if it fails.
    package static func duplicate(_ descriptor: Int32) -> Int32 {
        fcntl(descriptor, F_DUPFD_CLOEXEC, 10)
    }

    /// Makes a descriptor refer to another file.
    package static func redirect(_ descriptor: Int32, to other: Int32) { dup2(other, descriptor) }

    /// Creates a pipe, closed in child programs.
    package static func makePipe() -> (read: Int32, write: Int32)? {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { closeOnExec(end) }
        return (ends[0], ends[1])
    }

    /// Makes reads and writes non-blocking; they return ``Transfer/wouldBlock`` instead.
    package static func unblock(_ descriptor: Int32) { _ = fcntl(descriptor, F_SETFL, O_NONBLOCK) }

    static func closeOnExec(_ descriptor: Int32, _ closes: Bool = true) {
        _ = fcntl(descriptor, F_SETFD, closes ? FD_CLOEXEC : 0)
    }

    /// Creates an unnamed file in append mode; returns -1 if it fails.
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

    /// Seeks to a place in a file, for the next read.
    package static func seek(_ descriptor: Int32, to offset: Int) {
        lseek(descriptor, off_t(offset), SEEK_SET)
    }

    /// Returns the number of bytes in a file, and seeks to its end.
    package static func size(of descriptor: Int32) -> Int { Int(lseek(descriptor, 0, SEEK_END)) }

    /// Removes the contents of a file.
    package static func empty(_ descriptor: Int32) {
        ftruncate(descriptor, 0)
        seek(descriptor, to: 0)
    }
}
#endif
