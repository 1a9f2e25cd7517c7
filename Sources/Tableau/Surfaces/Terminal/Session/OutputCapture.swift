#if !canImport(UIKit)
import TableauPlatform

/// Keeps the program's output off the screen while the table is on it.
///
/// Standard output, and standard error if it is the terminal, are redirected to an unlinked file;
/// `restoreTerminal` replays it. Standard error redirected to a file stays there.
@MainActor enum OutputCapture {
    /// Creates the file and saves the original descriptors.
    static func prepare() {
        let state = restoreState
        guard state.pointee.capture < 0 else { return }
        let file = Descriptor.makeTemporaryFile()
        guard file >= 0 else { return }
        state.pointee.capture = file
        state.pointee.standardOutput = Descriptor.duplicate(1)
        if Descriptor.isTerminal(2) { state.pointee.standardError = Descriptor.duplicate(2) }
    }

    /// Redirects the output to the file.
    static func begin() {
        let state = restoreState
        guard state.pointee.capture >= 0 else { return }
        // The C library's buffer contains earlier output.
        System.flushOutput()
        // A file would be block-buffered, and a crash would lose the last block.
        System.flushOutputAtEachLine()
        Descriptor.redirect(1, to: state.pointee.capture)
        if state.pointee.standardError >= 0 { Descriptor.redirect(2, to: state.pointee.capture) }
    }

    /// Flushes the C library's buffer into the file.
    static func flush() {
        System.flushOutput()
    }

    /// Closes the file; call only after the terminal is restored.
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
