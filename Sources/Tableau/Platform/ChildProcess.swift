#if TABLEAU_HAS_TERMINAL
import TableauCLibrary
import Synchronization

package struct ChildProcess: Sendable {
    package enum Status: Equatable, Sendable {
        case running
        case stopped
        case exited(Int32)
        /// Ended by a signal, given by its number.
        case killed(Int32)
    }

    /// The process identifier.
    package let id: Int32

    /// Runs a program with this process's terminal and output; returns nil if it cannot be started.
    ///
    /// - Parameter words: The program, searched for in `PATH`, and its arguments.
    package static func run(_ words: [String]) -> Status? {
        var arguments = cStrings(words)
        defer { for argument in arguments { free(argument) } }
        // A signal that comes while the program starts waits for its number.
        let id = foreground.withLock { foreground in
            var id = pid_t()
            guard posix_spawnp(&id, words[0], nil, nil, &arguments, environ) == 0 else {
                return Int32?.none
            }
            foreground = id
            return id
        }
        guard let id else { return nil }
        defer { foreground.withLock { $0 = 0 } }
        return ChildProcess(id: id).wait()
    }

    /// Passes a signal on to the program that ``run(_:)`` waits for, if there is one.
    static func passOn(_ signal: Signal) {
        let id = foreground.withLock(\.self)
        if id > 0 { signal.send(to: id) }
    }

    private static let foreground = Mutex(Int32(0))

    /// Starts a program as the leader of a session on a new terminal.
    ///
    /// - Returns: The process, and the user's side of the terminal.
    package static func onTerminal(
        _ words: [String], environment: [String: String], columns: Int, rows: Int
    ) -> (process: ChildProcess, person: Int32)? {
        let argv = cStrings(words)
        let envp = cStrings(environment.map { "\($0.key)=\($0.value)" })
        defer { for pointer in argv + envp { free(pointer) } }
        var size = winsize()
        size.ws_col = UInt16(columns)
        size.ws_row = UInt16(rows)
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

    /// Waits for the process to end.
    @discardableResult
    package func wait() -> Status { status(waitpid, options: 0) }

    /// The current status.
    ///
    /// Do not read it again after the process has ended.
    package var status: Status { status(waitpid, options: WNOHANG | WUNTRACED) }

    private func status(
        _ wait: (Int32, UnsafeMutablePointer<Int32>, Int32) -> Int32, options: Int32
    ) -> Status {
        var status: Int32 = 0
        var changed = wait(id, &status, options)
        while changed < 0, errno == EINTR { changed = wait(id, &status, options) }
        guard changed == id else { return .running }
        if status & 0xFF == 0x7F { return .stopped }
        return status & 0x7F == 0 ? .exited(status >> 8 & 0xFF) : .killed(status & 0x7F)
    }

    private static func cStrings(_ words: [String]) -> [UnsafeMutablePointer<CChar>?] {
        words.map { strdup($0) } + [nil]
    }
}
#endif
