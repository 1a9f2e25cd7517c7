import Dispatch
import TableauPlatform

/// Runs work immediately, before `schedule` returns.
///
/// Work that is due later blocks the thread until then.
public final class ImmediateScheduler: Scheduler, Sendable {
    /// The shared instance.
    public static let instance = ImmediateScheduler()

    private init() {}

    /// The time since the machine started.
    public var now: Duration { DispatchQueue.now }

    /// Runs `action` and returns.
    ///
    /// - Returns: A disposable that does nothing.
    public func schedule(_ action: @escaping () -> Void) -> any Disposable {
        action()
        return Disposables.create()
    }

    /// Waits, runs `action`, and returns.
    ///
    /// - Returns: A disposable that does nothing.
    public func schedule(after delay: Duration, _ action: @escaping () -> Void) -> any Disposable {
        CurrentThread.sleep(for: delay)
        action()
        return Disposables.create()
    }
}
