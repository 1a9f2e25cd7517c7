#if !canImport(UIKit)
import Dispatch
import Glibc

/// Hears the signals that are no crashes, as events of the main queue.
///
/// A handler writes the signal's number into a pipe, which the main queue reads. So from the moment
/// that ``on(_:perform:)`` returns no signal is lost or kills the process. Dispatch's own signal
/// sources are set up later, on another thread, and a signal in between would have its default
/// effect.
@MainActor final class SignalWatcher {
    private var actions: [Int32: @MainActor (Int32) -> Void] = [:]
    private var previous: [Int32: sigaction] = [:]
    private var source: (any DispatchSourceRead)?
    private var pipe: (read: Int32, write: Int32)?

    /// Opens the pipe.
    init() {
        var ends: [Int32] = [-1, -1]
        guard Glibc.pipe(&ends) == 0 else { return }
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        pipe = (ends[0], ends[1])
        signalPipe.pointee = ends[1]
        let source = DispatchSource.makeReadSource(fileDescriptor: ends[0], queue: .main)
        source.setEventHandler { [weak self] in
            MainActor.assumeIsolated { self?.readSignals() }
        }
        source.setCancelHandler { close(ends[0]) }
        source.resume()
        self.source = source
    }

    /// Calls `action` whenever a signal arrives, instead of what it would do by itself.
    func on(_ signals: Int32..., perform action: @escaping @MainActor (Int32) -> Void) {
        guard pipe != nil else { return }
        var handled = sigset_t()
        sigemptyset(&handled)
        for signal in signals {
            actions[signal] = action
            var new = sigaction()
            sigemptyset(&new.sa_mask)
            new.sa_flags = SA_RESTART
            new.__sigaction_handler.sa_handler = noteSignal
            var old = sigaction()
            sigaction(signal, &new, &old)
            previous[signal] = old
            sigaddset(&handled, signal)
        }
        // Whoever started the process may have blocked them.
        pthread_sigmask(SIG_UNBLOCK, &handled, nil)
    }

    /// Hears no more; signals do what they did before.
    func end() {
        for (signal, var action) in previous { sigaction(signal, &action, nil) }
        previous = [:]
        actions = [:]
        signalPipe.pointee = -1
        source?.cancel()
        source = nil
        if let pipe { close(pipe.write) }
        pipe = nil
    }

    private func readSignals() {
        guard let pipe else { return }
        var numbers = [UInt8](repeating: 0, count: 64)
        let count = read(pipe.read, &numbers, numbers.count)
        guard count > 0 else { return }
        for number in numbers[..<count] { actions[Int32(number)]?(Int32(number)) }
    }
}

/// Where the handler writes: plain memory, since a handler may run at any moment.
///
/// Unsafe by the rules of concurrency, but right: it is one word, written on the main thread while
/// no handler is installed, and read by handlers.
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
