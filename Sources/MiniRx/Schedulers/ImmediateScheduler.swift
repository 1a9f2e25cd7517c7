import Dispatch
import TableauPlatform

/// Runs work at once, before `schedule` returns.
///
/// Work that is due later blocks the thread until then.
public final class ImmediateScheduler: Scheduler, Sendable {
    /// The only one needed.
    public static let instance = ImmediateScheduler()

    private init() {}

    /// The time passed since the machine started.
    public var now: Duration { DispatchQueue.now }

    /// Runs `action` and returns.
    ///
    /// - Returns: nothing that could be cancelled.
    public func schedule(_ action: @escaping () -> Void) -> any Disposable {
        action()
        return Disposables.create()
    }

    /// Waits, runs `action`, and returns.
    ///
    /// - Returns: nothing that could be cancelled.
    public func schedule(after delay: Duration, _ action: @escaping () -> Void) -> any Disposable {
        CurrentThread.sleep(for: delay)
        action()
        return Disposables.create()
    }
}
