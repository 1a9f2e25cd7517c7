#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Keeps the optimiser from removing work whose result nobody reads.
@inline(never)
@_optimize(none)
package func blackHole<T>(_ value: T) {}

/// The few things that only the system knows.
package enum System {
    /// Nanoseconds of a clock that never goes back.
    package static var nanoseconds: UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return UInt64(time.tv_sec) &* 1_000_000_000 &+ UInt64(time.tv_nsec)
    }

    /// The most memory that this process has held, in bytes.
    package static var peakMemory: Int {
        var usage = rusage()
        #if canImport(Darwin)
        getrusage(RUSAGE_SELF, &usage)
        return usage.ru_maxrss
        #else
        // An enumeration in one C library, a number in the other.
        #if canImport(Glibc)
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        #else
        getrusage(RUSAGE_SELF, &usage)
        #endif
        // Linux counts in kilobytes.
        return usage.ru_maxrss * 1024
        #endif
    }

    /// Whether somebody watches the error stream.
    static var errorStreamIsTerminal: Bool { isatty(2) == 1 }

    /// Writes to the error stream, unbuffered.
    static func writeError(_ text: String) {
        var text = text
        text.withUTF8 { bytes in
            _ = write(2, bytes.baseAddress, bytes.count)
        }
    }

    /// Prints a line and hands it on at once, so that a pipe sees each case when it is done.
    static func printLine(_ text: String) {
        print(text)
        fflush(nil)
    }

    static func exitProcess(_ code: Int32) -> Never { exit(code) }
}
