#if !canImport(UIKit)
import Glibc

/// Restores the terminal when the process crashes, then lets the crash go its way.
///
/// Swift's runtime owns the crash signals on Linux: its handler prints the backtrace. So the
/// handlers here save the actions they replace and hand the signal back to them, depending on
/// where it came from:
/// - from the processor (`si_code` > 0): returning executes the fault again, under the old action;
/// - from the process itself, as `abort` does (< 0): raised again, under the old action;
/// - from another process (0): the default action, since the old one would survive it.
enum CrashGuard {

    /// Installs the handlers and `atexit`'s.
    ///
    /// Call on the main thread: the stack for handling a stack overflow belongs to one thread.
    static func install() {
        useAlternateStack()
        var action = sigaction()
        sigemptyset(&action.sa_mask)
        action.sa_flags = Int32(SA_SIGINFO) | Int32(SA_ONSTACK)
        action.__sigaction_handler.sa_sigaction = handleCrash
        let state = restoreState
        sigaction(SIGSEGV, &action, &state.pointee.actions.0)
        sigaction(SIGILL, &action, &state.pointee.actions.1)
        sigaction(SIGTRAP, &action, &state.pointee.actions.2)
        sigaction(SIGBUS, &action, &state.pointee.actions.3)
        sigaction(SIGFPE, &action, &state.pointee.actions.4)
        sigaction(SIGABRT, &action, &state.pointee.actions.5)
        atexit(restoreTerminal)
    }

    /// A stack for handlers, without which a stack overflow could not be handled.
    private static func useAlternateStack() {
        var current = stack_t()
        sigaltstack(nil, &current)
        guard current.ss_flags & Int32(SS_DISABLE) != 0 else { return }
        let size = 64 * 1024
        var stack = stack_t()
        // Never freed: the thread may overflow until the very end.
        stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
        stack.ss_size = size
        sigaltstack(&stack, nil)
    }
}

private func handleCrash(
    _ signal: Int32, _ info: UnsafeMutablePointer<siginfo_t>?, _ context: UnsafeMutableRawPointer?
) {
    restoreTerminal()
    let state = restoreState
    switch signal {
    case SIGSEGV: sigaction(signal, &state.pointee.actions.0, nil)
    case SIGILL: sigaction(signal, &state.pointee.actions.1, nil)
    case SIGTRAP: sigaction(signal, &state.pointee.actions.2, nil)
    case SIGBUS: sigaction(signal, &state.pointee.actions.3, nil)
    case SIGFPE: sigaction(signal, &state.pointee.actions.4, nil)
    default: sigaction(signal, &state.pointee.actions.5, nil)
    }
    let code = info?.pointee.si_code ?? 0
    if code > 0 { return }
    if code == 0 { Glibc.signal(signal, SIG_DFL) }
    raise(signal)
}
#endif
