#if !canImport(UIKit)
import MiniRx

/// A scheduler on which waiting takes no time: work runs when it is told to, in the order it is due.
///
/// ```swift
/// let scheduler = VirtualScheduler()
/// service.fetchAccounts()  // answers after 0.6 s of the scheduler's time
/// while !scheduler.isIdle { scheduler.runNext() }
/// ```
@MainActor
final class VirtualScheduler: @MainActor Scheduler {
    /// The time that has passed on it.
    private(set) var now: Duration = .zero

    private var queue: [(due: Duration, work: () -> Void, ticket: SerialDisposable)] = []

    /// A scheduler at time 0 with nothing to do.
    init() {}

    /// Whether nothing waits.
    var isIdle: Bool { queue.isEmpty }

    func schedule(_ action: @escaping () -> Void) -> any Disposable {
        schedule(after: .zero, action)
    }

    func schedule(
        after delay: Duration, _ action: @escaping () -> Void
    ) -> any Disposable {
        let ticket = SerialDisposable()
        let due = now + delay
        // Behind everything due at the same time: first come, first served.
        let place = queue.firstIndex { $0.due > due } ?? queue.endIndex
        queue.insert((due, action, ticket), at: place)
        return ticket
    }

    /// Moves the time on to what is due next, and runs it.
    func runNext() {
        guard !queue.isEmpty else { return }
        let next = queue.removeFirst()
        now = max(now, next.due)
        if !next.ticket.isDisposed { next.work() }
    }
}
#endif
