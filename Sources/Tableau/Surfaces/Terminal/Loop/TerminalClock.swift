#if !canImport(UIKit)
/// What tells a terminal application the time and wakes it later.
///
/// An application that draws for people uses the ``TerminalSystemClock``; tests and recordings use
/// a ``TerminalVirtualClock``, on which a second takes no time and every run is the same.
/// Services of a sample should wait with the clock of their application, so that a recording shows
/// them waiting:
///
/// ```swift
/// app.clock.schedule(after: 0.6) { reply(accounts) }
/// ```
@MainActor public protocol TerminalClock: AnyObject {
    /// Seconds since some fixed moment.
    var now: Double { get }

    /// Calls `action` once, on the main actor, in `seconds` seconds.
    ///
    /// - Returns: The means to call it off. It may be dropped; the timer then still fires.
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

    /// A timer for a clock of your own, which calls ``fire()`` when it is time.
    public init(_ action: @escaping @MainActor () -> Void) {
        self.action = action
    }

    /// Whether it neither fired nor was cancelled.
    public var isPending: Bool { action != nil }

    /// Calls the action, unless that happened before or it was cancelled.
    public func fire() {
        guard let action else { return }
        self.action = nil
        didCancel = nil
        action()
    }

    /// Calls it off; the action is released.
    public func cancel() {
        action = nil
        didCancel?()
        didCancel = nil
    }
}
#endif
