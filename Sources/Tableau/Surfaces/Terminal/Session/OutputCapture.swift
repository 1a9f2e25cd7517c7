#if !canImport(UIKit)
// `stdout` is a variable of the C library, and its declaration knows nothing of actors.
@preconcurrency import Glibc

/// Keeps what the program prints off the screen while the table is on it.
///
/// Standard output, and standard error if it is the terminal, point at an unlinked file meanwhile;
/// `restoreTerminal` replays it. Standard error redirected to a file stays there.
@MainActor enum OutputCapture {
    /// Makes the file and remembers where the output went before.
    static func prepare() {
        let state = restoreState
        guard state.pointee.capture < 0 else { return }
        var template = Array("/tmp/tableau-output-XXXXXX".utf8CString)
        let file = mkstemp(&template)
        guard file >= 0 else { return }
        _ = fcntl(file, F_SETFD, FD_CLOEXEC)
        _ = fcntl(file, F_SETFL, O_APPEND)
        unlink(&template)
        state.pointee.capture = file
        state.pointee.standardOutput = fcntl(1, F_DUPFD_CLOEXEC, 10)
        if isatty(2) == 1 { state.pointee.standardError = fcntl(2, F_DUPFD_CLOEXEC, 10) }
    }

    /// Points the output at the file.
    static func begin() {
        let state = restoreState
        guard state.pointee.capture >= 0 else { return }
        // What stands in the C library's buffer was printed before.
        fflush(nil)
        // A file would be buffered in blocks, and the last block be lost in a crash.
        setvbuf(stdout, nil, _IOLBF, 0)
        dup2(state.pointee.capture, 1)
        if state.pointee.standardError >= 0 { dup2(state.pointee.capture, 2) }
    }

    /// Puts what the C library still holds into the file.
    static func flush() {
        fflush(nil)
    }

    /// Closes the file; only after the terminal was restored.
    static func discard() {
        let state = restoreState
        for descriptor in [
            state.pointee.capture, state.pointee.standardOutput, state.pointee.standardError,
        ] where descriptor >= 0 {
            close(descriptor)
        }
        state.pointee.capture = -1
        state.pointee.standardOutput = -1
        state.pointee.standardError = -1
    }
}
#endif
