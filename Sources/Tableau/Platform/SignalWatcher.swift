#if TABLEAU_HAS_TERMINAL
import TableauCLibrary
package import Dispatch
import Synchronization

/// Delivers all signals except crashes as events, at once on a queue of its own, then on the main
/// queue.
///
/// A handler writes the signal's number into a pipe, which the queue reads even while the main
/// thread is busy. So once ``on(_:perform:)`` returns, no signal is lost or kills the process.
/// Dispatch's own signal sources are installed later, on another thread, and a signal in between
/// would have its default effect.
@MainActor package final class SignalWatcher {
    /// What each watched signal does, and did before.
    private var watched: [Signal: (action: @MainActor () -> Void, before: sigaction)] = [:]
    private let pipe: (read: Int32, write: Int32)
    private let queue: DispatchQueue
    private let source: any DispatchSourceRead
    private let heard: @Sendable (Signal) -> Void
    /// Whether another program has the terminal.
    private let isGivingWay = Atomic(false)

    /// Creates a watcher with its pipe; nil if the system has none left.
    ///
    /// - `queue`: Hears signals; never keep it busy.
    /// - `heard`: Called there, before the signal's action is on the main queue.
    package init?(queue: DispatchQueue, heard: @escaping @Sendable (Signal) -> Void) {
        guard let pipe = Descriptor.makePipe() else { return nil }
        self.queue = queue
        self.heard = heard
        self.pipe = pipe
        Descriptor.unblock(pipe.read)
        Descriptor.unblock(pipe.write)
        signalPipe.store(pipe.write, ordering: .relaxed)
        source = DispatchSource.makeReadSource(fileDescriptor: pipe.read, queue: queue)
        source.setEventHandler { @Sendable [weak self] in self?.readSignals(pipe.read) }
        source.setCancelHandler { @Sendable in Descriptor.close(pipe.read) }
        source.resume()
    }

    /// Calls `action` for a signal, instead of its default effect.
    package func on(_ signal: Signal, perform action: @escaping @MainActor () -> Void) {
        var before = sigaction()
        sigaction(signal.number, nil, &before)
        watched[signal] = (action, before)
        TableauCLibrary.signal(signal.number, noteSignal)
        // The parent process may have blocked it.
        signal.unblock()
    }

    /// Gives signals their previous effect again; those that arrived before are heard when it returns.
    package func end() {
        for (signal, var this) in watched { sigaction(signal.number, &this.before, nil) }
        watched = [:]
        guard !source.isCancelled else { return }
        queue.sync { readSignals(pipe.read) }
        signalPipe.store(-1, ordering: .relaxed)
        source.cancel()
        close(pipe.write)
    }

    /// Runs `body`, which starts a program on the terminal: keyboard signals are for that program,
    /// and stop this process together with it.
    package func lendTerminal(to body: () -> Void) {
        Signal.withDefaultStop {
            isGivingWay.store(true, ordering: .relaxed)
            body()
            queue.sync { readSignals(pipe.read) }
            isGivingWay.store(false, ordering: .relaxed)
        }
    }

    /// Call it on the queue.
    private nonisolated func readSignals(_ pipe: Int32) {
        for number in Descriptor.read(pipe, upTo: 64) {
            let signal = Signal(number: Int32(number))
            if isGivingWay.load(ordering: .relaxed) {
                // Those of the keyboard are for the other program; one that ends both was sent to
                // this one, which can't end in order while it waits.
                if [.interrupt, .quit, .continue, .windowSize].contains(signal) { continue }
                ChildProcess.passOn(signal)
            }
            heard(signal)
            DispatchQueue.main.async { [weak self] in
                MainActor.assumeIsolated { self?.watched[signal]?.action() }
            }
        }
    }
}

/// The pipe for the handler, which may run at any moment.
private let signalPipe = Atomic<Int32>(-1)

private func noteSignal(_ signal: Int32) {
    let error = errno
    var number = UInt8(truncatingIfNeeded: signal)
    _ = write(signalPipe.load(ordering: .relaxed), &number, 1)
    errno = error
}
#endif
