#if !canImport(UIKit)
import Glibc

/// Writes text where it was asked for.
package enum TextOutput {
    /// Prints text on standard output.
    ///
    /// - Returns: Whether somebody reads on. A reader that closed it (`| head`) is no error: it has
    ///   what it wanted.
    @discardableResult
    package static func print(_ text: String) throws(TerminalError) -> Bool {
        let bytes = Array(text.utf8)
        // A closed pipe must come back as an error of this one call, not end the process.
        let before = signal(SIGPIPE, SIG_IGN)
        defer { signal(SIGPIPE, before) }
        fflush(nil)
        if write(bytes, to: 1) { return true }
        if errno == EPIPE { return false }
        throw TerminalError(
            .system, "Writing the text failed: \(String(cString: strerror(errno)))")
    }

    /// Prints a complaint on standard error, if anybody can read it.
    package static func complain(_ text: String) {
        _ = write(Array(text.utf8), to: 2)
    }

    /// Writes a file, in place of what it held.
    static func write(_ text: String, toFile path: String) throws {
        let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard file >= 0, write(Array(text.utf8), to: file), close(file) == 0 else {
            throw TerminalError(
                .recording,
                "The recording `\(path)` could not be written: "
                    + String(cString: strerror(errno)))
        }
    }

    private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0 {
                if errno == EINTR { continue }
                return false
            }
            rest = rest.dropFirst(count)
        }
        return true
    }
}
#endif
