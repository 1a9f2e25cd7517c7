#if !canImport(UIKit)
import TableauPlatform

/// Keeps what the program prints off the screen while the table is on it.
///
/// Standard output, and standard error if it is the terminal, point at an unlinked file meanwhile;
/// `restoreTerminal` replays it. Standard error redirected to a file stays there.
@MainActor enum OutputCapture {
    /// Makes the file and remembers where the output went before.
    static func prepare() {
        let state = restoreState
        guard state.pointee.capture < 0 else { return }
        let file = Descriptor.makeTemporaryFile()
        guard file >= 0 else { return }
        state.pointee.capture = file
        state.pointee.standardOutput = Descriptor.duplicate(1)
        if Descriptor.isTerminal(2) { state.pointee.standardError = Descriptor.duplicate(2) }
    }

    /// Points the output at the file.
    static func begin() {
        let state = restoreState
        guard state.pointee.capture >= 0 else { return }
        // What stands in the C library's buffer was printed before.
        System.flushOutput()
        // A file would be buffered in blocks, and the last block be lost in a crash.
        System.flushOutputAtEachLine()
        Descriptor.redirect(1, to: state.pointee.capture)
        if state.pointee.standardError >= 0 { Descriptor.redirect(2, to: state.pointee.capture) }
    }

    /// Puts what the C library still holds into the file.
    static func flush() {
        System.flushOutput()
    }

    /// Closes the file; only after the terminal was restored.
    static func discard() {
        let state = restoreState
        for descriptor in [
            state.pointee.capture, state.pointee.standardOutput, state.pointee.standardError,
        ] where descriptor >= 0 {
            Descriptor.close(descriptor)
        }
        state.pointee.capture = -1
        state.pointee.standardOutput = -1
        state.pointee.standardError = -1
    }
}
#endif
