import Dispatch
import TableauPlatform

/// Runs work on the current thread, in turn: what is scheduled by running work waits for its end.
///
/// Sequence sources like `of` take turns on the same queue. Work that is due later blocks the
/// thread until then.
public final class CurrentThreadScheduler: Scheduler, Sendable {
    /// The only one needed.
    public static let instance = CurrentThreadScheduler()

    private init() {}

    /// The time passed since the machine started.
    public var now: Duration { DispatchQueue.now }

    /// Runs `action` in turn; at once if nothing is running on this thread.
    @discardableResult
    public func schedule(_ action: @escaping () -> Void) -> any Disposable {
        let work = ScheduledWork(action)
        Trampoline.schedule { work.run() }
        return work
    }

    /// Runs `action` in turn, after waiting until it is due.
    @discardableResult
    public func schedule(after delay: Duration, _ action: @escaping () -> Void) -> any Disposable {
        let due = now + delay
        let work = ScheduledWork(action)
        Trampoline.schedule {
            let wait = due - DispatchQueue.now
            if wait > .zero { CurrentThread.sleep(for: wait) }
            work.run()
        }
        return work
    }
}
