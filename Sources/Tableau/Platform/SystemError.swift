#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Android)
import Android
#elseif os(Windows)
import ucrt
#endif

/// Why the system refused a call.
package struct SystemError: Error, CustomStringConvertible {
    private let code: Int32

    /// That of the last call of this thread that failed.
    package static var last: SystemError { SystemError(code: errno) }

    /// Whether the reader of a pipe has closed it.
    package var isBrokenPipe: Bool { code == EPIPE }

    /// The reason in words.
    package var description: String { String(cString: strerror(code)) }
}
