import Dispatch
import TableauPlatform

/// A closure that runs once, as when a dispatch queue gets to it; released when it is cancelled.
///
/// `@unchecked Sendable`: the lock guards the closure. Its captures stay in one isolation because
/// of who schedules it: the main scheduler takes plain closures in `@MainActor` code only and runs
/// them on the main queue; other queues take only `@Sendable` closures.
final class ScheduledWork: Disposable, @unchecked Sendable {
    private let lock = Lock()
    private var action: (() -> Void)?

    init(_ action: @escaping () -> Void) { self.action = action }

    func run() { take()?() }

    func dispose() { _ = take() }

    private func take() -> (() -> Void)? { lock.withLock { action.take() } }
}

extension DispatchQueue {
    @discardableResult
    func schedule(after delay: Duration = .zero, _ action: @escaping () -> Void) -> ScheduledWork {
        let work = ScheduledWork(action)
        if delay <= .zero {
            async { work.run() }
        } else {
            // At most some 285 years, the longest time that Dispatch knows.
            asyncAfter(deadline: .now() + min(delay / .seconds(1), 9e9)) { work.run() }
        }
        return work
    }

    /// The time since the machine started: that of `DispatchTime`, without its conversions.
    static var now: Duration { .nanoseconds(Int64(bitPattern: System.nanoseconds)) }
}
