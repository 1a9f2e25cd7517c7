#if !canImport(UIKit)
import Foundation
package import TableauPlatform

// A program on a pseudo-terminal, and what a person there does and sees.

extension ChildProcess {
    /// Starts a program as the leader of a session on a new terminal.
    ///
    /// - Returns: The process, and the user's side of the terminal.
    package static func onTerminal(
        _ words: [String], environment: [String: String], columns: Int, rows: Int
    ) -> (process: ChildProcess, person: Int32)? {
        let argv = cStrings(words)
        let envp = cStrings(environment.map { "\($0.key)=\($0.value)" })
        defer { for pointer in argv + envp { free(pointer) } }
        var size = winsize(columns: columns, rows: rows)
        var person: Int32 = -1
        // The program must not inherit the signals that this thread blocks.
        var noSignals = sigset_t()
        var blocked = sigset_t()
        sigemptyset(&noSignals)
        pthread_sigmask(SIG_SETMASK, &noSignals, &blocked)
        defer { pthread_sigmask(SIG_SETMASK, &blocked, nil) }
        let id = argv.withUnsafeBufferPointer { argv in
            envp.withUnsafeBufferPointer { envp in
                guard let path = argv[0], let argv = argv.baseAddress, let envp = envp.baseAddress
                else { return pid_t(-1) }
                let id = forkpty(&person, nil, nil, &size)
                if id == 0 {
                    // Nothing but calls of the system: another thread may have held a lock of the
                    // allocator, or of Swift's runtime, that nobody releases in this process.
                    // A pipe of another thread that this process kept open would never end.
                    var inherited: Int32 = 3
                    while inherited < 1024 {
                        close(inherited)
                        inherited += 1
                    }
                    execve(path, argv, envp)
                    _exit(127)
                }
                return id
            }
        }
        guard id > 0 else { return nil }
        Descriptor.closeOnExec(person)
        return (ChildProcess(id: id), person)
    }

    /// The current status.
    ///
    /// Do not read it again after the process has ended.
    package var status: Status { wait(options: WNOHANG | WUNTRACED) }
}

/// Returns whether a terminal itself edits and echoes lines.
package func isCooked(_ terminal: Int32) -> Bool {
    var modes = termios()
    guard tcgetattr(terminal, &modes) == 0 else { return false }
    let wanted = tcflag_t(ICANON) | tcflag_t(ECHO) | tcflag_t(ISIG)
    return modes.c_lflag & wanted == wanted && modes.c_oflag & tcflag_t(OPOST) != 0
}

/// Resizes the terminal that a person sees; programs on it receive a signal.
package func resizeTerminal(_ person: Int32, columns: Int, rows: Int) {
    var size = winsize(columns: columns, rows: rows)
    _ = ioctl(person, UInt(TIOCSWINSZ), &size)
}

extension winsize {
    fileprivate init(columns: Int, rows: Int) {
        self.init()
        ws_col = UInt16(columns)
        ws_row = UInt16(rows)
    }
}
#endif
