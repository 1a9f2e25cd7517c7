#if TABLEAU_HAS_TERMINAL
#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Android)
import Android
#endif

/// Delivers all signals except crashes as events on the main queue.
///
/// A handler writes the signal's number into a pipe, which the main queue reads. So once
/// ``on(_:perform:)`` returns, no signal is lost or kills the process. Dispatch's own signal
/// sources are installed later, on another thread, and a signal in between would have its default
/// effect.
@MainActor package final class SignalWatcher {
    private var actions: [Int32: @MainActor (Signal) -> Void] = [:]
    private var previous: [Int32: sigaction] = [:]
    private var watch: DescriptorWatch?
    private var pipe: (read: Int32, write: Int32)?
    /// Whether another program has the terminal.
    private var isGivingWay = false

    /// Creates a watcher with its pipe.
    package init() {
        guard let pipe = Descriptor.makePipe() else { return }
        Descriptor.unblock(pipe.read)
        Descriptor.unblock(pipe.write)
        self.pipe = pipe
        signalPipe.pointee = pipe.write
        watch = DescriptorWatch(pipe.read, for: .reading) { [weak self] in self?.readSignals() }
    }

    /// Calls `action` for each signal, instead of its default effect.
    package func on(_ signals: Signal..., perform action: @escaping @MainActor (Signal) -> Void) {
        guard pipe != nil else { return }
        var handled = sigset_t()
        sigemptyset(&handled)
        for signal in signals {
            let number = signal.number
            actions[number] = action
            var new = sigaction(flags: Int32(SA_RESTART), noteSignal)
            var old = sigaction()
            sigaction(number, &new, &old)
            previous[number] = old
            sigaddset(&handled, number)
        }
        // The parent process may have blocked them.
        pthread_sigmask(SIG_UNBLOCK, &handled, nil)
    }

    /// Stops watching; signals have their previous effect again.
    package func end() {
        for (number, var action) in previous { sigaction(number, &action, nil) }
        previous = [:]
        actions = [:]
        signalPipe.pointee = -1
        watch?.end(closing: true)
        watch = nil
        if let pipe { close(pipe.write) }
        pipe = nil
    }

    /// Runs `body`, which starts a program on the terminal: keyboard signals are for that program,
    /// and stop this process together with it.
    package func giveWay(to body: () -> Void) {
        var byDefault = sigaction()
        var ours = sigaction()
        sigemptyset(&byDefault.sa_mask)
        sigaction(SIGTSTP, &byDefault, &ours)
        isGivingWay = true
        body()
        readSignals()
        isGivingWay = false
        sigaction(SIGTSTP, &ours, nil)
    }

    private func readSignals() {
        guard let pipe else { return }
        for number in Descriptor.read(pipe.read, upTo: 64) {
            guard let signal = Signal(number: Int32(number)) else { continue }
            switch signal {
            case .interrupt, .quit, .continue, .windowSize:
                if !isGivingWay { actions[signal.number]?(signal) }
            default: actions[signal.number]?(signal)
            }
        }
    }
}

/// The pipe for the handler, in plain memory, since a handler may run at any moment.
///
/// Not checked by the compiler, but safe: it is one word, written on the main thread while no
/// handler is installed, and read by handlers.
private nonisolated(unsafe) let signalPipe: UnsafeMutablePointer<Int32> = {
    let memory = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
    memory.initialize(to: -1)
    return memory
}()

private func noteSignal(_ signal: Int32) {
    let error = errno
    var number = UInt8(truncatingIfNeeded: signal)
    _ = write(signalPipe.pointee, &number, 1)
    errno = error
}
#endif
