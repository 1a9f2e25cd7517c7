#if !canImport(UIKit)
public import MiniRx
public import Tableau
package import TableauPlatform

/// A virtual clock for a whole screen: its binder's turns, MiniRx's operators and schedulers, and
/// the responses of its services.
///
/// ```swift
/// let clock = TestClock()
/// let screen = AccountsScreen(service: AccountsService(scheduler: clock), clock: clock)
/// clock.advance(by: .milliseconds(600))  // the response has arrived, and the table shows it
/// ```
///
/// Nothing runs by itself and nothing waits in real time. Times are in milliseconds, rounded up.
@MainActor
public final class TestClock {
    package enum Kind: String, Sendable {
        case turn, timer, answer, task
    }

    package struct Tag: Sendable {
        package var kind: Kind
        package var name: String
        /// The number of the step that scheduled it.
        package var step: Int
        /// The request whose answers stay in their order.
        package var request: Int?
    }

    /// The amount of work after which ``settle()`` gives up.
    package static let mostWork = 100_000

    /// The time in milliseconds.
    package let time = VirtualClock(0)
    /// The number of the current step, assigned to work that it schedules.
    package var step = 0

    /// Creates a clock at zero.
    public init() {}

    /// A Boolean value that indicates whether no work is waiting.
    public var isIdle: Bool { time.waiting.isEmpty }

    /// Advances time and runs the work that becomes due, in order, including work that it schedules.
    ///
    /// Without a duration it runs work that is due now, such as a binder's turn.
    public func advance(by duration: Duration = .zero) {
        let end = time.now + max(0, Self.ticks(duration))
        while time.runNext(upTo: end) {}
        time.pass(to: end)
    }

    /// Advances time until no work is waiting.
    ///
    /// Throws a ``ClockNeverSettles`` if there always is: a repeating timer, or a request sent again.
    public func settle() throws(ClockNeverSettles) {
        for _ in 0..<Self.mostWork {
            guard time.runNext(upTo: .max) else { return }
        }
        guard let next = time.waiting.first else { return }
        let tag = next.tag as? Tag
        throw ClockNeverSettles(work: Self.mostWork, waiting: tag?.name ?? "a timer")
    }

    package func add(
        _ kind: Kind, named name: String, of request: Int? = nil,
        after delay: Duration = .zero, _ action: @escaping () -> Void
    ) -> VirtualClock<Int>.Work {
        let ticks = kind == .timer ? max(1, Self.ticks(delay)) : max(0, Self.ticks(delay))
        let work = time.add(at: time.now + ticks, action)
        work.tag = Tag(kind: kind, name: name, step: step, request: request)
        return work
    }

    static func ticks(_ duration: Duration) -> Int {
        // Not as floating-point numbers, which are a tick too long for some times.
        let tick = Duration.milliseconds(1).attoseconds
        // Clamped to a century: longer than any test, and far from overflow.
        return Int(min(max((duration.attoseconds + tick - 1) / tick, -1), 3_200_000_000_000))
    }
}

extension TestClock: UpdateClock {
    /// Schedules a binder's `turn`, which runs once, on the next ``advance(by:)``.
    public func schedule(_ turn: @escaping @MainActor () -> Void) {
        _ = add(.turn, named: "turn") { MainActor.assumeIsolated(turn) }
    }
}

extension TestClock: @MainActor Scheduler {
    /// The time since the clock was created.
    public var now: Duration { .milliseconds(time.now) }

    /// Runs `action` after a millisecond.
    public func schedule(_ action: @escaping () -> Void) -> any Disposable {
        add(.timer, named: "work", action)
    }

    /// Runs `action` after some time, at least a millisecond.
    public func schedule(after delay: Duration, _ action: @escaping () -> Void) -> any Disposable {
        add(.timer, named: "timer of \(delay)", after: delay, action)
    }
}

/// An error for a clock on which there is always more work.
public struct ClockNeverSettles: Error, Hashable, Sendable, CustomStringConvertible {
    /// The number of pieces of work that ran.
    public let work: Int
    /// The next waiting work.
    public let waiting: String

    /// A description of the problem and its solution, in one line.
    public var description: String {
        "\(work) pieces of work ran and \(waiting) still waits: something repeats. Use "
            + "advance(by:) to stop at a time."
    }
}
#endif
