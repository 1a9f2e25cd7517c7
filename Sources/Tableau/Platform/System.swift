#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
// `stdout` is a variable of the C library, and its declaration knows nothing of actors.
@preconcurrency import Musl
#elseif canImport(Glibc)
@preconcurrency import Glibc
#elseif canImport(Android)
@preconcurrency import Android
#elseif os(Windows)
import ucrt
import WinSDK
#endif

/// The few things that only the system knows.
package enum System {
    /// Nanoseconds of a clock that never goes back.
    package static var nanoseconds: UInt64 {
        #if os(Windows)
        var (count, frequency) = (LARGE_INTEGER(), LARGE_INTEGER())
        QueryPerformanceCounter(&count)
        QueryPerformanceFrequency(&frequency)
        return UInt64(Double(count.QuadPart) * 1e9 / Double(frequency.QuadPart))
        #elseif canImport(Darwin)
        // CLOCK_MONOTONIC counts microseconds there, and goes on while the machine sleeps.
        return clock_gettime_nsec_np(CLOCK_UPTIME_RAW)
        #else
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return UInt64(time.tv_sec) &* 1_000_000_000 &+ UInt64(time.tv_nsec)
        #endif
    }

    /// The most memory that this process has held, in bytes; 0 where nobody counts.
    package static var peakMemory: Int {
        #if os(Windows)
        return 0
        #else
        var usage = rusage()
        #if canImport(Darwin) || canImport(Musl) || canImport(Android)
        getrusage(RUSAGE_SELF, &usage)
        #else
        // An enumeration in this C library alone.
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        #endif
        #if canImport(Darwin)
        return usage.ru_maxrss
        #else
        // In kilobytes.
        return Int(usage.ru_maxrss) * 1024
        #endif
        #endif
    }

    // MARK: Standard streams

    /// Whether somebody watches the error stream.
    package static var errorStreamIsTerminal: Bool { Descriptor.isTerminal(2) }

    /// Writes to the error stream, unbuffered, if anybody can read it.
    package static func writeError(_ text: String) {
        try? Descriptor.writeAll(Array(text.utf8), to: 2)
    }

    /// Prints a line and hands it on at once, so that a pipe sees it when it is done.
    package static func printLine(_ text: String) {
        print(text)
        flushOutput()
    }

    /// Hands on what `print` has left in the C library.
    package static func flushOutput() { fflush(nil) }

    #if TABLEAU_HAS_TERMINAL
    /// Hands on each printed line when it is complete, wherever the output goes.
    package static func flushOutputAtEachLine() { setvbuf(stdout, nil, _IOLBF, 0) }
    #endif

    /// Ends the process in an orderly way.
    package static func exitProcess(_ code: Int32) -> Never { exit(code) }
}
