// `stdout` is a variable of the C library, declared without actor isolation.
@preconcurrency import TableauCLibrary

/// System services for time, memory and standard streams.
package enum System {
    /// The nanoseconds of a monotonic clock.
    package static var nanoseconds: UInt64 {
        #if canImport(Darwin)
        // There, CLOCK_MONOTONIC has microsecond resolution and advances while the machine sleeps.
        return clock_gettime_nsec_np(CLOCK_UPTIME_RAW)
        #else
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return UInt64(time.tv_sec) &* 1_000_000_000 &+ UInt64(time.tv_nsec)
        #endif
    }

    /// The peak memory of this process, in bytes.
    package static var peakMemory: Int {
        var usage = rusage()
        // `RUSAGE_SELF`, an enumeration in one C library and a number in others, is 0 in all.
        getrusage(.init(0), &usage)
        #if canImport(Darwin)
        return usage.ru_maxrss
        #else
        // The value is in kilobytes.
        return Int(usage.ru_maxrss) * 1024
        #endif
    }

    /// Returns the name of a user, or the number if the user has no name.
    package static func userName(of user: UInt32) -> String {
        var buffer = [CChar](repeating: 0, count: 16_384)
        var entry = passwd()
        var found: UnsafeMutablePointer<passwd>?
        guard getpwuid_r(user, &entry, &buffer, buffer.count, &found) == 0, found != nil,
            let name = entry.pw_name
        else { return "\(user)" }
        return String(cString: name)
    }

    /// Writes to the error stream, unbuffered, if it is open.
    package static func writeError(_ text: String) {
        try? Descriptor.writeAll(Array(text.utf8), to: 2)
    }

    /// Flushes the C library's output buffers.
    package static func flushOutput() { fflush(nil) }

    /// Flushes each printed line when it is complete, wherever the output goes.
    package static func flushOutputAtEachLine() { setvbuf(stdout, nil, _IOLBF, 0) }

    /// Ends the process without what it has registered for its end.
    package static func exitAtOnce(_ code: Int32) -> Never { _exit(code) }
}

package struct SystemError: Error, CustomStringConvertible {
    private let code: Int32

    package init(code: Int32) { self.code = code }

    /// The error of this thread's last failed call.
    package static var last: SystemError { SystemError(code: errno) }

    /// Whether the reader of a pipe has closed it.
    package var isBrokenPipe: Bool { code == EPIPE }

    package var description: String { String(cString: strerror(code)) }
}
