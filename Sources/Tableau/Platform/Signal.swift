#if TABLEAU_HAS_TERMINAL
import TableauCLibrary

/// A signal from the system or another process; the numbers differ between systems.
package struct Signal: Hashable, Sendable {
    package static let hangUp = Signal(number: SIGHUP)
    package static let interrupt = Signal(number: SIGINT)
    package static let quit = Signal(number: SIGQUIT)
    package static let terminate = Signal(number: SIGTERM)
    package static let kill = Signal(number: SIGKILL)
    /// Like Control-Z, which a process may ignore; and the stop that none can.
    package static let stop = Signal(number: SIGTSTP)
    package static let forcedStop = Signal(number: SIGSTOP)
    package static let `continue` = Signal(number: SIGCONT)
    package static let windowSize = Signal(number: SIGWINCH)

    package let number: Int32

    package init(number: Int32) { self.number = number }

    /// Sends the signal; the error explains why it may not be sent.
    @discardableResult
    package func send(to process: Int32) -> SystemError? {
        TableauCLibrary.kill(process, number) == 0 ? nil : .last
    }

    /// Sends the signal to the process that started at a time, never to a later one with its number.
    package func send(to process: Int32, startedAt start: Int) -> SystemError? {
        ProcessFacts(id: process)?.start == start ? send(to: process) : SystemError(code: ESRCH)
    }

    /// Stops this process or its group, as Control-Z stops a program, and returns when it is continued.
    ///
    /// In an orphaned process group, which cannot be continued, it returns at once: the kernel
    /// ignores SIGTSTP there, which is why that is sent, not SIGSTOP.
    @MainActor package static func stopThisProcess(stopsGroup: Bool) {
        // On the main thread, which the kernel stops before the call returns.
        withDefaultStop { _ = TableauCLibrary.kill(stopsGroup ? 0 : getpid(), SIGTSTP) }
    }

    /// Runs `body`; meanwhile, Control-Z stops this process as it does by default.
    @MainActor static func withDefaultStop(_ body: () -> Void) {
        var ours = sigaction()
        sigaction(SIGTSTP, nil, &ours)
        signal(SIGTSTP, SIG_DFL)
        body()
        sigaction(SIGTSTP, &ours, nil)
    }

    /// Ends this process as the signal does by default, so that its parent knows why; the first process
    /// of a container, which the kernel spares, exits as a shell reports it.
    package func endThisProcess() -> Never {
        signal(number, SIG_DFL)
        unblock()
        raise(number)
        System.exitAtOnce(128 + number)
    }

    /// Lets this thread get the signal.
    func unblock() {
        var this = sigset_t()
        sigemptyset(&this)
        sigaddset(&this, number)
        pthread_sigmask(SIG_UNBLOCK, &this, nil)
    }

    /// Runs `body`; meanwhile, writing to a closed pipe is an error of the call, not the process's end.
    package static func withoutPipeSignal<Failure: Error>(
        _ body: () throws(Failure) -> Void
    ) throws(Failure) {
        let before = signal(SIGPIPE, SIG_IGN)
        defer { _ = signal(SIGPIPE, before) }
        try body()
    }
}
#endif
