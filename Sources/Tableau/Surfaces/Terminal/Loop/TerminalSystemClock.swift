#if !canImport(UIKit)
import Dispatch

/// A clock of real time, with Dispatch timers on the main queue.
///
/// ```swift
/// app.clock.schedule(after: 0.5) { screen.isLoading = false }  // half a second from now
/// ```
@MainActor public final class TerminalSystemClock: TerminalClock {
    /// Creates a clock.
    public init() {}

    /// The seconds since the machine started.
    public var now: Double {
        Double(DispatchTime.now().uptimeNanoseconds) / 1e9
    }

    /// Calls `action` once, on the main actor, in `seconds` seconds.
    @discardableResult
    public func schedule(after seconds: Double, _ action: @escaping @MainActor () -> Void)
        -> TerminalTimer
    {
        let timer = TerminalTimer(action)
        let source = DispatchSource.makeTimerSource(flags: .strict, queue: .main)
        source.schedule(deadline: .now() + max(0, seconds), leeway: .nanoseconds(0))
        source.setEventHandler {
            MainActor.assumeIsolated {
                source.cancel()
                timer.fire()
            }
        }
        // A resumed source retains itself until it is cancelled.
        timer.didCancel = { source.cancel() }
        source.resume()
        return timer
    }
}
#endif
