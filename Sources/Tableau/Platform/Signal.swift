#if TABLEAU_HAS_TERMINAL
import TableauCLibrary

/// A signal from the system or another process; the numbers differ between systems.
package enum Signal: CaseIterable, Sendable {
    case hangUp, interrupt, quit, terminate, kill
    /// Like Control-Z, which a process may ignore; and the stop that none can.
    case stop, forcedStop
    case `continue`, windowSize
    case illegal, trap, abort, bus, arithmetic, segmentation

    /// The system's number for it.
    package var number: Int32 {
        switch self {
        case .hangUp: SIGHUP
        case .interrupt: SIGINT
        case .quit: SIGQUIT
        case .terminate: SIGTERM
        case .kill: SIGKILL
        case .stop: SIGTSTP
        case .forcedStop: SIGSTOP
        case .continue: SIGCONT
        case .windowSize: SIGWINCH
        case .illegal: SIGILL
        case .trap: SIGTRAP
        case .abort: SIGABRT
        case .bus: SIGBUS
        case .arithmetic: SIGFPE
        case .segmentation: SIGSEGV
        }
    }

    /// Creates the signal for a number; nil if it is not one of these.
    package init?(number: Int32) {
        guard let signal = Self.allCases.first(where: { $0.number == number }) else { return nil }
        self = signal
    }

    /// Sends the signal; the error explains why it may not be sent.
    @discardableResult
    package func send(to process: Int32) -> SystemError? {
        TableauCLibrary.kill(process, number) == 0 ? nil : .last
    }

    /// Stops this process, as Control-Z stops a program, and returns when it is continued.
    ///
    /// In an orphaned process group, which cannot be continued, it returns at once: the kernel
    /// ignores SIGTSTP there, which is why that is sent, not SIGSTOP.
    ///
    /// - Parameter stopsGroup: Whether the whole process group stops.
    @MainActor package static func stopThisProcess(stopsGroup: Bool) {
        // On the main thread, which the kernel stops before the call returns.
        withDefaultStop { _ = TableauCLibrary.kill(stopsGroup ? 0 : getpid(), SIGTSTP) }
    }

    /// Runs `body`; meanwhile, Control-Z stops this process as it does by default.
    @MainActor static func withDefaultStop(_ body: () -> Void) {
        var byDefault = sigaction()
        var ours = sigaction()
        sigemptyset(&byDefault.sa_mask)
        sigaction(SIGTSTP, &byDefault, &ours)
        body()
        sigaction(SIGTSTP, &ours, nil)
    }

    /// Ends this process as the signal does by default, so that its parent knows why.
    ///
    /// The kernel spares the first process of a container, which then exits as a shell reports it.
    package func endThisProcess() -> Never {
        var byDefault = sigaction()
        sigemptyset(&byDefault.sa_mask)
        sigaction(number, &byDefault, nil)
        var this = sigset_t()
        sigemptyset(&this)
        sigaddset(&this, number)
        pthread_sigmask(SIG_UNBLOCK, &this, nil)
        raise(number)
        System.exitAtOnce(128 + number)
    }

    /// Runs `body`; meanwhile, writing to a closed pipe is an error of the call and does not end
    /// the process.
    package static func withoutPipeSignal<Failure: Error>(
        _ body: () throws(Failure) -> Void
    ) throws(Failure) {
        let before = signal(SIGPIPE, SIG_IGN)
        defer { _ = signal(SIGPIPE, before) }
        try body()
    }
}

extension sigaction {
    /// Creates an action that calls a function with the origin of the signal.
    init(
        flags: Int32,
        _ handler:
            @escaping @convention(c) (
                Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?
            ) -> Void
    ) {
        self.init()
        sigemptyset(&sa_mask)
        sa_flags = flags | Int32(SA_SIGINFO)
        #if canImport(Darwin)
        __sigaction_u.__sa_sigaction = handler
        #elseif canImport(Musl)
        __sa_handler.sa_sigaction = handler
        #elseif canImport(Glibc)
        __sigaction_handler.sa_sigaction = handler
        #else
        sa_sigaction = handler
        #endif
    }
}
#endif
