#if !canImport(UIKit)
import TableauPlatform
import TableauRestoreWatchdog

/// A second process that restores the terminal when this one is killed outright.
///
/// `SIGKILL` cannot be handled, so somebody else must be there. It reads from a pipe: `u` when the
/// terminal is taken, `d` when it was given back. When the pipe closes while the terminal is up, the
/// process died, and the watchdog restores.
package final class RestoreWatchdog {
    /// Where it listens, or -1 if there is none.
    ///
    /// For tests, which delay its end.
    @MainActor package static var currentPipe: Int32 { restoreState.pointee.watchdog }

    private let pipe: Int32
    private let process: ChildProcess

    /// Starts the process, or nil if that is not possible; then nothing but `SIGKILL` is lost.
    ///
    /// - Parameter terminal: The path of the terminal, whose modes are those to restore.
    init?(terminal: String) {
        var id: Int32 = -1
        pipe = tableau_start_restore_watchdog(terminal, ControlSequences.leave, &id)
        guard pipe >= 0 else { return nil }
        process = ChildProcess(id: id)
        restoreState.pointee.watchdog = pipe
    }

    /// Says that the terminal is taken; `restoreTerminal` says when it is not.
    func terminalIsTaken() {
        try? Descriptor.writeAll([UInt8(ascii: "u")], to: pipe)
    }

    /// Ends the process.
    func end() {
        restoreState.pointee.watchdog = -1
        Descriptor.close(pipe)
        process.wait()
    }
}
#endif
