import Dispatch
import Glibc

/// Hears the signals that are no crashes, as events of the main queue.
@MainActor final class SignalWatcher {
    private var sources: [any DispatchSourceSignal] = []

    /// Calls `action` whenever a signal arrives, instead of what it would do by itself.
    ///
    /// Dispatch takes care of the signal; to also ignore it with `signal` would take it away.
    func on(_ signals: Int32..., perform action: @escaping @MainActor (Int32) -> Void) {
        for signal in signals {
            let source = DispatchSource.makeSignalSource(signal: signal, queue: .main)
            source.setEventHandler {
                MainActor.assumeIsolated { action(signal) }
            }
            source.resume()
            sources.append(source)
        }
    }

    /// Hears no more.
    func end() {
        for source in sources { source.cancel() }
        sources = []
    }
}
