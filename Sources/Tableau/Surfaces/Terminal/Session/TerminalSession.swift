#if !canImport(UIKit)
import TableauPlatform

/// The terminal while it is ours: raw modes, the alternate screen, a private descriptor to draw
/// on, and the promise to give all of it back, however the process ends.
///
/// While the session is up, what the program prints is captured (it would tear the screen) and
/// replayed after the terminal was given back; so a `fatalError` message is never lost.
@MainActor final class TerminalSession {
    /// The descriptor that keys are read from.
    let input: Int32
    /// The sender of frames.
    let output: TerminalOutput
    private let watchdog: RestoreWatchdog?
    private let modes: TerminalModes

    /// Prepares a session; ``enter()`` takes the terminal.
    ///
    /// - Parameter guardsAgainstKill: Whether a second process restores the terminal should this one
    ///   be killed with `SIGKILL`.
    init(guardsAgainstKill: Bool) throws {
        guard let modes = TerminalModes(of: 0) else { throw Self.error("tcgetattr") }
        self.modes = modes
        // Darwin cannot wait for keys on an alias.
        let alias = TerminalDevice.isAlias(0) ? TerminalDevice.path(of: 0) : nil
        input = alias.map(Descriptor.openTerminal) ?? 0
        let path = TerminalDevice.path(of: 1)
        output = try TerminalOutput(path: path)

        let state = restoreState
        state.pointee.input = input
        state.pointee.output = output.descriptor
        state.pointee.modes = modes
        if state.pointee.leave == nil {
            let bytes = Array(ControlSequences.leave.utf8)
            let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count)
            memory.initialize(from: bytes, count: bytes.count)
            state.pointee.leave = memory
            state.pointee.leaveCount = bytes.count
            CrashGuard.install(restoreTerminal)
        }
        OutputCapture.prepare()
        watchdog = guardsAgainstKill ? RestoreWatchdog(terminal: path ?? "/dev/tty") : nil
    }

    /// Takes the terminal: at the start, and again after each suspension.
    ///
    /// - Parameter query: What to ask the terminal first.
    func enter(asking query: String = "") throws {
        watchdog?.terminalIsTaken()
        restoreState.pointee.isActive = 1
        OutputCapture.begin()
        guard modes.raw.apply(to: input) else {
            let error = Self.error("tcsetattr")
            leave()
            throw error
        }
        output.send(Array((ControlSequences.enter + query).utf8))
    }

    /// Gives the terminal back.
    func leave() {
        output.dropPending()
        OutputCapture.flush()
        restoreTerminal()
    }

    /// Gives the terminal back, stops as Control-Z stops a program, and returns when continued.
    ///
    /// - Parameter stopsGroup: Whether whoever started the program and waits for it, such as `make`
    ///   or a script, stops too, as when the terminal itself sends the signal. Otherwise the shell
    ///   would not learn of it.
    func suspend(stopsGroup: Bool) {
        leave()
        Signal.stopThisProcess(stopsGroup: stopsGroup)
    }

    /// Gives the terminal back for good.
    func end() {
        leave()
        watchdog?.end()
        OutputCapture.discard()
        output.end()
    }

    /// The size the terminal has now, or 80 x 24 if it does not say.
    var size: TerminalSize {
        let size = TerminalDevice.size(of: output.descriptor) ?? (80, 24)
        return TerminalSize(columns: size.columns, rows: size.rows)
    }

    static func error(_ call: String) -> TerminalError {
        TerminalError(.system, "\(call) failed: \(SystemError.last).")
    }
}
#endif
