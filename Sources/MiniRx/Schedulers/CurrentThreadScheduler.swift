import Dispatch
import TableauPlatform

/// Runs work on the current thread in order; work scheduled by running work waits for its end.
///
/// Sequence sources like `of` use the same queue. Work that is due later blocks the thread until
/// then.
public final class CurrentThreadScheduler: Scheduler, Sendable {
    /// The shared instance.
    public static let instance = CurrentThreadScheduler()

    private init() {}

    /// The time since the machine started.
    public var now: Duration { DispatchQueue.now }

    /// Runs `action` after the queued work, or immediately if this thread is idle.
    @discardableResult
    public func schedule(_ action: @escaping () -> Void) -> any Disposable {
        let work = ScheduledWork(action)
        Trampoline.schedule { work.run() }
        return work
    }

    /// Waits until `action` is due, then runs it after the queued work.
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
