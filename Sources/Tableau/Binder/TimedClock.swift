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

    /// Calls `action` once, on the main actor, in `seconds` seconds, also if the timer that can
    /// cancel the call is released.
    @discardableResult
    func schedule(after seconds: Double, _ action: @escaping @MainActor () -> Void) -> ClockTimer
}

/// A call that a ``TimedClock`` will make, unless it is cancelled.
@MainActor public final class ClockTimer {
    private var action: (@MainActor () -> Void)?
    package var didCancel: (() -> Void)?

    /// Creates a timer for a custom clock, which calls ``fire()`` when it is due.
    public init(_ action: @escaping @MainActor () -> Void) {
        self.action = action
    }

    /// Whether the timer has neither fired nor been cancelled.
    public var isPending: Bool { action != nil }

    /// Calls the action, unless the timer has fired or been cancelled.
    public func fire() {
        guard let action else { return }
        self.action = nil
        didCancel = nil
        action()
    }

    /// Cancels the timer and releases the action.
    public func cancel() {
        action = nil
        didCancel?()
        didCancel = nil
    }
}
