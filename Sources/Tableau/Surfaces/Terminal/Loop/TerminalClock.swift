#if !canImport(UIKit)
/// The clock of a terminal application, with timers.
///
/// An interactive application uses the ``TerminalSystemClock``; tests and recordings use a
/// ``TerminalVirtualClock``, on which a second takes no time and every run is the same. Services
/// should wait with the clock of their application, so that a recording shows them waiting:
///
/// ```swift
/// app.clock.schedule(after: 0.6) { reply(accounts) }
/// ```
@MainActor public protocol TerminalClock: AnyObject {
    /// The seconds since a fixed moment.
    var now: Double { get }

    /// Calls `action` once, on the main actor, in `seconds` seconds.
    ///
    /// - Returns: A timer that can cancel the call. If it is released, the timer still fires.
    @discardableResult
    func schedule(after seconds: Double, _ action: @escaping @MainActor () -> Void)
        -> TerminalTimer
}

/// A call that a ``TerminalClock`` will make, unless it is cancelled.
///
/// ```swift
/// let timer = app.clock.schedule(after: 1) { app.status("Done") }
/// timer.cancel()
/// ```
@MainActor public final class TerminalTimer {
    private var action: (@MainActor () -> Void)?
    var didCancel: (() -> Void)?

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
#endif
