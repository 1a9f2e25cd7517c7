/// A clock with timers: that of a terminal application, real or virtual.
///
/// Services should wait with the clock of their application, so that a recording, on a virtual clock,
/// shows them waiting:
///
/// ```swift
/// app.clock.schedule(after: 0.6) { reply(accounts) }
/// ```
///
/// `ClockScheduler` of TableauRx lets MiniRx's operators wait with it.
@MainActor public protocol TimedClock: AnyObject {
    /// The seconds since a fixed moment.
    var now: Double { get }

    /// Calls `action` once, on the main actor, in `seconds` seconds; returns what cancels that.
    @discardableResult
    func schedule(
        after seconds: Double, _ action: @escaping @MainActor () -> Void
    ) -> @MainActor () -> Void
}
