#if !canImport(UIKit)
public import MiniRx
package import MiniRxTest
public import Tableau

/// One virtual time for everything that a screen waits for: its binder's turns, MiniRx's operators
/// and schedulers, the answers of its services.
///
/// ```swift
/// let clock = TestClock()
/// let screen = AccountsScreen(service: AccountsService(scheduler: clock), clock: clock)
/// clock.advance(by: .milliseconds(600))  // the answer is there, and the table shows it
/// ```
///
/// Nothing runs by itself, and nothing waits for real. Times count in milliseconds; what is shorter
/// is rounded up.
@MainActor
public final class TestClock {
    /// What a piece of work is.
    package enum Kind: String, Sendable {
        case turn
        case timer
        case answer
        case task
    }

    /// What is known of a piece of work that waits.
    package struct Tag: Sendable {
        package var kind: Kind
        package var name: String
        /// The number of the step that it was scheduled in.
        package var step: Int
    }

    /// How much runs at most before ``settle()`` gives up.
    package static let mostWork = 100_000

    package let scheduler = TestScheduler(resolution: .milliseconds(1))
    /// The number of the step under way, for work that this schedules.
    package var step = 0

    /// A clock at zero.
    public init() {}

    /// Whether nothing waits.
    public var isIdle: Bool { scheduler.waiting().isEmpty }

    /// Lets time pass: runs what is due by then, in order, and what that makes due.
    ///
    /// - Parameter duration: How long; zero runs what is due now, such as a binder's turn.
    public func advance(by duration: Duration = .zero) {
        scheduler.advanceTo(scheduler.clock + max(0, Self.ticks(duration)))
    }

    /// Lets time pass until nothing waits.
    ///
    /// - Throws: A ``ClockNeverSettles`` if there is always something: a timer that repeats, a
    ///   request that is sent again and again.
    public func settle() throws(ClockNeverSettles) {
        for _ in 0..<Self.mostWork where !scheduler.runNext() { return }
        guard let next = scheduler.waiting().first else { return }
        let tag = next.tag as? Tag
        throw ClockNeverSettles(work: Self.mostWork, waiting: tag?.name ?? "a timer")
    }

    /// Has a piece of work wait.
    package func add(
        _ kind: Kind, _ name: String, after delay: Duration, _ action: @escaping () -> Void
    ) -> EventQueue.Item {
        let ticks = kind == .timer ? max(1, Self.ticks(delay)) : max(0, Self.ticks(delay))
        let item = scheduler.add(at: scheduler.clock + ticks, action)
        item.tag = Tag(kind: kind, name: name, step: step)
        return item
    }

    private static func ticks(_ duration: Duration) -> Int {
        // A century is further than any test goes, and far from the end of the numbers.
        let ticks = (duration / .milliseconds(1)).rounded(.up)
        return Int(min(max(ticks, -1), 3.2e12))
    }
}

extension TestClock: UpdateClock {
    /// Runs a binder's `turn` once, at the next ``advance(by:)``.
    public func schedule(_ turn: @escaping @MainActor () -> Void) {
        _ = add(.turn, "turn", after: .zero) { MainActor.assumeIsolated(turn) }
    }
}

extension TestClock: @MainActor Scheduler {
    /// The time passed since the clock was made.
    public var now: Duration { scheduler.now }

    /// Runs `action` a millisecond from now: work takes time.
    public func schedule(_ action: @escaping () -> Void) -> any Disposable {
        add(.timer, "work", after: .zero, action)
    }

    /// Runs `action` after some time, a millisecond at least.
    public func schedule(after delay: Duration, _ action: @escaping () -> Void) -> any Disposable {
        add(.timer, "timer of \(delay)", after: delay, action)
    }
}

/// A clock on which something always waits.
public struct ClockNeverSettles: Error, Hashable, Sendable, CustomStringConvertible {
    /// How much was run.
    public let work: Int
    /// What waits next.
    public let waiting: String

    /// What happened and what to do, in one line.
    public var description: String {
        "\(work) pieces of work ran and \(waiting) still waits: something repeats. Use "
            + "advance(by:) to stop at a time."
    }
}
#endif
