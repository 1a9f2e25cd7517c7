#if TABLEAU_HAS_TERMINAL
import TableauCLibrary

/// Calls a function when the process crashes, then lets the crash continue; also on `exit`.
///
/// Swift's runtime owns the crash signals on Linux: its handler prints the backtrace. So the
/// handlers here save the actions they replace and pass the signal on to them, depending on its
/// origin:
/// - from the processor (`si_code` > 0): returning executes the fault again, under the old action;
/// - from the process itself, as `abort` does (< 0): raised again, under the old action;
/// - from another process (0): the default action, since the old one would survive it.
///
/// Darwin does not distinguish these, so there it is always the default action, which writes the
/// system's crash report.
package enum CrashGuard {
    /// The signals of crashes, whose numbers differ between systems.
    package static let signals = [SIGSEGV, SIGILL, SIGTRAP, SIGBUS, SIGFPE, SIGABRT]

    /// Installs the handlers and `atexit`'s, which call a function that must be signal-safe.
    ///
    /// Call once, on the main thread: the stack for handling a stack overflow belongs to one thread.
    package static func install(_ restore: @escaping @convention(c) () -> Void) {
        useAlternateStack()
        restoreAtCrash = restore
        var action = sigaction()
        action.sa_flags = Int32(SA_ONSTACK) | Int32(SA_SIGINFO)
        #if canImport(Darwin)
        action.__sigaction_u.__sa_sigaction = handleCrash
        #elseif canImport(Musl)
        action.__sa_handler.sa_sigaction = handleCrash
        #elseif canImport(Glibc)
        action.__sigaction_handler.sa_sigaction = handleCrash
        #else
        action.sa_sigaction = handleCrash
        #endif
        for number in signals {
            sigaction(number, &action, previousActions + Int(number))
        }
        atexit(restore)
    }

    /// Sets up a stack for handlers, without which a stack overflow could not be handled.
    private static func useAlternateStack() {
        var current = stack_t()
        sigaltstack(nil, &current)
        guard current.ss_flags & Int32(SS_DISABLE) != 0 else { return }
        let size = 64 * 1024
        var stack = stack_t()
        // Never freed: the thread may overflow until it ends.
        stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
        stack.ss_size = .init(size)
        sigaltstack(&stack, nil)
    }
}

// What the handler reads, in plain memory: it may run in the middle of any allocation. Not checked by
// the compiler, but safe: both are written before a handler is installed.

private nonisolated(unsafe) var restoreAtCrash: (@convention(c) () -> Void)?
/// The previous actions, by the numbers of their signals.
private nonisolated(unsafe) let previousActions =
    UnsafeMutablePointer<sigaction>.allocate(capacity: 32)

private func handleCrash(
    _ number: Int32, _ info: UnsafeMutablePointer<siginfo_t>?, _ context: UnsafeMutableRawPointer?
) {
    restoreAtCrash?()
    #if canImport(Darwin)
    signal(number, SIG_DFL)
    #else
    sigaction(number, previousActions + Int(number), nil)
    let code = info?.pointee.si_code ?? 0
    if code > 0 { return }
    if code == 0 { signal(number, SIG_DFL) }
    #endif
    raise(number)
}
#endif
