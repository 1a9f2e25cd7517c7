#if !canImport(UIKit)
import Glibc

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
    private let guardian: Guardian?
    private var modes: termios

    /// Whether standard input and output are both a terminal.
    static var isPossible: Bool { isatty(0) == 1 && isatty(1) == 1 }

    /// Prepares a session; ``enter()`` takes the terminal.
    ///
    /// - Parameter guardsAgainstKill: Whether a small shell process restores the terminal should
    ///   this one be killed with `SIGKILL`.
    init(guardsAgainstKill: Bool) throws {
        var modes = termios()
        guard tcgetattr(0, &modes) == 0 else { throw Self.error("tcgetattr") }
        self.modes = modes
        input = 0
        let path = ttyname(1).map { String(cString: $0) }
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
            CrashGuard.install()
        }
        OutputCapture.prepare()
        guardian =
            guardsAgainstKill ? Guardian(terminal: path ?? "/dev/tty", modes: modes) : nil
    }

    /// Takes the terminal: at the start, and again after each suspension.
    func enter() throws {
        var raw = modes
        cfmakeraw(&raw)
        raw.c_iflag |= tcflag_t(IUTF8)
        withUnsafeMutableBytes(of: &raw.c_cc) {
            $0[Int(VMIN)] = 1
            $0[Int(VTIME)] = 0
        }
        guardian?.terminalIsTaken()
        restoreState.pointee.isActive = 1
        OutputCapture.begin()
        // Not TCSAFLUSH: keys typed ahead count, and a stuck terminal must not block us.
        guard tcsetattr(input, TCSANOW, &raw) == 0 else {
            let error = Self.error("tcsetattr")
            leave()
            throw error
        }
        output.send(Array(ControlSequences.enter.utf8))
    }

    /// Gives the terminal back.
    func leave() {
        output.dropPending()
        OutputCapture.flush()
        restoreTerminal()
    }

    /// Gives the terminal back, stops as Control-Z stops a program, and returns when continued.
    ///
    /// Where nobody could continue it, in an orphaned process group, it goes on at once: so the
    /// kernel treats SIGTSTP, which is therefore sent, and not SIGSTOP.
    ///
    /// - Parameter stopsGroup: Whether whoever started the program and waits for it, such as `make`
    ///   or a script, stops too, as when the terminal itself sends the signal. Otherwise the shell
    ///   would not learn of it.
    func suspend(stopsGroup: Bool) {
        leave()
        var byDefault = sigaction()
        var ours = sigaction()
        sigemptyset(&byDefault.sa_mask)
        sigaction(SIGTSTP, &byDefault, &ours)
        // On the main thread, which the kernel stops before the call returns.
        kill(stopsGroup ? 0 : getpid(), SIGTSTP)
        sigaction(SIGTSTP, &ours, nil)
    }

    /// Gives the terminal back for good.
    func end() {
        leave()
        guardian?.end()
        OutputCapture.discard()
        output.end()
    }

    /// The size the terminal has now, or 80 x 24 if it does not say.
    var size: TerminalSize {
        var size = winsize()
        guard ioctl(output.descriptor, UInt(TIOCGWINSZ), &size) == 0 else {
            return TerminalSize(columns: 80, rows: 24)
        }
        if size.ws_col == 0 && size.ws_row == 0 { return TerminalSize(columns: 80, rows: 24) }
        return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
    }

    static func error(_ call: String) -> TerminalError {
        TerminalError(.system, "\(call) failed: \(String(cString: strerror(errno)))")
    }
}
#endif
