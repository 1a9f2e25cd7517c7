#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Android)
import Android
#endif

package struct SystemError: Error, CustomStringConvertible {
    private let code: Int32

    /// Creates the error with a number.
    package init(code: Int32) { self.code = code }

    /// The error of this thread's last failed call.
    package static var last: SystemError { SystemError(code: errno) }

    package static var noSuchProcess: SystemError { SystemError(code: ESRCH) }

    /// Whether the reader of a pipe has closed it.
    package var isBrokenPipe: Bool { code == EPIPE }

    /// The system's description of the error.
    package var description: String { String(cString: strerror(code)) }
}
