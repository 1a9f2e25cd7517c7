#if !canImport(UIKit)
import Dispatch
public import Tableau
import TableauPlatform

/// The clock of a terminal application, with timers.
///
/// An interactive application uses one of real time; tests and recordings use a
/// ``TerminalVirtualClock``, on which a second takes no time and every run is the same.
public typealias TerminalClock = TimedClock

/// A clock of real time, with Dispatch timers on the main queue.
@MainActor final class TerminalSystemClock: TerminalClock {
    /// The seconds since the machine started.
    var now: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }

    func schedule(
        after seconds: Double, _ action: @escaping @MainActor () -> Void
    ) -> @MainActor () -> Void {
        let source = DispatchSource.makeTimerSource(flags: .strict, queue: .main)
        source.schedule(deadline: .now() + max(0, seconds), leeway: .nanoseconds(0))
        source.setEventHandler {
            MainActor.assumeIsolated {
                source.cancel()
                action()
            }
        }
        // A resumed source retains itself until it is cancelled.
        source.resume()
        return { source.cancel() }
    }
}

/// A clock that advances only when told to.
///
/// ```swift
/// let clock = TerminalVirtualClock()
/// clock.schedule(after: 0.6) { print("now") }
/// clock.advance(by: 1)  // prints "now", and no time passed
/// ```
@MainActor public final class TerminalVirtualClock: TerminalClock {
    let clock = VirtualClock(0.0)

    /// Creates a clock at 0.
    public init() {}

    /// The seconds since the clock was created.
    public var now: Double { clock.now }

    /// Calls `action` when the clock is advanced to `seconds` seconds from now or later.
    @discardableResult
    public func schedule(
        after seconds: Double, _ action: @escaping @MainActor () -> Void
    ) -> @MainActor () -> Void {
        let work = clock.add(at: now + max(0, seconds)) { MainActor.assumeIsolated(action) }
        return { work.cancel() }
    }

    /// Advances time, firing due timers, earliest first and each at its own time.
    public func advance(by seconds: Double) {
        let end = now + max(0, seconds)
        while clock.runNext(upTo: end) {}
        clock.pass(to: end)
    }
}
#endif
