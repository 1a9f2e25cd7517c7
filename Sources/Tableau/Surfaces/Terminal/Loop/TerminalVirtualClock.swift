#if !canImport(UIKit)
/// A clock that advances only when told to.
///
/// ```swift
/// let clock = TerminalVirtualClock()
/// clock.schedule(after: 0.6) { print("now") }
/// clock.advance(by: 1)  // prints "now", and no time passed
/// ```
@MainActor public final class TerminalVirtualClock: TerminalClock {
    /// The seconds since the clock was created.
    public private(set) var now: Double = 0

    /// In the order in which they were scheduled.
    private var timers: [(due: Double, timer: TerminalTimer)] = []

    /// Creates a clock at 0.
    public init() {}

    /// Calls `action` when the clock is advanced to `seconds` seconds from now or later.
    @discardableResult
    public func schedule(after seconds: Double, _ action: @escaping @MainActor () -> Void)
        -> TerminalTimer
    {
        let timer = TerminalTimer(action)
        timers.append((now + max(0, seconds), timer))
        return timer
    }

    /// Advances time, firing due timers, earliest first and each at its own time.
    public func advance(by seconds: Double) {
        let end = now + max(0, seconds)
        while fireNext(until: end) {}
        now = max(now, end)
    }

    /// The due time of the next timer; nil if there is none.
    public var nextDue: Double? {
        timers.removeAll { !$0.timer.isPending }
        return timers.map(\.due).min()
    }

    /// Advances time to the next timer and fires it, if it is due by `end`.
    package func fireNext(until end: Double) -> Bool {
        guard let due = nextDue, due <= end,
            let index = timers.firstIndex(where: { $0.due == due })
        else { return false }
        let timer = timers.remove(at: index).timer
        now = max(now, due)
        timer.fire()
        return true
    }

    /// Advances time without firing; timers due meanwhile fire with the next advance.
    func skip(to time: Double) {
        now = max(now, time)
    }
}
#endif
